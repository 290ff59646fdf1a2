import {
  count,
  enumerate,
  type Forecast,
  type Legal,
  type Seat,
  type Tagged,
  type Viewer,
  type Voice,
  type Words,
} from '@kontor/core';
import {
  HISTORY_PAGE,
  patch,
  readLegal,
  type Chair,
  type Ask,
  type Frame,
  type Full,
  type No,
  type PlayMove,
  type Room,
  type Step,
  type Undo,
} from '@kontor/protocol';
import {
  click,
  choose,
  DEAD_MS,
  picking,
  projector,
  type Desk,
  type FlightShot,
  type GameUI,
  type Offer,
  type Target,
} from '@kontor/ui';
import { newKey } from '../net/key.ts';
import { line, type LineState } from '../net/line.ts';
import { forecasts, questions } from './asking.ts';
import { entryOf, entryOfStep, merged, type Entry } from './chronicle.ts';

type Move = Tagged;
type View = object;

/** What a table needs of its game, loaded before it opens. */
export interface Kit {
  readonly words: Words;
  readonly ui: GameUI;
}

export interface SessionSettings {
  isStill(): boolean;
  confirm(): Offer<Move>['confirm'];
  isTouch(): boolean;
  voice(): Voice<never> | undefined;
  /** Resolves when the server knows who we are. */
  known(): Promise<unknown>;
}

const AGAIN_MS = 1000;

/** More choices than this are picked on the board, not from a list. */
const LISTED = 600;

export const nameOf = (chair: Chair | undefined, empty: string): string =>
  chair === undefined || 'empty' in chair ? empty : 'person' in chair ? chair.person.name : chair.name;

export type Session = ReturnType<typeof session>;

