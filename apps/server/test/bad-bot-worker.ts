import { parentPort } from 'node:worker_threads';
import type { Question } from '@kontor/bots';

/** Bots as bad as they come: one talks nonsense, one breaks down, one never answers. */
parentPort!.on('message', ({ seat }: Question) => {
  if (seat === 1) parentPort!.postMessage({ move: 'fly to the moon' });
  else if (seat === 2) throw new Error('out of my depth');
  else for (;;);
});
