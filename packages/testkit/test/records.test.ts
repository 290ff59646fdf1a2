import { ENDINGS, EVENT_TYPES, probe } from '../src/probe/index.ts';
import { records } from './vitest.ts';

records(probe, new URL('./records/', import.meta.url), {
  minimum: 12,
  covers: {
    events: EVENT_TYPES,
    endings: ENDINGS,
    moves: ['look', 'leave', 'choose', 'bid', 'pass', 'offer', 'withdraw', 'accept', 'decline'],
    cases: { 'a crate that nobody wins': event => event.type === 'crate' && !('to' in event) },
  },
});
