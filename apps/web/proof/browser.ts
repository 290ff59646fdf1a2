import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Set where a machine has no Chromium; CI always has one. */
export const noBrowser = process.env['KONTOR_SKIP_BROWSER'] === '1';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['KONTOR_CHROMIUM'] ?? '/usr/bin/chromium', args: [...ARGS, ...more] });

/** Moves that a page sent, by their keys. */
export interface Visitor {
  readonly page: Page;
  readonly sent: readonly { readonly key: string; readonly move: string }[];
  /** Errors that the page's console showed. */
  readonly errors: readonly string[];
}

/** A person with a browser of their own: fresh storage, no motion, time that can be wound forward. */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...options });
  const page = await context.newPage();
  await page.clock.install();
  const sent: { key: string; move: string }[] = [];
  const errors: string[] = [];
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      const ask = JSON.parse(String(payload)) as { key?: string; move?: string };
      if (ask.move !== undefined) sent.push({ key: ask.key!, move: ask.move });
    }),
  );
  page.on('pageerror', error => errors.push(error.message));
  return { page, sent, errors };
}

/** Counts, inside the page, the moves it sends from now on: unlike `sent`, the count is never late. */
export async function counter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { movesSent: number };
    counted.movesSent = 0;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
      if ('move' in (JSON.parse(data as string) as object)) counted.movesSent++;
      send.call(this, data);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { movesSent: number }).movesSent);
}

/** Past the moment in which new controls take no click. */
export const settle = (page: Page): Promise<void> => page.clock.fastForward(500);

export type State = 'turn' | 'sheet' | 'over' | 'waiting';

/** What this page shows right now. */
export const stateOf = (page: Page): Promise<State> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return 'sheet';
    if (document.querySelector('.mine.turn')) return 'turn';
    return document.querySelector('.outcome') ? 'over' : 'waiting';
  });

/** Waits until this page is asked, shows a sheet, or shows the end. */
export async function asked(page: Page): Promise<State> {
  await page.waitForSelector('.mine.turn, dialog[open], .outcome');
  return stateOf(page);
}

/** Makes one decision: the first suggestion, confirmed, or a pass. */
export async function decide(page: Page): Promise<void> {
  const hint = page.locator('[data-hint]').first();
  if ((await hint.count()) > 0) {
    await hint.click();
    await settle(page);
    await page.locator('[data-confirm]').click();
  } else {
    await settle(page);
    await page.locator('.actions [data-move="pass"]').click();
  }
}

/** Plays on until something can be beaten: a hand may well hold nothing but a pass. */
export async function askedToPlay(page: Page): Promise<void> {
  for (;;) {
    const state = await asked(page);
    if (state === 'turn' && (await page.locator('[data-hint]').count()) > 0) return;
    if (state === 'over') throw new Error('the game ended without a choice of cards');
    if (state === 'sheet') await closeSheet(page);
    else {
      await decide(page);
      await kept(page);
    }
  }
}

/** Waits until the server has kept the move. */
export const kept = async (page: Page): Promise<void> => {
  await page.waitForSelector('.mine:not([data-sending]), .outcome');
};

export const closeSheet = (page: Page): Promise<void> => page.locator('dialog[open] footer button').click();
