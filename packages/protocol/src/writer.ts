import type { WireLegal } from './legal.ts';
import type { Step } from './messages.ts';
import { type Node, root } from './names.ts';
import { diff, type Members } from './patch.ts';
import { ink, Scribe } from './scribe.ts';
import { PARTS, type Shape } from './shapes.ts';

/** What a step says beside how the view changes; what is undefined is absent. */
export type StepParts = Pick<Step, 'step'> & {
  readonly [K in 'key' | 'events' | 'turn' | 'undo' | 'ask']: Step[K] | undefined;
};

const [SEQ, KEY, EVENTS, PATCH, TURN, UNDO, ASK] = PARTS.map((_, i) => 1 << i) as [1, 2, 4, 8, 16, 32, 64];

/** As JSON would have it. */
function writeList({ moves, picks }: WireLegal): void {
  if (!moves) return ink.json(JSON.stringify({ picks }));
  ink.json('{"moves":');
  ink.open();
  for (let i = 0; i < moves.length; i++) {
    if (i > 0) ink.comma();
    ink.text(moves[i]!);
  }
  ink.close();
  ink.json(picks ? `,"picks":${JSON.stringify(picks)}}` : '}');
}

/** Who wrote the common part that is on the ink, and of what. Kept here, a table does not hold on to what it showed before. */
let teller: Scribe | undefined;
let shownBefore: Members = {};
let shownAfter: Members = {};

/** What all at a table see, written once for each step and copied into everybody's. Its shapes are known to all. */
export class TableWriter {
  readonly scribe = new Scribe(false);
  /** Where the events end, and the change of the view, which is still open. */
  eventsEnd = 0;
  end = 0;
  /** Where the names of what changed lead. */
  node: Node | undefined;

  /** To be followed by the steps of all who see this: the events that all see, and the common part of the view before and after. */
  tell(events: StepParts['events'], before: object, after: object): void {
    teller = this.scribe;
    shownBefore = before as Members;
    shownAfter = after as Members;
    ink.at = 0;
    if (events) this.scribe.value(events);
    this.eventsEnd = ink.at;
    ink.open();
    this.node = this.scribe.differing(shownBefore, shownAfter, root);
    this.end = ink.at;
  }
}

/** Writes steps for those who see the same; shapes of what they alone see are told to nobody else. */
export class StepWriter {
  private readonly scribe = new Scribe(true);
  private readonly table: TableWriter;
  /** How many shapes were said: of what all see, and of what these alone do. */
  private said: number;
  private saidOwn = 0;

  constructor(table: TableWriter) {
    this.table = table;
    this.said = table.scribe.shapes.length;
  }

  /** All that was said so far, for somebody who comes later. */
  get shapes(): readonly Shape[] {
    return [...this.table.scribe.shapes.slice(0, this.said), ...this.scribe.shapes];
  }

  /**
   * A step: what the table told all, unless it has other events, and what these alone see before and after. The bytes are
   * good until something else is written.
   */
  step(
    { step, key, events, turn, undo, ask }: StepParts,
    before: object,
    after: object,
    legal?: WireLegal,
  ): Uint8Array {
    if (teller !== this.table.scribe) throw new Error('a step follows what its own table tells');
    const from = this.table.end;
    ink.at = from;
    ink.open();
    ink.open();
    const has =
      this.part(SEQ, step) |
      this.part(KEY, key) |
      (events ? this.part(EVENTS, events) : this.commonEvents()) |
      this.patch(before as Members, after as Members) |
      this.part(TURN, turn) |
      this.part(UNDO, undo) |
      this.part(ASK, ask);
    ink.number(has);
    ink.close();
    const fresh = this.fresh();
    if (fresh) {
      ink.comma();
      ink.json(JSON.stringify(fresh));
    } else if (legal) ink.json(',0');
    if (legal) {
      ink.comma();
      writeList(legal);
    }
    ink.close();
    return ink.since(from);
  }

  private part(bit: number, value: unknown): number {
    if (value === undefined) return 0;
    this.scribe.value(value);
    ink.comma();
    return bit;
  }

  private commonEvents(): number {
    const { eventsEnd } = this.table;
    if (eventsEnd === 0) return 0;
    ink.again(0, eventsEnd);
    ink.comma();
    return EVENTS;
  }

  private patch(before: Members, after: Members): number {
    const { scribe, table } = this;
    const from = ink.at;
    ink.again(table.eventsEnd, table.end);
    const node = table.node && scribe.differing(before, after, table.node);
    if (node === root) {
      ink.at = from;
      return 0;
    }
    if (!(node === table.node ? table.scribe : scribe).closeAs(node))
      scribe.named(diff({ ...shownBefore, ...before }, { ...shownAfter, ...after }) as Members, from);
    ink.comma();
    return PATCH;
  }

  /** Shapes that these don't know yet; undefined if there are none. */
  private fresh(): readonly Shape[] | undefined {
    const common = this.table.scribe.shapes;
    const own = this.scribe.shapes;
    if (common.length === this.said && own.length === this.saidOwn) return undefined;
    const fresh = [...common.slice(this.said), ...own.slice(this.saidOwn)];
    this.said = common.length;
    this.saidOwn = own.length;
    return fresh;
  }
}
