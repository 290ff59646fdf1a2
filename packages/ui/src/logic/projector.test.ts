import { expect, test } from 'vitest';
import { projector, type Shot, type Stage } from './projector.ts';

interface Named extends Shot<string> {
  readonly name: string;
}

/** A stage whose time passes only when the test says so. */
function theatre() {
  const seen: string[] = [];
  let still = false;
  let pending: { ms: number; then: () => void } | undefined;
  let shown = 'start';
  const show = (view: string) => {
    if (view !== shown) seen.push(view);
    shown = view;
  };
  const stage: Stage<string, Named> = {
    show,
    play: shot => shot && seen.push(`${shot.name} ${shot.ms}`),
    wait: (ms, then) => {
      const own = { ms, then };
      pending = own;
      return () => (pending = pending === own ? undefined : pending);
    },
    isStill: () => still,
  };
  const film = projector(stage, 'start');
  const pass = () => {
    const due = pending;
    pending = undefined;
    due?.then();
  };
  return { film, seen, pass, freeze: () => (still = true), isWaiting: () => pending !== undefined };
}

const shot = (name: string, ms: number): Named => ({ name, ms });

test('shots run over the old view, then the new view is shown', () => {
  const { film, seen, pass } = theatre();
  film.add({ shots: [shot('fly', 300), shot('note', 500)], view: 'two' });
  expect(seen).toEqual(['fly 300']);
  pass();
  expect(seen).toEqual(['fly 300', 'note 500']);
  pass();
  expect(seen.at(-1)).toBe('two');
  expect(film.isRunning()).toBe(false);
});

test('scenes follow one another', () => {
  const { film, seen, pass } = theatre();
  film.add({ shots: [shot('a', 300)], view: 'one' });
  film.add({ shots: [shot('b', 300)], view: 'two' });
  pass();
  pass();
  expect(seen).toEqual(['a 300', 'one', 'b 300', 'two']);
});

test('any input ends the film at the newest view', () => {
  const { film, seen, isWaiting } = theatre();
  film.add({ shots: [shot('a', 300)], view: 'one' });
  film.add({ shots: [shot('b', 300)], view: 'two' });
  film.end();
  expect(seen).toEqual(['a 300', 'two']);
  expect(isWaiting()).toBe(false);
  film.end();
  expect(seen).toHaveLength(2);
});

test('without motion, or in a hidden tab, only the view changes', () => {
  const { film, seen, freeze } = theatre();
  freeze();
  film.add({ shots: [shot('a', 300)], view: 'one' });
  expect(seen).toEqual(['one']);
});

test('a turn is at most 2.5 s of film', () => {
  const { film, seen } = theatre();
  film.add({ shots: [shot('a', 4000), shot('b', 1000)], view: 'one' });
  expect(seen).toEqual(['a 2000']);
});

test('with more than 8 s waiting the newest view is shown at once', () => {
  const { film, seen } = theatre();
  for (const view of ['one', 'two', 'three']) film.add({ shots: [shot('x', 2500)], view });
  expect(seen).toEqual(['x 2500']);
  film.add({ shots: [shot('x', 2500)], view: 'four' });
  expect(seen).toEqual(['x 2500', 'four']);
});

test('a cut forgets everything that waited', () => {
  const { film, seen, isWaiting } = theatre();
  film.add({ shots: [shot('a', 300)], view: 'one' });
  film.cut('undone');
  expect(seen).toEqual(['a 300', 'undone']);
  expect(isWaiting()).toBe(false);
});

test('a sheet stays until it is closed: time, input and haste do not skip it', () => {
  const { film, seen, pass } = theatre();
  film.add({ shots: [shot('last card', 300), { name: 'sheet', ms: 0, holds: true }], view: 'new deal' });
  pass();
  pass();
  film.end();
  film.add({ shots: [shot('lead', 300)], view: 'next trick' });
  expect(seen).toEqual(['last card 300', 'sheet 0']);
  film.close();
  expect(seen.slice(2)).toEqual(['new deal', 'lead 300']);
  pass();
  expect(seen.at(-1)).toBe('next trick');
});

test('input skips to the next sheet, not past it', () => {
  const { film, seen } = theatre();
  film.add({ shots: [shot('a', 300)], view: 'one' });
  film.add({ shots: [shot('b', 300), { name: 'sheet', ms: 0, holds: true }], view: 'two' });
  film.end();
  expect(seen).toEqual(['a 300', 'one', 'sheet 0']);
  film.close();
  expect(seen.at(-1)).toBe('two');
});

test('without motion sheets still come up, one after the other', () => {
  const { film, seen, freeze } = theatre();
  freeze();
  film.add({ shots: [shot('a', 300), { name: 'first', ms: 0, holds: true }], view: 'one' });
  film.add({ shots: [shot('b', 300), { name: 'second', ms: 0, holds: true }], view: 'two' });
  expect(seen).toEqual(['first 0']);
  film.close();
  expect(seen.slice(1)).toEqual(['one', 'second 0']);
  film.close();
  expect(seen.at(-1)).toBe('two');
  expect(film.isRunning()).toBe(false);
});

test('a shot may leave the table changed for the next one', () => {
  const { film, seen, pass } = theatre();
  film.add({ shots: [{ ...shot('play', 300), after: view => `${view} + card` }, shot('note', 500)], view: 'empty' });
  pass();
  expect(seen).toEqual(['play 300', 'start + card', 'note 500']);
});

test('a step without shots only changes the view', () => {
  const { film, seen } = theatre();
  film.add({ shots: [], view: 'one' });
  expect(seen).toEqual(['one']);
  expect(film.isRunning()).toBe(false);
});
