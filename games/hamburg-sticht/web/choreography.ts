import type { Seat, Viewer, Voice } from '@kontor/core';
import type { Flight, FlightShot } from '@kontor/ui';
import type { Card } from '../words/data/cards.ts';
import type { Event } from '../words/events.ts';
import type { Move } from '../words/moves.ts';
import type { View } from '../words/view.ts';

type Spoken = { Move: Move; Event: Event; View: View };
type Shots = readonly FlightShot<View>[];
type Played = Extract<Event, { type: 'played' }>;

const FLY_MS = 350;
const PASS_MS = 250;
/** The end of a trick stays readable. */
const TAKEN_MS = 1800;

export const pieceOf = (card: Card): string => `face:${card}`;
export const BACK = 'back';

/** Where a seat's cards come from: the very card of the own hand, or the rival's fan. */
const origin = (seat: Seat, card: Card, viewer: Viewer): string => (seat === viewer ? `card:${card}` : `seat:${seat}`);

function played(event: Played, viewer: Viewer): FlightShot<View> {
  const { seat, kind, rank, cards, left } = event;
  return {
    ms: FLY_MS,
    flights: cards.map((card): Flight => ({ piece: pieceOf(card), from: origin(seat, card, viewer), to: 'trick' })),
    after: view => ({
      ...view,
      trick: [...view.trick, { seat, kind, rank, cards }],
      players: view.players.map((player, i) => (i === seat ? { ...player, cards: left, passed: false } : player)),
      ...(seat === viewer && view.hand && { hand: view.hand.filter(card => !cards.includes(card)) }),
    }),
  };
}

/** The film of one event. The sheet of a round belongs to all events of its step. */
function shotsOf(event: Event, viewer: Viewer, voice: Voice<Spoken>, step: readonly Event[]): Shots {
  switch (event.type) {
    case 'played':
      return [played(event, viewer)];
    case 'passed': {
      const { seat } = event;
      const after = (view: View): View => ({
        ...view,
        players: view.players.map((player, i) => (i === seat ? { ...player, passed: true } : player)),
      });
      return [{ ms: PASS_MS, after }];
    }
    case 'taken':
      return [
        { ms: TAKEN_MS, note: voice.event(event, viewer) },
        {
          ms: FLY_MS,
          flights: [{ piece: BACK, from: 'trick', to: `seat:${event.seat}` }],
          after: view => ({ ...view, trick: [], bonus: [] }),
        },
      ];
    case 'scored':
      return [{ ms: 0, holds: true, sheet: step }];
    case 'dealt':
    case 'hand':
    case 'out':
    case 'lastHand':
    case 'over':
      return [];
  }
}

export const film = (events: readonly Event[], viewer: Viewer, voice: Voice<Spoken>): Shots =>
  events.flatMap(event => shotsOf(event, viewer, voice, events));
