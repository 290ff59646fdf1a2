import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, askedToPlay, decide, kept, launch, noBrowser, visitor } from '../proof/browser.ts';
import { type House, openHouse } from '../proof/house.ts';
import { text as de } from '../src/text/de.ts';
import { text as en } from '../src/text/en.ts';
import { text as fr } from '../src/text/fr.ts';

type Page = Awaited<ReturnType<typeof visitor>>['page'];

const LAN = 'kontor.test';
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = [
  { locale: 'de-DE', text: de, mine: /^Deine Karten: / },
  { locale: 'en-GB', text: en, mine: /^Your cards: / },
  { locale: 'fr-FR', text: fr, mine: /^Vos cartes/ },
];

/** What axe holds to be serious. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

describe.skipIf(noBrowser)('the page', { timeout: 400_000 }, () => {
  let house: House;
  let browser: Awaited<ReturnType<typeof launch>>;

  beforeAll(async () => {
    [house, browser] = await Promise.all([openHouse(), launch(`--host-resolver-rules=MAP ${LAN} 127.0.0.1`)]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  test('works over plain http at a LAN address, which is no secure context', async () => {
    const { page, sent, errors } = await visitor(browser);
    await page.goto(`http://${LAN}:${house.port}/`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    expect(await page.evaluate(() => 'randomUUID' in crypto || navigator.clipboard !== undefined)).toBe(false);
    await page.getByRole('button', { name: en.newTable }).first().click();
    await page.getByRole('button', { name: en.copyLink }).click();
    await page.getByText(en.copied).waitFor();
    expect(await page.getByRole('textbox', { name: en.invite }).inputValue()).toBe(page.url());
    await page.getByRole('button', { name: en.addBot }).first().click();
    await page.getByRole('button', { name: en.start(2) }).click();
    await asked(page);
    await decide(page);
    await kept(page);
    expect(sent).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test.each(LANGUAGES)('speaks $locale from the first sentence to the log', async ({ locale, text, mine }) => {
    const { page, errors } = await visitor(browser, { locale });
    await page.goto(house.url);
    await page.getByRole('heading', { level: 1, name: text.slogan }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    await page.getByRole('button', { name: text.playNow }).first().click();
    await asked(page);
    for (const heading of [text.decision, text.players, text.log])
      expect(await page.getByRole('heading', { level: 2, name: heading, exact: true }).count()).toBe(1);
    const told = await page.locator('.story li').allTextContents();
    expect(told.some(line => mine.test(line))).toBe(true);
    expect(errors).toEqual([]);
  });

  test('the language can be changed at the table, and is remembered', async () => {
    const { page } = await visitor(browser);
    await page.goto(house.url);
    await page.getByRole('button', { name: en.settings }).click();
    await page.getByLabel('Français').check();
    await page.getByRole('heading', { level: 1, name: fr.slogan }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: fr.slogan }).waitFor();
  });

  test.each(THEMES)('axe finds nothing serious in the %s', async colorScheme => {
    const { page } = await visitor(browser, { colorScheme });
    await page.goto(house.url);
    await page.getByRole('button', { name: en.playNow }).nth(1).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: en.newTable }).first().click();
    await page.getByRole('heading', { name: en.chairs }).waitFor();
    await page.getByRole('button', { name: en.addBot }).first().click();
    await page.getByRole('button', { name: en.removeBot }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: en.start(2) }).click();
    await askedToPlay(page);
    await page.locator('[data-hint]').first().click();
    expect(await faults(page)).toEqual([]);
  });

  test('a phone of 360 × 640 shows prompt, table, hand and buttons without scrolling', async () => {
    const { page } = await visitor(browser, {
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
      locale: 'de-DE',
    });
    await page.goto(house.url);
    await page.getByRole('button', { name: de.playNow }).first().tap();
    await asked(page);
    const size = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(size[0]).toBeLessThanOrEqual(360);
    expect(size[1]).toBeLessThanOrEqual(640);
    for (const card of await page.locator('.hand .card').all())
      expect((await card.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  });

  test('a link that leads nowhere says so', async () => {
    const { page } = await visitor(browser);
    await page.goto(`${house.url}/t/aaaaaaaaaaaaaaaaaaaaaaaaaa`);
    await page.getByRole('heading', { name: en.refusal['no-table'] }).waitFor();
  });
});