/** One table as this page knows it: the line, the newest view, the decision, the film, the chronicle. */
export function session(id: string, kitOf: (game: string) => Promise<Kit>, settings: SessionSettings) {
  let state = $state<LineState>('connecting');
  let room = $state.raw<Room>();
  let kit = $state.raw<Kit>();
  let me = $state.raw<{ readonly id: string; readonly name: string }>();
  let refused = $state.raw<No>();

  let seq = $state(-1);
  let viewer = $state.raw<Viewer>('public');
  let now = $state.raw<View>();
  let shown = $state.raw<View>();
  let shot = $state.raw<FlightShot>();
  let turn = $state.raw<readonly Seat[]>([]);
  let undo = $state(0);
  let ask = $state(-1);
  let legal = $state.raw<Legal<Move>>({ moves: [], selections: [] });
  let clicks = $state.raw<readonly Target[]>([]);
  let pending = $state.raw<PlayMove>();
  let undoing = $state.raw<Undo>();
  let entries = $state.raw<readonly Entry[]>([]);
  let known = $state.raw<ReadonlyMap<string, Forecast>>(new Map());

  const moves = $derived(count(legal) > LISTED ? legal.moves : [...enumerate(legal)]);
  const pathOf = $derived(kit?.ui.pathOf ?? (() => []));
  const picked = $derived(picking(moves, pathOf, clicks));
  const write = (move: Move) => kit!.words.write(move as never);

  const wire = line({ hear, up, state: next => (state = next), known: settings.known });
  const questioning = questions(wire.say);
  const foreseeing = forecasts(
    (wanted, then) =>
      questioning.ask(
        re => ({ table: id, re, forecast: wanted }),
        answer => 'forecast' in answer && then(answer.forecast),
      ),
    (wanted, found) => {
      const next = new Map(known);
      wanted.forEach((move, i) => next.set(move, found[i]!));
      known = next;
    },
  );

  const film = projector<View | undefined, FlightShot<View | undefined>>(
    {
      show: view => (shown = view),
      play: next => (shot = next as FlightShot | undefined),
      wait: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      isStill: () => settings.isStill() || document.hidden,
    },
    undefined,
  );

  /** We have joined and not been told yet how things stand. */
  let isBack = false;
  /** When the whole view last came: Undo means something else since. */
  let wholeAt = Number.NEGATIVE_INFINITY;
  /** The chronicle goes back to the start without a gap, and knows what was taken back. */
  let isWhole = false;

  function tell(ask: Ask): void {
    if (wire.say(ask)) wire.expect();
  }

  function up(): void {
    isBack = true;
    questioning.forget();
    foreseeing.forget();
    tell({ join: id, ...(seq >= 0 && { seq }) });
  }

  /** Says again what the server had no time to hear. */
  const insist = () => (isBack ? up() : pending && tell(pending));

  /** A page that comes back to the front asks for nothing, to find out whether anybody is still there. */
  const look = () => {
    if (
      !document.hidden &&
      questioning.ask(
        re => ({ table: id, re, history: 0 }),
        () => {},
      )
    )
      wire.expect();
  };
  document.addEventListener('visibilitychange', look);

  /** Frames that need the game wait until it is loaded, in their order. */
  let waiting: (Step | Full)[] | undefined = [];

  function hear(frame: Frame): void {
    if ('welcome' in frame) me = frame.welcome;
    else if ('room' in frame) enter(frame.room);
    else if ('full' in frame || 'step' in frame) {
      if (waiting) waiting.push(frame);
      else if ('full' in frame) begin(frame);
      else follow(frame);
    } else if ('ack' in frame) settle(frame.key);
    else if ('no' in frame) refuse(frame);
    else questioning.answered(frame);
  }

  function enter(next: Room): void {
    const isFirst = room === undefined;
    room = next;
    if (isFirst) load(next.game);
  }

  /** A game that could not be fetched (the network just went) is fetched again. */
  function load(game: string): void {
    kitOf(game).then(
      loaded => {
        kit = loaded;
        const frames = waiting ?? [];
        waiting = undefined;
        for (const frame of frames) hear(frame);
      },
      () => setTimeout(load, AGAIN_MS, game),
    );
  }

  function begin(full: Full): void {
    const { missed = [], undone } = full;
    const isGap = full.full !== seq && missed[0]?.seq !== seq + 1;
    if (isGap || viewer !== full.as || undone !== undefined || missed.some(({ control }) => control === 'undo'))
      isWhole = false;
    wholeAt = performance.now();
    undoing = undefined;
    seq = full.full;
    viewer = full.as;
    now = full.view;
    turn = full.turn;
    undo = full.undo ?? 0;
    decide(full.ask ?? -1, full);
    film.cut(full.view);
    sheetsOf(full);
    if (full.key !== undefined) settle(full.key);
    entries = merged(entries, missed.map(entryOf));
    if (!isWhole) recall(full.full + 1);
    // Only what was said on an older line: a move that is stale comes with the whole view, too.
    if (isBack && pending) tell(pending);
    isBack = false;
  }

  /** What happened while the line was down is not shown as a film, but sheets want to be closed all the same. */
  function sheetsOf({ missed = [], view, undone }: Full): void {
    const voice = settings.voice();
    if (!voice || undone !== undefined) return;
    const shots = missed.flatMap(({ events = [] }) => kit!.ui.film(events, viewer, voice)).filter(each => each.holds);
    if (shots.length > 0) film.add({ shots, view });
  }

  function follow(step: Step): void {
    if (step.step <= seq) return;
    if (step.step > seq + 1) return up();
    seq = step.step;
    now = patch(now!, step.patch);
    if (step.turn) turn = step.turn;
    undo = step.undo ?? undo;
    if (step.ask !== undefined) decide(step.ask, step);
    if (step.key !== undefined) settle(step.key);
    entries = merged(entries, [entryOfStep(step)]);
    const voice = settings.voice();
    const shots = voice ? kit!.ui.film(step.events ?? [], viewer, voice) : [];
    film.add({ shots, view: now });
  }

  function decide(next: number, { legal: list }: Step | Full): void {
    ask = next;
    legal = readLegal(kit!.words, list) as Legal<Move>;
    clicks = [];
    known = new Map();
    foreseeing.forget();
  }

  function settle(key: string): void {
    if (pending?.key === key) pending = undefined;
  }

  function refuse(no: No): void {
    questioning.refused(no);
    if (no.re !== undefined) return;
    if (no.key === undefined && (no.no === 'too-fast' || no.no === 'busy')) return void setTimeout(insist, AGAIN_MS);
    if (no.key !== undefined && no.key === pending?.key) pending = undefined;
    if (no.key !== undefined && no.key === undoing?.key) undoing = undefined;
    refused = no;
  }

  /** Older entries of the chronicle, a page at a time. */
  function recall(before: number): void {
    questioning.ask(
      re => ({ table: id, re, history: before }),
      answer => {
        if (!('history' in answer)) return;
        entries = merged(entries, answer.history.map(entryOf));
        const first = answer.history[0];
        if (first && answer.history.length >= HISTORY_PAGE) recall(first.seq);
        else isWhole = true;
      },
    );
  }

  const offer = (): Offer<Move> => ({
    moves,
    pathOf,
    isFree: move => kit!.ui.isFree(move),
    confirm: settings.confirm(),
    isTouch: settings.isTouch(),
  });

  function send(move: Move): void {
    if (pending) return;
    refused = undefined;
    pending = { table: id, ask, key: newKey(), move: write(move) };
    tell(pending);
  }

  /** One click, one undo: the second of a double click would meet the next one, since answers are quick. */
  function takeBack(): void {
    if (undo === 0 || pending || undoing || performance.now() - wholeAt < DEAD_MS) return;
    refused = undefined;
    const next: Undo = { table: id, undo: seq, key: newKey() };
    if (!wire.say(next)) return;
    undoing = next;
    wire.expect();
  }

  function decided({ clicks: next, send: move }: { readonly clicks: readonly Target[]; readonly send?: Move }): void {
    refused = undefined;
    clicks = next;
    if (move) send(move);
  }

  const desk: Desk<Move> = {
    get moves() {
      return moves;
    },
    get clicks() {
      return clicks;
    },
    get picking() {
      return picked;
    },
    get isSending() {
      return pending !== undefined;
    },
    get ask() {
      return ask;
    },
    click: target => !pending && decided(click(offer(), clicks, target)),
    pick: targets => !pending && decided({ clicks: targets }),
    send,
    forecast(move) {
      const text = write(move);
      const found = known.get(text);
      if (!found) foreseeing.want(text);
      return found;
    },
    why: (move, tell) =>
      void questioning.ask(
        re => ({ table: id, re, why: write(move) }),
        answer => 'why' in answer && answer.rule !== undefined && tell(answer.rule),
      ),
  };

  return {
    id,
    desk,
    film,
    get state() {
      return state;
    },
    get room() {
      return room;
    },
    get kit() {
      return kit;
    },
    get me() {
      return me;
    },
    get refused() {
      return refused;
    },
    get viewer() {
      return viewer;
    },
    get now() {
      return now;
    },
    get shown() {
      return shown;
    },
    get shot() {
      return shot;
    },
    get turn() {
      return turn;
    },
    get entries() {
      return entries;
    },
    get canUndo() {
      return undo > 0 && !pending && !undoing;
    },
    /** A move that could not be sent yet. */
    get isUnsent() {
      return pending !== undefined && state !== 'live';
    },
    /** The notation of the ready move. */
    get ready() {
      return picked.done && write(picked.done);
    },
    choose: (move: Move) => !pending && decided(choose(offer(), clicks, move)),
    back: () => (clicks = clicks.slice(0, -1)),
    confirm: () => picked.done && send(picked.done),
    undo: takeBack,
    forgive: () => (refused = undefined),
    /** What a request over http answered. */
    replaced: (next: Room) => (room = next),
    close() {
      document.removeEventListener('visibilitychange', look);
      wire.close();
    },
  };
}
