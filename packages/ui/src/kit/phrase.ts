import type { Phrase } from '@kontor/core';

/** A part of a phrase, and the marks that close it. */
export interface Closed {
  readonly part: Phrase[number];
  readonly marks: string;
}

const marksOf = (part: Phrase[number] | undefined): string =>
  typeof part === 'string' ? /^[),.;:!?\]»”]*/.exec(part)![0] : '';

const isPiece = (part: Phrase[number] | undefined): boolean => typeof part === 'object' && 'piece' in part;

/** Pieces with the marks that follow them: a picture is a word to the browser, and a line would begin with a bracket. */
export const closed = (phrase: Phrase): readonly Closed[] =>
  phrase.map((part, i): Closed => {
    if (isPiece(part)) return { part, marks: marksOf(phrase[i + 1]) };
    if (typeof part === 'string' && isPiece(phrase[i - 1]))
      return { part: part.slice(marksOf(part).length), marks: '' };
    return { part, marks: '' };
  });
