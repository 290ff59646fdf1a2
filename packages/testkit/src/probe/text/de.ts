import type { Phrase } from '@kontor/core';
import { goodsIn, isAsked, list, type Voice, waiting, who } from './voice.ts';

const piece = { tea: 'Tee', salt: 'Salz', cloth: 'Tuch', amber: 'Bernstein' };
const goods = goodsIn(piece);
const boats = (n: number): string => (n === 0 ? 'kein Boot' : n === 1 ? 'ein Boot' : `${n} Boote`);
const points = (n: number): string => (n === 1 ? 'einen Punkt' : `${n} Punkte`);

export const de: Voice = {
  title: 'Probe',
  tagline: 'Ein kleiner Markt, an dem sich der Kern beweist.',
  minute: [
    'Du willst Punkte: für die besten Gebote, für Waren, die dein Auftrag nennt, und für Münzen.',
    'In jeder Runde schicken alle verdeckt Boote nach einer Kiste, dann bieten sie reihum ein oder zwei Waren.',
    'Schluss ist nach der letzten Runde oder wenn der Vorrat leer ist.',
    'Neulinge übersehen, dass nur eine Zahl die Kiste gewinnt, die sonst niemand gewählt hat.',
  ],
  move(move, view) {
    const named = goodsIn(piece, view.kinds);
    switch (move.type) {
      case 'look':
        return ['In die Kiste schauen'];
      case 'leave':
        return ['Die Kiste zu lassen'];
      case 'choose':
        return [`${boats(move.boats).replace(/^./, first => first.toUpperCase())} schicken`];
      case 'bid':
        return [...named(move.goods), ' bieten'];
      case 'pass':
        return ['Passen'];
      case 'offer':
        return [who(move.to), ' anbieten: ', ...named(move.give), ' gegen ', ...named(move.ask)];
      case 'withdraw':
        return ['Das eigene Angebot zurückziehen'];
      case 'accept':
        return ['Das Angebot von ', who(move.from), ' annehmen'];
      case 'decline':
        return ['Das Angebot von ', who(move.from), ' ablehnen'];
    }
  },
  event(event): Phrase {
    switch (event.type) {
      case 'round':
        return [`Runde ${event.round} beginnt; es fängt an: `, who(event.starter)];
      case 'looked':
        return [
          who(event.seat),
          ' schaut in die Kiste',
          ...('secret' in event ? [': ', ...goods([event.secret.kind])] : []),
        ];
      case 'left':
        return [who(event.seat), ' lässt die Kiste zu'];
      case 'chose':
        return [
          who(event.seat),
          event.again ? ' wählt neu' : ' hat gewählt',
          ...('secret' in event ? [`: ${boats(event.secret.boats)}`] : []),
        ];
      case 'opened':
        return event.boats.flatMap((n, seat) => [...(seat > 0 ? [', '] : []), who(seat), ` schickt ${boats(n)}`]);
      case 'crate':
        return event.to === undefined
          ? ['Niemand bekommt die Kiste: ', ...goods([event.kind])]
          : [who(event.to), ' bekommt die Kiste: ', ...goods([event.kind])];
      case 'bid':
        return [who(event.seat), ' bietet ', ...goods(event.goods)];
      case 'passed':
        return [who(event.seat), ' passt'];
      case 'prize':
        return [who(event.seat), ` hat das beste Gebot und bekommt ${points(event.points)}`];
      case 'drew':
        return [
          who(event.seat),
          ' zieht eine Ware',
          ...('secret' in event ? [': ', ...goods([event.secret.kind])] : []),
        ];
      case 'offered':
        return [
          who(event.seat),
          ' bietet ',
          who(event.to),
          ' an: ',
          ...goods(event.give),
          ' gegen ',
          ...goods(event.ask),
        ];
      case 'withdrawn':
        return [who(event.seat), ' zieht das Angebot zurück'];
      case 'traded':
        return [
          who(event.seat),
          ' nimmt von ',
          who(event.from),
          ' ',
          ...goods(event.give),
          ' gegen ',
          ...goods(event.ask),
        ];
      case 'declined':
        return [who(event.seat), ' lehnt das Angebot von ', who(event.from), ' ab'];
      case 'lapsed':
        return ['Das Angebot von ', who(event.seat), ' verfällt'];
      case 'over':
        return [
          event.ending === 'empty'
            ? 'Der Vorrat ist leer: Das Spiel ist aus'
            : 'Die letzte Runde ist vorbei: Das Spiel ist aus',
        ];
    }
  },
  prompt(view, viewer) {
    if (view.phase === 'over') return { asks: ['Das Spiel ist aus'], goodFor: ['Hände und Aufträge liegen offen.'] };
    if (!isAsked(view, viewer))
      return {
        asks: [...list(waiting(view), 'und'), waiting(view).length > 1 ? ' sind am Zug' : ' ist am Zug'],
        goodFor: ['Solange kannst du Angebote machen oder beantworten.'],
      };
    if (view.phase === 'look')
      return {
        asks: ['In die Kiste schauen?'],
        goodFor: ['Wer weiß, was darin ist, weiß auch, wie viele Boote sie wert ist.'],
      };
    if (view.phase === 'choose')
      return {
        asks: ['Wie viele Boote schickst du?'],
        goodFor: ['Die höchste Zahl, die nur einer gewählt hat, gewinnt die Kiste.'],
      };
    return {
      asks: ['Biete, oder passe'],
      goodFor: [`Das beste Gebot der Runde bringt ${points(view.options.prize === 'high' ? 5 : 3)}.`],
    };
  },
  rule: {
    'PR-1.1': {
      title: 'Waren',
      body: 'Zwei bis vier Spieler; ein Vorrat an Waren mehrerer Arten, den ein Paket ersetzen kann.',
    },
    'PR-1.2': { title: 'Hände', body: 'Jeder hat drei verdeckte Waren und sechs Münzen.' },
    'PR-1.3': { title: 'Aufträge', body: 'Jeder sieht sich einen eigenen Auftrag an; keine zwei sind gleich.' },
    'PR-1.4': {
      title: 'Etwas zum Herausfinden',
      body: 'Auf Angebote kann man verzichten, aber nicht zugleich auf die Aufträge.',
    },
    'PR-1.5': { title: 'Der Preis', body: 'Das beste Gebot bringt fünf Punkte oder drei.' },
    'PR-2.1': { title: 'Die Runde', body: 'Schauen, Boote schicken, Kiste öffnen, bieten; dann fängt der Nächste an.' },
    'PR-2.2': { title: 'Die Kiste', body: 'Was darin ist, entscheidet sich, wenn jemand hineinsieht.' },
    'PR-2.3': { title: 'Ein Blick', body: 'Nur der Startspieler darf hineinschauen. Solange handelt niemand.' },
    'PR-3.1': { title: 'Boote', body: 'Alle wählen verdeckt kein bis drei Boote, höchstens eins je Münze.' },
    'PR-3.2': { title: 'Neu wählen', body: 'Bis alle gewählt haben, darfst du eine andere Zahl nehmen.' },
    'PR-3.3': { title: 'Wer gewinnt', body: 'Die höchste Zahl, die nur einer gewählt hat, gewinnt und wird bezahlt.' },
    'PR-3.4': { title: 'Die Kiste ist gewonnen', body: 'Wer gewinnt, zeigt die Kiste und nimmt sie auf die Hand.' },
    'PR-3.5': { title: 'Niemand gewinnt', body: 'Der Startspieler nimmt die Kiste. (Ausgabe 1: Sie wird abgelegt.)' },
    'PR-4.1': { title: 'Gebote', body: 'Ein oder zwei Waren von der Hand, oder passen.' },
    'PR-4.2': { title: 'Kein Gebot zweimal', body: 'Kein Gebot darf einem gleichen, das schon liegt.' },
    'PR-4.3': {
      title: 'Das beste Gebot',
      body: 'Mehr Waren schlagen weniger; dann zählt die Summe der Arten, dann das frühere Gebot.',
    },
    'PR-4.4': { title: 'Aufräumen', body: 'Gebote werden abgelegt, dann zieht jeder eine Ware.' },
    'PR-5.1': { title: 'Angebote', body: 'Ein oder zwei Waren von der Hand gegen ein oder zwei beliebiger Art.' },
    'PR-5.2': {
      title: 'Eins nach dem anderen',
      body: 'Was angeboten ist, liegt neben dem Tisch. Ein offenes Angebot, höchstens zwei je Runde.',
    },
    'PR-5.3': { title: 'Zurückziehen', body: 'Das eigene offene Angebot darfst du zurückziehen.' },
    'PR-5.4': { title: 'Antworten', body: 'Annehmen mit den verlangten Waren, oder ablehnen.' },
    'PR-5.5': {
      title: 'Verfallen',
      body: 'Ein Angebot verfällt, wenn der andere zu wenig Waren hat, und am Ende der Runde.',
    },
    'PR-6.1': { title: 'Das Ende', body: 'Nach der letzten Runde, oder nach einer, in der der Vorrat ausging.' },
    'PR-6.2': { title: 'Punkte', body: 'Preise, drei je Ware, die dein Auftrag nennt, einer für je zwei Münzen.' },
  },
  option: {
    contracts: {
      title: 'Aufträge',
      body: 'Ob jeder einen verdeckten Auftrag hat.',
      values: { true: 'Ja', false: 'Nein' },
    },
    offers: { title: 'Angebote', body: 'Ob gehandelt werden darf.', values: { true: 'Ja', false: 'Nein' } },
    prize: {
      title: 'Preis',
      body: 'Was das beste Gebot einer Runde bringt.',
      values: { high: 'Fünf Punkte', low: 'Drei Punkte' },
    },
  },
  piece,
  ending: { rounds: 'Alle Runden sind gespielt', empty: 'Der Vorrat ging aus' },
  source: { prizes: 'Preise', contract: 'Auftrag', coins: 'Münzen' },
  board: {
    round: 'Runde',
    starter: 'beginnt',
    phase: 'Phase',
    turn: 'am Zug',
    pile: 'Vorrat',
    discard: 'Abgelegt',
    bank: 'Bank',
    crate: 'In die Kiste sah',
    hand: 'Hand',
    known: 'bekannt',
    coins: 'Münzen',
    points: 'Punkte',
    contract: 'Auftrag',
    chosen: 'Boote gewählt',
    score: 'Stand',
    bids: 'Gebote',
    offers: 'Angebote',
    offersMade: 'Angebote gemacht',
    edition: 'Ausgabe',
    options: 'Optionen',
    ending: 'Aus',
  },
};
