import type { Code, Refusal } from '@kontor/protocol';

/** A refusal on its way out. Whoever throws it has changed nothing. */
export class No extends Error {
  readonly refusal: Refusal;
  constructor(no: Code, more: Omit<Refusal, 'no'> = {}) {
    super(`${no}${more.rule ? ` ${more.rule}` : ''}${more.says ? `: ${more.says}` : ''}`);
    this.refusal = { no, ...more };
  }
}

const STATUS: Partial<Record<Code, number>> = {
  malformed: 400,
  'bad-options': 400,
  'too-large': 413,
  'too-fast': 429,
  'no-table': 404,
  'no-game': 404,
  'not-found': 404,
  forbidden: 403,
  busy: 503,
  runaway: 500,
};

/** The HTTP status of a refusal; most are conflicts with how things stand. */
export const statusOf = (code: Code): number => STATUS[code] ?? 409;

/**
 * What broke, and where, for the log. Without the message: a rule that fails over a hand may name the cards, and whoever runs
 * the server may sit at the table.
 */
export function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something was thrown that is no error';
  const at = /^ +at .*$/m.exec(error.stack?.slice(error.stack.indexOf(error.message) + error.message.length) ?? '');
  return `${error.constructor.name}${at ? at[0].trimEnd().replace(/^ +/, ' ') : ''}`;
}
