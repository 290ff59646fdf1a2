import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, askedToPlay, counter, kept, launch, noBrowser, visitor } from '../proof/browser.ts';
import { type House, openHouse } from '../proof/house.ts';

describe.skipIf(noBrowser)('clicks that come too often or too early', { timeout: 400_000 }, () => {
  let house: House;
  let browser: Awaited<ReturnType<typeof launch>>;

  beforeAll(async () => {
    [house, browser] = await Promise.all([openHouse(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  test('each prompt that is double-clicked gets exactly one move', async () => {
    const { page, sent, errors } = await visitor(browser);
    const moves = await counter(page);
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Play now against bots' }).first().click();
    await asked(page);
    // From here on time stands still unless the test winds it.
    await page.clock.pauseAt(Date.now() + 60_000);

    let prompts = 0;
    let sheets = 0;
    while (sheets < 2) {
      const state = await asked(page);
      if (state === 'sheet') {
        await page.locator('dialog[open] footer button').dblclick();
        sheets++;
        continue;
      }
      // A control that has just appeared takes no click, however often one hits it. (The first prompt is from before the pause.)
      const early = prompts > 0 ? await page.locator('.actions button:not(:disabled)').all() : [];
      for (const button of early) await button.dblclick({ force: true });
      expect(await moves()).toBe(prompts);

      const hint = page.locator('[data-hint]').first();
      if ((await hint.count()) > 0) await hint.dblclick();
      const act = page.locator((await hint.count()) > 0 ? '[data-confirm]' : '.actions [data-move="pass"]');
      if (prompts > 0) await act.dblclick({ force: true });
      expect(await moves()).toBe(prompts);
      await page.clock.runFor(400);
      await act.dblclick();
      prompts++;
      await kept(page);
      expect(await moves()).toBe(prompts);
    }

    expect(prompts).toBeGreaterThan(8);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(prompts);
    // The server's chronicle agrees: so many own moves and no more.
    await page.clock.resume();
    const told = await page.locator('.story li').allTextContents();
    expect(told.filter(line => /^You (lead |play |call |pass\.)/.test(line) && !/^You lead\.$/.test(line)).length).toBe(
      prompts,
    );
    expect(errors).toEqual([]);
  });

  test('a choice of the list is made ready by the first press and sent by the second', async () => {
    const { page, sent } = await visitor(browser);
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Play now against bots' }).first().click();
    await asked(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByText('All choices').click();
    const group = page.locator('.choices details').first();
    if ((await group.count()) > 0) await group.locator('summary').click();
    const choice = page.locator('.choices button[data-move]').locator('visible=true').first();
    const move = await choice.getAttribute('data-move');
    await page.clock.runFor(400);
    await choice.dblclick();
    expect(sent).toEqual([]);
    expect(await choice.getAttribute('aria-pressed')).toBe('true');
    await page.clock.runFor(400);
    await choice.click();
    await kept(page);
    expect(sent.map(each => each.move)).toEqual([move]);
  });

  test('cards are picked in any order, the button names the combination, Enter confirms, Escape steps back', async () => {
    const { page, sent } = await visitor(browser);
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Play now against bots' }).first().click();
    await askedToPlay(page);
    const before = sent.length;
    const hint = page.locator('[data-hint]').first();
    await hint.click();
    const move = (await page.locator('[data-confirm]').getAttribute('data-move'))!;
    const picked = page.locator('.hand .card[aria-pressed="true"]');
    const names = await picked.evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset['card']!));
    for (let i = names.length; i > 0; i--) await page.keyboard.press('Escape');
    expect(await picked.count()).toBe(0);
    for (const name of names.toReversed()) await page.locator(`[data-card="${name}"]`).click();
    expect(await page.locator('[data-confirm]').getAttribute('data-move')).toBe(move);
    expect(sent.length).toBe(before);
    await page.clock.fastForward(500);
    await page.keyboard.press('Enter');
    await kept(page);
    expect(sent.slice(before).map(each => each.move)).toEqual([move]);
  });
});
