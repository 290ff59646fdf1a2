import { records } from '@kontor/testkit/vitest';
import { hamburgum } from '../src/index.ts';
import { ENDINGS, EVENT_TYPES } from '../words/index.ts';

records(hamburgum, new URL('records/', import.meta.url), {
  minimum: 60,
  covers: {
    events: EVENT_TYPES,
    endings: ENDINGS,
    moves: ['go', 'sell', 'direct', 'buy', 'ship', 'donate', 'score', 'build', 'appoint', 'decline', 'end'],
    cases: {
      'the canon’s donation': event => event.type === 'donated' && 'canon' in event,
      'the canon without a brick': event => event.type === 'canon-lost' && 'why' in event && event.why === 'no-brick',
      'a step that is paid': event => event.type === 'moved' && 'paid' in event && event.paid !== 0,
    },
  },
});
