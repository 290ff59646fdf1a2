import { gameOf, listed, wordsFor } from '../games.ts';

/** `kontor games`: what can be played, and with which options. */
export async function listGames(): Promise<number> {
  for (const id of listed()) {
    const game = await gameOf(id);
    const voice = await (await wordsFor(id)).voices.en();
    console.log(`${id}  ${voice.title}, ${game.seats.min}-${game.seats.max} players. ${voice.tagline}`);
    for (const option of game.options) {
      const values = option.values.map(value => (value === option.default ? `[${value}]` : String(value)));
      console.log(`    --${option.id} ${values.join(' | ')}`);
    }
  }
  return 0;
}
