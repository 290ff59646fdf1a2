import { type Question, thinker } from '@kontor/bots';
import { botsOf } from '@kontor/catalog/bots';
import { titles } from '@kontor/catalog/rules';

/** A worker of the page in which bots think, by the same code as in a thread of the server: answers one question after another. */
const think = thinker({ titles, bots: botsOf });

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  think(data).then(
    move => postMessage({ move }),
    (error: unknown) => postMessage({ error: String(error) }),
  );
});
