import { quick } from '@kontor/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from './client.ts';
import { anyMove, inn, type Inn, inStep, party } from './inn.ts';

const CHOICES = 200;

let house: Inn;
beforeAll(async () => {
  house = await inn();
});
afterAll(() => house.close());

test(`four people choose at the same moment ${CHOICES} times without a conflict`, async () => {
  const server = await house.open();
  const dice = quick(7);
  let choices = 0;
  while (choices < CHOICES) {
    const { pages } = await party(server.url, 4, { options: { offers: false } });
    while (pages[0]!.room!.status !== 'over') {
      await inStep(pages);
      const { seq } = pages[0]!;
      const owing = pages.filter((_, seat) => pages[0]!.turn.includes(seat));
      if (owing.length === 4) {
        const answers = await Promise.all(
          pages.map(page => page.play(`choose ${Math.min(dice.below(4), coinsOf(page))}`)),
        );
        expect(answers).toEqual(['kept', 'kept', 'kept', 'kept']);
        choices++;
        await Promise.all(pages.map(page => page.until(each => each.seq >= seq + 4)));
      } else {
        expect(await owing[0]!.play(anyMove(owing[0]!, dice.below(1e9)))).toBe('kept');
        await Promise.all(pages.map(page => page.until(each => each.seq > seq)));
      }
      if (pages[0]!.turn.length === 0) await pages[0]!.until(({ room }) => room!.status === 'over');
    }
    for (const page of pages) {
      expect(page.nos).toEqual([]);
      await page.close();
    }
  }
});

const coinsOf = ({ view, as }: Page): number => (view!['players'] as { coins: number }[])[as as number]!.coins;
