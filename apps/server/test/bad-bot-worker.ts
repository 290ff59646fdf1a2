import { parentPort } from 'node:worker_threads';
import type { Question } from '../src/bots/think.ts';

/** Bots as bad as they come: one never answers, one talks nonsense, one breaks down. */
parentPort!.on('message', ({ seat }: Question) => {
  if (seat === 1) for (;;);
  if (seat === 2) parentPort!.postMessage({ move: 'fly to the moon' });
  else throw new Error('out of my depth');
});
