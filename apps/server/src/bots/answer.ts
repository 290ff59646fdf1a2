import { parentPort } from 'node:worker_threads';
import type { Title } from '@kontor/core';
import { type Question, thinker } from './think.ts';

/** The thread of the bots: answers one question after another. */
export function answerQuestions(titles: Readonly<Record<string, () => Promise<Title>>>): void {
  const think = thinker(titles);
  parentPort!.on('message', ({ id, question }: { id: number; question: Question }) => {
    think(question).then(
      move => parentPort!.postMessage({ id, move }),
      (error: unknown) => parentPort!.postMessage({ id, error: String(error) }),
    );
  });
}
