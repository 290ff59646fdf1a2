import { type Aside, available, type Emit, type Frozen, type Legal, type Seat, type Selection } from '@kontor/core';
import { CHIPS_IN_BOX, GOODS_IN_BOX } from '../../words/data/tables.ts';
import type { Event } from '../../words/events.ts';
import { countsOf, FIRST_CHIP, ITEM_KINDS, total } from '../../words/items.ts';
import { type Move, type MoveOf, TRADE_MOVES } from '../../words/moves.ts';
import type { RuleId } from '../../words/rule-ids.ts';
import { holdingShown } from '../lore.ts';
import { canMeet, lapse, meetingOffices } from '../offers.ts';
import { free, freeInOffice, hasItems, officeAt, ownerOf } from '../queries.ts';
import type { Kogge, Offer, State } from '../state.ts';
import { swapItems } from '../swap.ts';

const OFFERS_AT_ONCE = 3;

type Terms = MoveOf<'offer' | 'counter'>;

/** [KO-7.4] [KO-10.2] What a side can put into a deal: its free chips, and its free goods on the cog or, as the owner, in the office. */
export function stakeOf(state: Frozen<State>, seat: Seat, office: number | undefined, apartFrom?: Seat): number[] {
  const held = free(state, seat, apartFrom);
  if (office === undefined || ownerOf(state, office) !== seat) return held;
  return [...freeInOffice(state, office, apartFrom), ...held.slice(FIRST_CHIP)];
}

/** What can be asked of a side: whatever it might have by what everybody sees, and not more than it has in all. */
function askable(state: Frozen<State>, seat: Seat, office: number | undefined): { counts: number[]; most: number } {
  const { chips, goods } = state.players[seat]!;
  const inOffice = office !== undefined && ownerOf(state, office) === seat ? officeAt(state, office)!.goods : undefined;
  const [chipCount, goodsCount] = [total(chips), total(inOffice ?? goods)];
  const counts: number[] = [];
  for (let good = 0; good < FIRST_CHIP; good++)
    counts.push(inOffice ? inOffice[good]! : Math.min(GOODS_IN_BOX[good]!, goodsCount));
  for (const inBox of CHIPS_IN_BOX) counts.push(Math.min(inBox, chipCount));
  return { counts, most: chipCount + goodsCount };
}

const offerOf = (state: Frozen<State>, from: Seat, to: Seat): Frozen<Offer> | undefined =>
  state.offers.find(offer => offer.from === from && offer.to === to);

const mayOffer = (state: Frozen<State>, from: Seat, to: Seat): boolean =>
  state.offered[from * 4 + to]! < OFFERS_AT_ONCE;

function partners(state: Frozen<State>, seat: Seat): { to: Seat; office?: number }[] {
  const found: { to: Seat; office?: number }[] = [];
  for (let to = 0; to < state.players.length; to++) {
    if (to === seat) continue;
    if (canMeet(state, seat, to)) found.push({ to });
    for (const office of meetingOffices(state, seat, to)) found.push({ to, office });
  }
  return found;
}

/** [KO-7.1] Both sides exact, one may be empty. */
function terms(
  state: Frozen<State>,
  seat: Seat,
  type: 'offer' | 'counter',
  to: Seat,
  office?: number,
): Selection<Move> {
  const give = stakeOf(state, seat, office, to);
  const ask = askable(state, to, office);
  return {
    move: { type, to, ...(office === undefined ? {} : { office }), give: [], ask: [] },
    picks: [
      { field: 'give', from: available(give), min: 0, max: total(give) },
      { field: 'ask', from: available(ask.counts), min: 0, max: ask.most },
    ],
    except: [{ give: [], ask: [] }],
  };
}

const hasTerms = ({ picks }: Selection<Move>): boolean => picks.some(({ max }) => max > 0);

