import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './client.ts';
import { inn, type Inn, inStep, party } from './inn.ts';

let house: Inn;
beforeAll(async () => {
  house = await inn();
});
afterAll(() => house.close());

test('two servers on one database never write the same entry twice: the later one plays its move on what is there', async () => {
  const data = house.data();
  const [one, two] = [await house.open(data), await house.open(data)];
  for (let round = 0; round < 10; round++) {
    const { people, room, pages } = await party(one.url, 4, { options: { offers: false } });
    await pages[0]!.play('leave');
    await inStep(pages);
    const elsewhere = await Promise.all([2, 3].map(seat => openPage(two.url, people[seat]!.cookie)));
    for (const page of elsewhere) await page.join(room.id);
    const at = [pages[0]!, pages[1]!, ...elsewhere];
    const answers = await Promise.all(at.map((page, seat) => page.play(`choose ${seat}`, `mine-${seat}`)));
    expect(answers).toEqual(['kept', 'kept', 'kept', 'kept']);
    const seqs = at.map((page, seat) => page.acks.get(`mine-${seat}`)!);
    expect(seqs.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6]);
    await Promise.all([...pages, ...elsewhere].map(page => page.close()));
  }
});
