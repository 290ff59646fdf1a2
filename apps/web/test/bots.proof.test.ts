import { LEVELS, type Question, thinker } from '@kontor/bots';
import { botsOf } from '@kontor/catalog/bots';
import { titles } from '@kontor/catalog/rules';
import { begin, type Frozen, lookUp, perform, quick, sample, tableFor } from '@kontor/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedToPlay, decide, kept, launch, noBrowser, settle, visitor } from '../proof/browser.ts';
import { type House, openHouse } from '../proof/house.ts';
import { text as en } from '../src/text/en.ts';

type Page = Awaited<ReturnType<typeof visitor>>['page'];

interface Answered {
  readonly move?: string;
  readonly error?: string;
  /** Pictures that the page drew while it waited. */
  readonly frames: number;
}

/** A word of the search that no tool shortens: whatever was loaded with it can think. */
const SEARCH = 'ismcts-';

/** Decisions of a random game, as the seats that make them see them, with what is legal there. */
async function decisions(id: string, many: number, each: number) {
  const game = (await titles[id]!()).game();
  const luck = quick(11);
  let state = begin(game, tableFor(game, 3), luck).state as Frozen<object>;
  const found: { seat: number; view: object; isLegal: (move: string) => boolean }[] = [];
  for (let n = 0; found.length < many; n++) {
    const seat = game.actors(state)[0]!;
    const at = state;
    if (n % each === 0)
      found.push({ seat, view: game.view(at, seat), isLegal: move => 'move' in lookUp(game, at, seat, move) });
    state = perform(game, state, seat, sample(game.legal(state, seat), luck), luck).state as Frozen<object>;
  }
  return found;
}

