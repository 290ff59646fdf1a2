import type { Language } from '@kontor/core';

/** What the terminal itself says. */
export interface Texts {
  /** The person's name where none is given. */
  readonly person: string;
  readonly choices: string;
  more(count: number): string;
  readonly help: string;
  readonly notAMove: string;
  refused(move: string, rule: string, title: string): string;
  readonly nothingToUndo: string;
  readonly undone: string;
  readonly over: string;
  readonly bye: string;
  readonly noRule: string;
  legal(move: string): string;
  readonly luck: string;
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  de: {
    person: 'Kapitän',
    choices: 'Möglich ist:',
    more: count => `… und ${count} weitere: „moves“ zeigt alle.`,
    help: 'Eine Nummer oder ein Zug in Notation spielt. Außerdem: board (Tisch), moves (alle Züge), undo (zurück), why ZUG (warum nicht?), rule ID, record, quit.',
    notAMove: 'Das ist kein Zug. „?“ zeigt, was geht.',
    refused: (move, rule, title) => `„${move}“ geht nicht: ${rule} ${title}`,
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    undone: 'Zurückgenommen.',
    over: 'Das Spiel ist aus.',
    bye: 'Bis bald.',
    noRule: 'Diese Regel gibt es nicht.',
    legal: move => `„${move}“ ist erlaubt.`,
    luck: 'Glück, nachprüfbar nach dem Spiel:',
  },
  en: {
    person: 'Captain',
    choices: 'You can:',
    more: count => `… and ${count} more: "moves" lists them all.`,
    help: 'A number or a move in notation plays. Also: board, moves (all of them), undo, why MOVE, rule ID, record, quit.',
    notAMove: 'That is not a move. "?" shows what can be typed.',
    refused: (move, rule, title) => `"${move}" is not possible: ${rule} ${title}`,
    nothingToUndo: 'There is nothing to take back.',
    undone: 'Taken back.',
    over: 'The game is over.',
    bye: 'See you soon.',
    noRule: 'There is no such rule.',
    legal: move => `"${move}" is legal.`,
    luck: 'Luck, to be checked after the game:',
  },
  fr: {
    person: 'Capitaine',
    choices: 'Vous pouvez :',
    more: count => `… et ${count} autres : « moves » les montre tous.`,
    help: 'Un numéro ou un coup en notation se joue. Aussi : board (table), moves (tous les coups), undo (reprendre), why COUP (pourquoi pas ?), rule ID, record, quit.',
    notAMove: 'Ce n’est pas un coup. « ? » montre ce qu’on peut taper.',
    refused: (move, rule, title) => `« ${move} » n’est pas possible : ${rule} ${title}`,
    nothingToUndo: 'Il n’y a rien à reprendre.',
    undone: 'Coup repris.',
    over: 'La partie est finie.',
    bye: 'À bientôt.',
    noRule: 'Cette règle n’existe pas.',
    legal: move => `« ${move} » est permis.`,
    luck: 'Hasard, vérifiable après la partie :',
  },
};

export const textsFor = (language: Language): Texts => TEXTS[language];
