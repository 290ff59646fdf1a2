import type { Question } from '@kontor/bots';
import { openThinking } from './thinking.ts';

/** A bot still thinks, has named a move in notation, or has none to name. */
export type Advice = 'thinking' | 'none' | { readonly move: string };

/** Asks a bot what it would do in the seat's place. It is told what the seat sees; advice is for one decision and gone with it. */
export function advisor(thinking = openThinking()) {
  let given = $state.raw<{ readonly ask: number; readonly advice: Advice }>();
  return {
    /** The advice for this decision, if any was asked for. */
    on: (ask: number): Advice | undefined => (given?.ask === ask ? given.advice : undefined),
    /** Resolves to the move, unless meanwhile another decision was asked about. Who asks again hears the same again. */
    async ask(ask: number, question: Question): Promise<string | undefined> {
      if (given?.ask === ask && typeof given.advice === 'object') return given.advice.move;
      given = { ask, advice: 'thinking' };
      const mine = given;
      const move = await thinking.think(question);
      if (given !== mine) return undefined;
      given = { ask, advice: move === undefined ? 'none' : { move } };
      return move;
    },
    close: thinking.close,
  };
}
