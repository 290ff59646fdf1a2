import { type Bot, BOT_NAMES } from '@kontor/bots';
import {
  awaited,
  enumerate,
  type Frozen,
  lookUp,
  plain,
  Refused,
  type Seat,
  veil,
  type Voice,
  type Vocabulary,
  type Words,
  writeRecord,
} from '@kontor/core';
import type { Match } from '../match.ts';
import type { Texts } from './texts.ts';

/** Choices shown without asking. */
const SHOWN = 20;
const LISTED = 500;

export interface Sitting {
  readonly match: Match;
  readonly words: Words;
  readonly voice: Voice<Vocabulary>;
  readonly texts: Texts;
  readonly bot: Bot;
  readonly seat: Seat;
  readonly name: string;
  print(text: string): void;
}

/** A table in the terminal: one person, the others are bots. It hears lines and prints; it knows no terminal. */
export class Table {
  private readonly sitting: Sitting;
  private choices: readonly string[] = [];
  private thoughts = 0;
  isLeft = false;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  get isOver(): boolean {
    const { game, state } = this.sitting.match;
    return game.outcome(state) !== undefined;
  }

  open(): void {
    const { match, texts, voice, print } = this.sitting;
    print(`${voice.title}\n${voice.minute.join(' ')}\n\n${texts.luck} ${match.commitment}\n${texts.help}\n`);
    this.goOn();
  }

  hear(line: string): void {
    const said = line.trim();
    const [word = '', ...rest] = said.split(/\s+/);
    const { print, texts, voice } = this.sitting;
    switch (word.toLowerCase()) {
      case '':
        return;
      case '?':
      case 'help':
        return print(texts.help);
      case 'quit':
      case 'exit':
        this.isLeft = true;
        return print(texts.bye);
      case 'board':
        return this.show();
      case 'moves':
        return this.list(LISTED);
      case 'undo':
        return this.undo();
      case 'why':
        return this.explain(rest.join(' '));
      case 'rule': {
        const rule = voice.rule[(rest[0] ?? '').toUpperCase()];
        return print(rule ? `${rest[0]!.toUpperCase()} ${rule.title}\n${rule.body}` : texts.noRule);
      }
      case 'record':
        return print(writeRecord(this.sitting.match.record()));
      default:
        return this.play(/^\d+$/.test(said) ? (this.choices[Number(said) - 1] ?? said) : said);
    }
  }

  private play(move: string): void {
    const { match, seat, print } = this.sitting;
    try {
      this.tell(match.play(seat, move).events);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return print(this.refusal(move, error.rule));
    }
    this.goOn();
  }

  private refusal(move: string, rule: string): string {
    const { texts, voice } = this.sitting;
    const text = voice.rule[rule];
    return text ? texts.refused(move, rule, text.title) : texts.notAMove;
  }

  private explain(move: string): void {
    const { match, seat, print, texts } = this.sitting;
    const found = lookUp(match.game, match.state, seat, move);
    print('rule' in found ? this.refusal(move, found.rule) : texts.legal(move));
  }

  /** Back to the person's last decision, through the replies of the bots. */
  private undo(): void {
    const { match, seat, print, texts } = this.sitting;
    if (!match.hasMoved(seat)) return print(texts.nothingToUndo);
    while (match.undo() !== seat);
    print(texts.undone);
    this.goOn();
  }

  /** Lets the bots move until the person is asked, then shows the table. */
  private goOn(): void {
    const { match, seat, bot } = this.sitting;
    const { game } = match;
    for (let actor = this.actor(); actor !== undefined && actor !== seat; actor = this.actor()) {
      const view = game.view(match.state, actor) as Frozen<object>;
      const move = bot.choose({ game, seat: actor, view, seed: match.moves * 1009 + this.thoughts++ });
      this.tell(match.play(actor, game.write(move)).events);
    }
    if (this.isOver) this.finish();
    else this.show();
  }

  /** A bot that was asked something, else the person if that is asked or owes a decision, else a bot that does. */
  private actor(): Seat | undefined {
    const { match, seat } = this.sitting;
    const { game, state } = match;
    const bot = game.asked?.(state).find(asked => asked !== seat);
    const waiting = awaited(game, state);
    return bot ?? (waiting.includes(seat) ? seat : waiting[0]);
  }

  private tell(events: readonly Vocabulary['Event'][]): void {
    const { voice, seat, print } = this.sitting;
    for (const event of events) {
      const text = plain(voice.event(veil(event, seat), seat), this.name);
      if (text !== '') print(`  ${text}`);
    }
  }

  private show(): void {
    const { match, words, voice, seat, print } = this.sitting;
    const view = match.game.view(match.state, seat);
    const { asks } = voice.prompt(view, seat);
    print(`\n${words.board(view, seat, voice, this.name)}\n\n${plain(asks, this.name)}`);
    this.list(SHOWN);
  }

  private list(most: number): void {
    const { match, voice, seat, texts, print } = this.sitting;
    const { game, state } = match;
    const view = game.view(state, seat);
    const moves: string[] = [];
    let more = 0;
    for (const move of enumerate(game.legal(state, seat))) {
      if (moves.length === LISTED) break;
      if (moves.push(game.write(move)) > most) {
        more++;
        continue;
      }
      if (moves.length === 1) print(texts.choices);
      print(
        `  ${String(moves.length).padStart(2)}  ${plain(voice.move(move, view, seat), this.name)}  (${game.write(move)})`,
      );
    }
    this.choices = moves;
    if (more > 0) print(`      ${texts.more(more)}`);
  }

  private finish(): void {
    const { match, words, voice, texts, seat, print } = this.sitting;
    const { game, state } = match;
    const { scores, ranks, ending, sources } = game.outcome(state)!;
    print(
      `\n${words.board(game.view(state, seat), seat, voice, this.name)}\n\n${texts.over} ${voice.ending[ending] ?? ''}`,
    );
    const order = ranks.map((_, i) => i).sort((a, b) => ranks[a]! - ranks[b]!);
    for (const i of order) {
      const parts = Object.entries(sources[i]!).map(
        ([source, points]) => `${voice.source[source] ?? source} ${points}`,
      );
      print(`  ${ranks[i]}. ${this.name(i)}: ${scores[i]} (${parts.join(', ')})`);
    }
  }

  private readonly name = (seat: Seat): string =>
    seat === this.sitting.seat ? this.sitting.name : BOT_NAMES[seat % BOT_NAMES.length]!;
}
