import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, closeSheet, decide, kept, launch, noBrowser, settle, stateOf, visitor } from '../proof/browser.ts';
import { type House, openHouse } from '../proof/house.ts';

type Browser = Awaited<ReturnType<typeof launch>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

describe.skipIf(noBrowser)('whole games in real browsers', { timeout: 400_000 }, () => {
  let house: House;
  let browser: Browser;

  beforeAll(async () => {
    [house, browser] = await Promise.all([openHouse(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  test('two people play a whole game, and the server is away for a while in between', async () => {
    const anna = await visitor(browser);
    const ben = await visitor(browser, { locale: 'de-DE' });
    const link = await sitDownTogether(anna.page, ben.page);

    const people = [anna, ben];
    let decisions = 0;
    let sheets = 0;
    let isOver = false;
    let wasAway = false;
    while (!isOver) {
      isOver = true;
      for (const { page } of people) {
        const state = await stateOf(page);
        isOver &&= state === 'over';
        if (state === 'sheet') {
          await closeSheet(page);
          sheets++;
        } else if (state === 'turn') {
          decisions++;
          // In the middle of a deal: a page that is loaded anew has no sheet of a deal that ended before.
          const cards = await page.locator('.hand .card').count();
          if (!wasAway && decisions > 10 && cards >= 8) {
            wasAway = true;
            await playWithoutServer(page);
          } else await decide(page);
          await kept(page);
        }
      }
    }

    expect(wasAway).toBe(true);
    // Four deals at two players, each with a sheet for both.
    expect(sheets).toBe(8);
    const moves = people.flatMap(person => person.sent);
    const keys = new Set(moves.map(({ key }) => key));
    expect(keys.size).toBe(decisions);
    expect(await anna.page.locator('.outcome li').count()).toBe(2);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);

    // The luck can be checked, and the record has exactly the moves that were decided.
    await anna.page.getByRole('button', { name: 'Luck' }).click();
    await anna.page.getByRole('button', { name: 'Check it here' }).click();
    await anna.page.getByText('The number fits the fingerprint.').waitFor();
    const record = await anna.page.request.get(`${house.url}/api/tables/${link.split('/').at(-1)}/record`);
    expect(record.status()).toBe(200);
    const entries = (await record.text()).split('\n').filter(line => /^\d+ [01] /.test(line));
    expect(entries.length).toBe(decisions);

    async function playWithoutServer(page: typeof anna.page): Promise<void> {
      await house.shut();
      await page.getByText(/The line is down|Die Leitung ist weg/).waitFor();
      await decide(page);
      await page.getByText(/not sent yet|noch nicht gesendet/).waitFor();
      await house.open();
      await page.clock.fastForward(10_000);
      await page.getByText(/not sent yet|noch nicht gesendet/).waitFor({ state: 'detached' });
      const other = page === anna.page ? ben.page : anna.page;
      await other.reload();
      await page.reload();
    }
  });

  test('one person plays against bots to the end, on a phone', async () => {
    const { page, errors, sent } = await visitor(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'fr-FR',
    });
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Jouer contre des bots' }).first().tap();
    await page.waitForSelector('.board');

    // Cards big enough for a finger, and nothing wider than the screen.
    const card = (await page.locator('.hand .card').first().boundingBox())!;
    expect(card.width).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    let decisions = 0;
    let sheets = 0;
    for (let state = await asked(page); state !== 'over'; state = await asked(page)) {
      if (state === 'sheet') {
        await page.locator('dialog[open] footer button').tap();
        sheets++;
      } else {
        const before = sent.length;
        await decide(page);
        decisions++;
        expect(sent.length).toBe(before + 1);
        await kept(page);
      }
      await settle(page);
    }
    expect(sheets).toBe(6);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(decisions);
    expect(await page.locator('.outcome li').count()).toBe(3);
    expect(errors).toEqual([]);
  });

  test('a film runs over the old table, and any key ends it', async () => {
    // Among people, for a bot would move in the middle of what is looked at.
    const { page } = await visitor(browser, { reducedMotion: 'no-preference' });
    const ben = await visitor(browser, { locale: 'de-DE' });
    await sitDownTogether(page, ben.page);
    await Promise.race([asked(page), asked(ben.page)]);
    if ((await stateOf(ben.page)) === 'turn') await decide(ben.page);
    await asked(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Shift');
    await decide(page);
    await kept(page);
    // Time stands still: the first shot of my own move would last for ever.
    await page.waitForSelector('.board[data-film]');
    await page.keyboard.press('Shift');
    await page.waitForSelector('.board:not([data-film])');
    expect(await page.locator('.flight').count()).toBe(0);
  });

  test('a friend takes over a bot’s chair in a running game, and hands it back', async () => {
    const host = await visitor(browser);
    await host.page.goto(house.url);
    await host.page.getByRole('button', { name: 'Play now against bots' }).first().click();
    await host.page.waitForSelector('.board');
    const friend = await visitor(browser);
    await friend.page.goto(host.page.url());
    await friend.page.getByText('You are watching.').waitFor();
    expect(await friend.page.locator('.hand').count()).toBe(0);
    await friend.page.getByRole('button', { name: 'Sit down' }).click();
    await friend.page.locator('.mine').waitFor();
    await friend.page.getByRole('button', { name: 'Invite' }).click();
    await friend.page.getByRole('button', { name: 'Hand my chair to a bot' }).click();
    await friend.page.getByText('You are watching.').waitFor();
    expect([...host.errors, ...friend.errors]).toEqual([]);
  });

  /** The first opens a table in English, the second sits down in German, and the game begins; returns the link. */
  async function sitDownTogether(anna: Page, ben: Page): Promise<string> {
    await anna.goto(house.url);
    await anna.getByRole('button', { name: 'New table' }).first().click();
    await anna.getByText('Waiting room').waitFor();
    const link = anna.url();

    await ben.goto(link);
    await ben.getByLabel('Dein Name').fill('Ben');
    await ben.getByRole('button', { name: 'Hinsetzen' }).click();
    await ben.getByRole('button', { name: 'Aufstehen' }).waitFor();
    await anna.getByText('Ben').waitFor();
    await anna.getByRole('button', { name: 'Start with 2 players' }).click();
    return link;
  }
});