/** [KO-7.1] Trade between players beside whatever else goes on. */
export const playerTrade: Aside<Kogge> = {
  types: TRADE_MOVES,
  may: state => state.players.flatMap((_, seat) => (hasPart(state, seat) ? [seat] : [])),
  asked: ({ offers }) => [...new Set(offers.map(({ to }) => to))],
  legal(state, seat): Legal<Move> {
    const moves: Move[] = [];
    const selections: Selection<Move>[] = [];
    for (const { from, to, office, ask } of state.offers) {
      if (from === seat) moves.push({ type: 'withdraw', to });
      if (to !== seat) continue;
      if (hasItems(stakeOf(state, seat, office), ask)) moves.push({ type: 'accept', from });
      moves.push({ type: 'decline', from });
    }
    for (const { to, office } of partners(state, seat)) {
      if (!mayOffer(state, seat, to)) continue;
      selections.push(terms(state, seat, 'offer', to, office));
      if (offerOf(state, to, seat)) selections.push(terms(state, seat, 'counter', to, office));
    }
    return { moves, selections: selections.filter(hasTerms) };
  },
  why(state, seat, move) {
    switch (move.type) {
      case 'offer':
      case 'counter':
        return whyNotOffer(state, seat, move);
      case 'withdraw':
        return offerOf(state, seat, move.to) ? undefined : 'KO-7.4';
      case 'decline':
        return offerOf(state, move.from, seat) ? undefined : 'KO-7.4';
      case 'accept': {
        const offer = offerOf(state, move.from, seat);
        return offer && hasItems(stakeOf(state, seat, offer.office), offer.ask) ? undefined : 'KO-7.4';
      }
      default:
        return 'K-2';
    }
  },
  apply(state, seat, move, _chance, emit) {
    switch (move.type) {
      case 'offer':
      case 'counter':
        return makeOffer(state, seat, move, emit);
      case 'accept':
        return accept(state, move.from, seat, emit);
      case 'decline':
        drop(state, move.from, seat);
        emit?.({ type: 'declined', from: move.from, to: seat });
        return;
      case 'withdraw':
        drop(state, seat, move.to);
        emit?.({ type: 'withdrawn', from: seat, to: move.to });
    }
  },
  /** [KO-7.4] Where the cogs part, an offer is over. */
  after: (state, emit) => lapse(state, ({ from, to, office }) => !canMeet(state, from, to, office), emit),
};

/** Whether a seat can make, answer or withdraw an offer, by what everybody sees. */
function hasPart(state: Frozen<State>, seat: Seat): boolean {
  if (state.offers.some(({ from, to }) => from === seat || to === seat)) return true;
  for (const { to, office } of partners(state, seat))
    if (mayOffer(state, seat, to) && hasTerms(terms(state, seat, 'offer', to, office))) return true;
  return false;
}

function whyNotOffer(state: Frozen<State>, seat: Seat, { type, to, office, give, ask }: Terms): RuleId | undefined {
  if (to === seat || to >= state.players.length) return 'KO-7.1';
  if (!canMeet(state, seat, to, office)) return office === undefined ? 'KO-7.1' : 'KO-10.2';
  if (type === 'counter' && !offerOf(state, to, seat)) return 'KO-7.4';
  if (!mayOffer(state, seat, to)) return 'KO-7.3';
  const { counts, most } = askable(state, to, office);
  if (give.length + ask.length === 0 || ask.length > most || !hasItems(counts, ask)) return 'KO-7.1';
  return hasItems(stakeOf(state, seat, office, to), give) ? undefined : 'KO-7.4';
}

function drop(state: State, from: Seat, to: Seat): void {
  state.offers = state.offers.filter(offer => offer.from !== from || offer.to !== to);
}

/** [KO-7.3] A new offer takes the place of an open one to the same player; a counter-offer also declines theirs. */
function makeOffer(state: State, from: Seat, { type, to, office, give, ask }: Terms, emit?: Emit<Event>): void {
  drop(state, from, to);
  if (type === 'counter') drop(state, to, from);
  state.offered[from * 4 + to]!++;
  const at = office === undefined ? {} : { office };
  const offer = { from, to, ...at, give: give.slice(), ask: ask.slice() };
  state.offers.push(offer);
  showStake(state, offer);
  emit?.({
    type: 'offered',
    from,
    to,
    ...at,
    ...(type === 'counter' ? { counter: true } : {}),
    secret: { to: [from, to], give, ask },
    reveals: true,
  });
}

/** Whoever is offered something knows that the other has it. */
export function showStake(state: State, { from, to, office, give }: Offer): void {
  const counts = countsOf(give, ITEM_KINDS);
  const goods = office !== undefined && ownerOf(state, office) === from ? [0, 0, 0, 0] : counts.slice(0, FIRST_CHIP);
  holdingShown(state, to, from, counts.slice(FIRST_CHIP), goods);
}

/** [KO-7.1] The swap, at once and as a whole. */
function accept(state: State, from: Seat, to: Seat, emit?: Emit<Event>): void {
  const { office, give, ask } = offerOf(state, from, to)!;
  drop(state, from, to);
  swapItems(state, from, to, give, ask, office);
  /** The new counts are for all to see, what was swapped is not, unless cargo lies open. */
  emit?.({ type: 'accepted', from, to, ...(office === undefined ? {} : { office }), reveals: true });
  if (state.options.openCargo) emit?.({ type: 'swapped', from, to, give, ask, reveals: true });
  else emit?.({ type: 'swapped', from, to, secret: { to: [from, to], give, ask }, reveals: true });
  askAgain(state);
}

/** A bid or a tax that is due may have become impossible, or possible: it is asked for again. */
function askAgain(state: State): void {
  const top = state.stack.at(-1)!;
  if (top.type === 'bid' || top.type === 'tax') state.stack.pop();
}
