import { parentPort } from 'node:worker_threads';
import { type Knowledge, type Question, thinker } from '@kontor/bots';
import { whereOf } from '../no.ts';

/** A thread of bots: answers one question after another. */
export function answerQuestions(knowledge: Knowledge): void {
  const think = thinker(knowledge);
  parentPort!.on('message', (question: Question) => {
    think(question).then(
      move => parentPort!.postMessage({ move }),
      (error: unknown) => parentPort!.postMessage({ error: whereOf(error) }),
    );
  });
}