describe.skipIf(noBrowser)('bots that think in the browser', { timeout: 400_000 }, () => {
  let house: House;
  let browser: Awaited<ReturnType<typeof launch>>;

  beforeAll(async () => {
    [house, browser] = await Promise.all([openHouse(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  const askButton = (page: Page) => page.getByRole('button', { name: en.askBot });
  const advice = (page: Page) => page.locator('.good', { hasText: en.botAdvises });

  /** Against bots, up to a decision. From then on the page's time stands still: a slow machine makes no bot late. */
  async function practise(page: Page): Promise<void> {
    await page.goto(house.url);
    await page.getByRole('button', { name: en.playNow }).first().click();
    await askedToPlay(page);
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  /** The address under which the page starts its worker. */
  async function workerAddress(): Promise<string> {
    const { page } = await visitor(browser);
    await practise(page);
    const [worker] = await Promise.all([page.waitForEvent('worker'), askButton(page).click()]);
    await advice(page).waitFor();
    await page.context().close();
    return worker.url();
  }

  test('nothing of them is loaded before one is asked, and its advice makes a move ready without sending it', async () => {
    const { page, sent, errors } = await visitor(browser);
    const loaded = new Set<string>();
    page.on('request', request => loaded.add(request.url()));
    /** What was loaded so far and can think. */
    const thinking = async () => {
      const scripts = [...loaded].filter(url => url.endsWith('.js'));
      const texts = await Promise.all(scripts.map(async url => (await page.request.get(url)).text()));
      return scripts.filter((_, i) => texts[i]!.includes(SEARCH));
    };
    await practise(page);
    await decide(page);
    await kept(page);
    await askedToPlay(page);
    expect(page.workers()).toEqual([]);
    expect(await thinking()).toEqual([]);
    const moves = sent.length;

    const [worker] = await Promise.all([page.waitForEvent('worker'), askButton(page).click()]);
    await advice(page).waitFor();
    expect(await thinking()).toHaveLength(1);
    expect(loaded).toContain(worker.url());

    // Asked again by its key, about the same decision: no second worker, the same advice.
    const ready = page.locator('[data-confirm]');
    const move = await ready.getAttribute('data-move');
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await ready.waitFor();
    expect(page.workers()).toEqual([worker]);
    expect(sent).toHaveLength(moves);

    // What was advised is what the button then sends.
    await settle(page);
    await ready.click();
    await kept(page);
    expect(sent.slice(moves).map(each => each.move)).toEqual([move]);
    await advice(page).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  test('a worker that does not answer is ended and replaced, and the quickest bot gives the advice', async () => {
    const { page } = await visitor(browser);
    await page.addInitScript(() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (question: { bot: string }) {
        if (question.bot === 'easy') post.call(this, question);
      };
    });
    await practise(page);
    const [worker] = await Promise.all([page.waitForEvent('worker'), askButton(page).click()]);
    await page.locator('.good', { hasText: en.botThinks }).waitFor();
    await Promise.all([worker.waitForEvent('close'), page.clock.fastForward(10_000)]);
    await advice(page).waitFor();
    expect(page.workers()).toHaveLength(1);
    expect(page.workers()[0]).not.toBe(worker);
  });

  test('advice that comes late leaves alone what was picked meanwhile; a pass is made ready, too, and Enter confirms it', async () => {
    const { page, sent } = await visitor(browser);
    await page.addInitScript(() => {
      // The bot answers when the test says so, and what the test says.
      Worker.prototype.postMessage = function () {
        const answer = (move: string) => this.dispatchEvent(new MessageEvent('message', { data: { move } }));
        Object.assign(globalThis, { answer });
      };
    });
    await practise(page);
    while ((await page.locator('.actions [data-move="pass"]').count()) === 0) {
      await decide(page);
      await kept(page);
      await askedToPlay(page);
    }
    const moves = sent.length;
    await page.keyboard.press('h');
    await page.locator('.good', { hasText: en.botThinks }).waitFor();
    await page.locator('[data-hint]').first().click();
    const ready = page.locator('[data-confirm]');
    const picked = await ready.getAttribute('data-move');
    await page.evaluate(() => (globalThis as unknown as { answer(move: string): void }).answer('pass'));
    await advice(page).waitFor();
    expect(await ready.getAttribute('data-move')).toBe(picked);

    await page.keyboard.press('d');
    await page.keyboard.press('h');
    await page.locator('[data-confirm][data-move="pass"]').waitFor();
    await settle(page);
    await page.keyboard.press('Enter');
    await kept(page);
    expect(sent.slice(moves).map(each => each.move)).toEqual(['pass']);
  });

  test('nobody is helped by a bot against another person', async () => {
    const { page } = await visitor(browser);
    await page.addInitScript(() => {
      const counted = globalThis as unknown as { workers: number };
      counted.workers = 0;
      globalThis.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          counted.workers++;
        }
      };
    });
    const workers = () => page.evaluate(() => (globalThis as unknown as { workers: number }).workers);
    await practise(page);
    await askButton(page).waitFor();
    const friend = await visitor(browser);
    await friend.page.goto(page.url());
    await friend.page.getByRole('button', { name: en.sitDown }).first().click();
    await askButton(page).waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    expect(await workers()).toBe(0);
    await friend.page.locator('.mine').waitFor();
    expect(await askButton(friend.page).count()).toBe(0);
    // Alone with bots again.
    await friend.page.getByRole('button', { name: en.share }).click();
    await friend.page.getByRole('button', { name: en.handOver }).click();
    await askButton(page).waitFor();
    await page.keyboard.press('h');
    expect(await workers()).toBe(1);
  });

  test('in each game every level says from its view what it says on the server, and the page goes on meanwhile', async () => {
    const address = await workerAddress();
    const page = await browser.newPage();
    await page.goto(house.url);
    await page.evaluate(address => {
      const worker = new Worker(address, { type: 'module' });
      const ask = (question: object): Promise<Answered> =>
        new Promise((resolve, reject) => {
          let frames = 0;
          const count = () => {
            frames++;
            frame = requestAnimationFrame(count);
          };
          let frame = requestAnimationFrame(count);
          worker.onmessage = ({ data }: MessageEvent<object>) => {
            cancelAnimationFrame(frame);
            resolve({ ...data, frames });
          };
          worker.onerror = event => reject(new Error(event.message));
          worker.postMessage(question);
        });
      Object.assign(globalThis, { ask });
    }, address);
    const ask = (question: Question) =>
      page.evaluate(
        question => (globalThis as unknown as { ask(question: object): Promise<Answered> }).ask(question),
        question,
      );
    const here = thinker({ titles, bots: botsOf });
    for (const game of Object.keys(titles)) {
      const asked = await decisions(game, 5, 13);
      for (const [i, { seat, view, isLegal }] of asked.entries())
        for (const bot of LEVELS) {
          // Without any time a search makes its least number of rounds, on every machine the same.
          const question: Question = { game, bot, view, seat, seed: 100 + i, limit: 0 };
          const { move, error } = await ask(question);
          expect([game, bot, i, error ?? move]).toEqual([game, bot, i, await here(question)]);
          expect(isLegal(move!)).toBe(true);
        }
      // With all its time. The game is loaded by now, so a page that thought itself would show no frame.
      const { seat, view, isLegal } = asked[0]!;
      const { move, frames } = await ask({ game, bot: 'hard', view, seat, seed: 1 });
      expect(isLegal(move!)).toBe(true);
      expect([game, frames]).toEqual([game, expect.toSatisfy((frames: number) => frames > 0)]);
    }
    await page.close();
  });
});
