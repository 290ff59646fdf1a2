import type { GameUI } from '@kontor/ui';
import type { Event } from '../words/events.ts';
import type { Move } from '../words/moves.ts';
import type { Forecast, View } from '../words/view.ts';
import Board from './Board.svelte';
import { film } from './choreography.ts';
import Chip from './parts/Chip.svelte';
import { noteOf } from './parts/status.ts';
import { pathOf } from './paths.ts';
import type { BoardText } from './text/board-text.ts';

interface Spoken {
  Move: Move;
  Event: Event;
  View: View;
  Forecast: Forecast;
}

export const web: GameUI<Spoken, BoardText> = {
  id: 'hamburg-sticht',
  Board,
  Piece: Chip,
  pathOf,
  groupOf: (move, text) => text.kinds[move.type === 'pass' ? 'pass' : move.kind],
  noteOf,
  film,
  isQuiet: event => event.type === 'hand' && event.secret === undefined,
  isResult: event => event.type === 'taken',
  scoreOf: (view, seat) => view.players[seat]!.score,
  stageOf: (view, text) => text.deal(view.round, view.rounds),
  // Cards on the table have been seen, and a pass is answered at once.
  isFree: () => false,
  texts: {
    de: async () => (await import('./text/de.ts')).text,
    en: async () => (await import('./text/en.ts')).text,
    fr: async () => (await import('./text/fr.ts')).text,
  },
};
