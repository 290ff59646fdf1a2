import type { Chance } from './chance.ts';
import type { Emit } from './events.ts';
import type { Frozen, KernelRule, Seat, Vocabulary } from './game.ts';
import { both, isEmpty, type Legal, NONE, type Tagged } from './legal.ts';

/** A game whose state carries a stack of frames: what is going on, innermost last. */
export interface Flow extends Vocabulary {
  Frame: Tagged;
  State: { stack: Tagged[] };
}

type Refusal<G extends Flow> = G['Rule'] | KernelRule | undefined;

/** A frame that waits for players. */
export interface Decision<G extends Flow, F> {
  /** Seats that owe a decision. */
  actors(state: Frozen<G['State']>, frame: Frozen<F>): readonly Seat[];
  /** Seats that may change their mind, or act without owing anything. */
  may?(state: Frozen<G['State']>, frame: Frozen<F>): readonly Seat[];
  /** Asides rest while this frame is on top. */
  readonly closed?: true;
  /** Called for seats of `actors` and `may` only. */
  legal(state: Frozen<G['State']>, frame: Frozen<F>, seat: Seat): Legal<G['Move']>;
  why(state: Frozen<G['State']>, frame: Frozen<F>, seat: Seat, move: G['Move']): Refusal<G>;
  apply(state: G['State'], frame: F, seat: Seat, move: G['Move'], chance: Chance, emit?: Emit<G['Event']>): void;
}

/** A frame that resolves by itself: it pops or replaces itself, or puts another on top. */
export interface Step<G extends Flow, F> {
  run(state: G['State'], frame: F, chance: Chance, emit?: Emit<G['Event']>): void;
}

export type FrameOf<G extends Flow, T extends G['Frame']['type']> = Extract<G['Frame'], { type: T }>;

/** One rule per frame type; the compiler insists that none is missing. */
export type Rulebook<G extends Flow> = {
  readonly [K in G['Frame']['type']]: Decision<G, FrameOf<G, K>> | Step<G, FrameOf<G, K>>;
};

/** Rules beside the stack, open at each decision that is not closed: offers, answers. They run no clock. */
export interface Aside<G extends Flow> {
  /** The move types it answers for; no frame has them. */
  readonly types: readonly G['Move']['type'][];
  may(state: Frozen<G['State']>): readonly Seat[];
  /** Seats of `may` to whom somebody put a question. */
  asked?(state: Frozen<G['State']>): readonly Seat[];
  legal(state: Frozen<G['State']>, seat: Seat): Legal<G['Move']>;
  why(state: Frozen<G['State']>, seat: Seat, move: G['Move']): Refusal<G>;
  apply(state: G['State'], seat: Seat, move: G['Move'], chance: Chance, emit?: Emit<G['Event']>): void;
  /** Runs after every move, once the stack has settled: what public events end (offers lapse). */
  after?(state: G['State'], emit?: Emit<G['Event']>): void;
}

type AnyRule<G extends Flow> = Decision<G, G['Frame']> | Step<G, G['Frame']>;

const FUEL = 10_000;

export class Runaway extends Error {}

/** The stack-driven members of Game. */
export interface Flowing<G extends Flow> {
  actors(state: Frozen<G['State']>): readonly Seat[];
  may(state: Frozen<G['State']>): readonly Seat[];
  asked(state: Frozen<G['State']>): readonly Seat[];
  legal(state: Frozen<G['State']>, seat: Seat): Legal<G['Move']>;
  why(state: Frozen<G['State']>, seat: Seat, move: G['Move']): Refusal<G>;
  apply(state: G['State'], seat: Seat, move: G['Move'], chance: Chance, emit?: Emit<G['Event']>): void;
  /** Runs steps until a decision is on top, or the stack is empty and the game is over. `setup` calls it last. */
  settle(state: G['State'], chance: Chance, emit?: Emit<G['Event']>): void;
}

export function flow<G extends Flow>(rules: Rulebook<G>, asides: readonly Aside<G>[] = []): Flowing<G> {
  const ruleOf = (frame: Tagged) => rules[frame.type as G['Frame']['type']] as AnyRule<G>;
  const decisionOf = (frame: Tagged) => ruleOf(frame) as Decision<G, G['Frame']>;
  const top = (state: { readonly stack: readonly Tagged[] }) => state.stack.at(-1) as G['Frame'] | undefined;
  const seen = (frame: G['Frame']) => frame as Frozen<G['Frame']>;
  const isOpen = (frame: G['Frame']) => asides.length > 0 && !decisionOf(frame).closed;
  const asideOf = (move: G['Move']) => asides.find(aside => aside.types.includes(move.type));

  function inFrame(state: Frozen<G['State']>, frame: G['Frame'], seat: Seat): boolean {
    const rule = decisionOf(frame);
    return rule.actors(state, seen(frame)).includes(seat) || (rule.may?.(state, seen(frame)).includes(seat) ?? false);
  }

  function settle(state: G['State'], chance: Chance, emit?: Emit<G['Event']>): void {
    for (let fuel = FUEL; ; fuel--) {
      const frame = top(state);
      if (!frame) return;
      const rule = ruleOf(frame);
      if (!('run' in rule)) return;
      if (fuel === 0) throw new Runaway(`${frame.type} never comes to a decision`);
      rule.run(state, frame, chance, emit);
    }
  }

  return {
    settle,
    actors(state) {
      const frame = top(state);
      return frame ? decisionOf(frame).actors(state, seen(frame)) : [];
    },
    may(state) {
      const frame = top(state);
      if (!frame) return [];
      const rule = decisionOf(frame);
      if (!rule.may && !isOpen(frame)) return [];
      const seats = new Set(rule.may?.(state, seen(frame)));
      if (isOpen(frame)) for (const aside of asides) for (const seat of aside.may(state)) seats.add(seat);
      for (const seat of rule.actors(state, seen(frame))) seats.delete(seat);
      return [...seats].sort((a, b) => a - b);
    },
    asked(state) {
      const frame = top(state);
      return frame && isOpen(frame) ? asides.flatMap(aside => aside.asked?.(state) ?? []) : [];
    },
    legal(state, seat) {
      const frame = top(state);
      if (!frame) return NONE;
      let legal: Legal<G['Move']> = inFrame(state, frame, seat)
        ? decisionOf(frame).legal(state, seen(frame), seat)
        : NONE;
      if (isOpen(frame))
        for (const aside of asides) {
          const beside = aside.legal(state, seat);
          if (!isEmpty(beside)) legal = both(legal, beside);
        }
      return legal;
    },
    why(state, seat, move) {
      const frame = top(state);
      if (!frame) return 'K-3';
      const aside = asideOf(move);
      if (aside) return isOpen(frame) ? aside.why(state, seat, move) : 'K-2';
      return inFrame(state, frame, seat) ? decisionOf(frame).why(state, seen(frame), seat, move) : 'K-2';
    },
    apply(state, seat, move, chance, emit) {
      const aside = asideOf(move);
      if (aside) aside.apply(state, seat, move, chance, emit);
      else {
        const frame = top(state)!;
        decisionOf(frame).apply(state, frame, seat, move, chance, emit);
      }
      settle(state, chance, emit);
      for (const each of asides) each.after?.(state, emit);
    },
  };
}
