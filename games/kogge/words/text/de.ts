import { rules } from './rules-de.ts';
import {
  type EventTexts,
  itemWords,
  type Lexicon,
  type MoveTexts,
  pieceNames,
  pilesOf,
  type PromptTexts,
  s,
  speaking,
  t,
  termsOf,
  type Voice,
} from './voice.ts';

const lexicon: Lexicon = {
  cities: ['Visby', 'Stockholm', 'Abo', 'Reval', 'Riga', 'Danzig', 'Stralsund', 'Lübeck', 'Kopenhagen'],
  goods: ['Erz', 'Felle', 'Bernstein', 'Salz'],
  one: ['Erz', 'Fell', 'Bernstein', 'Salz'],
  bonuses: ['Tausch 3:1', '+1 Chip', 'zwei Schritte', 'Geheimweg'],
  chip: number => `Chip ${number}`,
  nothing: 'nichts',
};
const { good, items, chips, chip, bonus, city, seats } = itemWords(lexicon);
const paying = (list: readonly number[]) => (list.length > 0 ? t` (Preis: ${items(list)})` : []);
const wares = (n: number) => (n === 1 ? '1 Ware' : `${n} Waren`);

const moves: MoveTexts = {
  choose: m => t`Erstes Kontor in ${city(m.chip)}`,
  bid: m => t`${chips(m.chips)} bieten`,
  guild: m => t`Gildemeister ${m.steps === 1 ? 'eine Stadt' : 'zwei Städte'} weiter`,
  tax: m => t`${good(m.good, 1)} als Steuer zahlen`,
  sail: m => t`Nach ${city(m.to)} segeln${paying(m.pay)}`,
  'sail-down': m => t`Die verdeckte Route ${m.slot + 1} entlangsegeln${paying(m.pay)}`,
  'sail-secret': m => t`Auf dem Geheimweg zum Gildemeister${paying(m.pay)}`,
  'pick-all': () => t`Alles aufladen`,
  pick: m => t`${items(m.goods)} aufladen`,
  build: () => t`Kontor bauen`,
  arm: m => t`Drei Chips ${m.chip} für den zweiten Raubmarker`,
  bonus: m => t`${good(m.good, 6)} für den Bonus ${bonus(m.bonus)}`,
  'ask-chip': m => t`${good(m.good, 1)} für einen Chip der gleichen Farbe`,
  'take-chip': m => t`${chip(m.chip)} nehmen`,
  'sell-chip': m => t`${chip(m.chip)} für eine Ware der gleichen Farbe`,
  buy: (m, view) => t`Chips ${chips(view.groups[m.group] ?? [])} für ${good(m.good, 1)} kaufen`,
  give: m => t`Der Stadt ${good(m.good, m.n)} geben`,
  take: m => t`${items(m.goods)} nehmen`,
  route: m => t`${chip(m.lay)} verdeckt auf Route ${m.slot + 1} legen`,
  'raid-cog': m => t`Die Kogge von ${s(m.victim)} berauben: beendet den Zug`,
  'raid-city': () => t`Die Stadt berauben: beendet den Zug, hierher kommst du nie wieder`,
  divide: m => t`Ein Haufen: ${items(m.pile)}`,
  pile: m => t`Haufen ${m.pile + 1} nehmen`,
  drive: m => t`Die Kogge nach ${city(m.to)} schicken`,
  'drive-down': m => t`Die Kogge die verdeckte Route ${m.slot + 1} entlangschicken`,
  look: m => t`Beide Routen hier ansehen${paying(m.pay)}`,
  attack: m => t`${s(m.victim)} angreifen`,
  fight: m => t`Mit ${chips(m.chips)} kämpfen`,
  claim: m => t`${items(m.goods)} nennen`,
  pass: () => t`Es dabei belassen`,
  end: () => t`Zug beenden`,
  offer: m =>
    t`${s(m.to)} anbieten: ${items(m.give)} für ${items(m.ask)}${m.office === undefined ? '' : ` (Kontor in ${city(m.office >> 1)})`}`,
  counter: m =>
    t`Ablehnen und ${s(m.to)} anbieten: ${items(m.give)} für ${items(m.ask)}${m.office === undefined ? '' : ` (Kontor in ${city(m.office >> 1)})`}`,
  accept: m => t`Das Angebot von ${s(m.from)} annehmen`,
  decline: m => t`Das Angebot von ${s(m.from)} ablehnen`,
  withdraw: m => t`Das Angebot an ${s(m.to)} zurückziehen`,
};

const events: EventTexts = {
  started: e => t`Gildemeister und Endmarker beginnen in ${city(e.city)}.`,
  chose: e => (e.secret ? t`${s(e.seat)} wählt ${chip(e.secret.chip)}.` : t`${s(e.seat)} hat gewählt.`),
  settled: e => t`${s(e.seat)} gründet ein Kontor in ${city(e.city)}.`,
  clashed: e => t`${seats(e.seats)} wollen alle nach ${city(e.city)} und wählen neu.`,
  ordered: e => t`Die Reihenfolge ist ${seats(e.order)}.`,
  supplied: e => t`Runde ${e.round}. Im Angebot: ${e.groups.map(group => group.join('+')).join(', ') || 'nichts'}.`,
  drew: e => (e.secret ? t`${s(e.seat)} zieht ${chip(e.secret.chip)}.` : t`${s(e.seat)} zieht einen Zusatzchip.`),
  bid: e => t`${s(e.seat)} bietet ${chips(e.chips)}.`,
  skipped: e => t`${s(e.seat)} kann nicht bieten: ${chips(e.chips)}.`,
  able: e => t`${s(e.seat)} kann noch bieten.`,
  produced: e =>
    t`${city(e.city)} bekommt ${wares(e.toCity)}${e.toOffices.length > 0 ? t`, dazu je eine für die Kontore von ${seats(e.toOffices)}` : ''}.`,
  ranked: e => t`Neue Reihenfolge: ${seats(e.order)}.`,
  guild: e => t`${s(e.seat)} zieht den Gildemeister nach ${city(e.to)}; Durchgänge: ${e.crossings}.`,
  delivered: e => t`Er bringt ${wares(e.n)} nach ${city(e.city)}.`,
  taxed: e => t`${s(e.seat)} zahlt ${good(e.good, 1)} als Steuer.`,
  confiscated: e => t`${city(e.city)} verliert ${items(e.goods)}.`,
  turn: e => t`${s(e.seat)} ist am Zug.`,
  sailed: e =>
    t`${s(e.seat)} segelt${e.slot === undefined ? '' : ' auf einer verdeckten Route'}${e.secretWay ? ' auf dem Geheimweg' : ''} von ${city(e.from)} nach ${city(e.to)}${paying(e.pay)}.`,
  stranded: e =>
    t`${s(e.seat)} deckt eine Route ins selbst beraubte ${city(e.to)} auf und bleibt in ${city(e.city)}${paying(e.pay)}.`,
  picked: e => t`${s(e.seat)} lädt in ${city(e.city)} ${items(e.goods)} auf.`,
  built: e => t`${s(e.seat)} baut ein Kontor in ${city(e.city)} für ${items(e.paid)}.`,
  armed: e => t`${s(e.seat)} bekommt für drei Chips ${e.chip} den zweiten Raubmarker.`,
  rewarded: e => t`${s(e.seat)} gibt ${good(e.good, 6)} und bekommt den Bonus ${bonus(e.bonus)}.`,
  deals: e => t`${s(e.seat)} gibt ${good(e.good, 1)} für einen Chip der gleichen Farbe.`,
  shown: e =>
    e.secret ? t`Der Vorrat hat in dieser Farbe ${chips(e.secret.chips)}.` : t`${s(e.seat)} sieht den Vorrat durch.`,
  lacking: e => t`Der Vorrat hat keinen Chip in der Farbe von ${good(e.good)}; ${s(e.seat)} zahlt nichts.`,
  took: e =>
    e.secret
      ? t`${s(e.seat)} nimmt ${chip(e.secret.chip)}.`
      : t`${s(e.seat)} nimmt einen Chip in der Farbe von ${good(e.good)}.`,
  sold: e => t`${s(e.seat)} gibt ${chip(e.chip)} für eine Ware der gleichen Farbe.`,
  bought: e => t`${s(e.seat)} kauft die Chips ${chips(e.chips)} für ${good(e.good, 1)}.`,
  gave: e => t`${s(e.seat)} gibt in ${city(e.city)} ${good(e.good, e.n)}.`,
  traded: e => t`${s(e.seat)} nimmt aus ${city(e.city)} ${items(e.goods)}.`,
  rerouted: e =>
    e.secret
      ? t`${s(e.seat)} legt in ${city(e.city)} verdeckt ${chip(e.secret.laid)} und nimmt ${chip(e.secret.took)}.`
      : t`${s(e.seat)} legt in ${city(e.city)} verdeckt ${e.laid === undefined ? 'einen Chip' : chip(e.laid)} und nimmt ${e.took === undefined ? 'den, der dort lag' : chip(e.took)}.`,
  looked: e =>
    t`${s(e.seat)} sieht sich die Routen in ${city(e.city)} an${paying(e.pay)}${e.secret ? t`: ${chips(e.secret.chips)}` : ''}.`,
  kept: e => t`${s(e.seat)} ändert nichts.`,
  finished: e => t`${s(e.seat)} beendet den Zug.`,
  raided: e =>
    e.victim === undefined
      ? t`${s(e.seat)} beraubt ${city(e.city)}!`
      : t`${s(e.seat)} beraubt in ${city(e.city)} die Kogge von ${s(e.victim)}!`,
  looted: e => t`${s(e.seat)} nimmt aus ${city(e.city)} ${items(e.goods)}.`,
  divided: e =>
    t`${s(e.victim)} teilt die Ladung: ${pilesOf(e) ? t`${items(pilesOf(e)![0]!)} / ${items(pilesOf(e)![1]!)}` : e.sizes.join(' und ')}.`,
  plundered: e => t`${s(e.seat)} nimmt ${s(e.victim)} ${e.secret ? items(e.secret.goods) : wares(e.n)} ab.`,
  driven: e => t`${s(e.by)} schickt ${s(e.seat)} von ${city(e.from)} nach ${city(e.to)}.`,
  held: e =>
    t`Die Kogge von ${s(e.seat)} bleibt in ${city(e.city)}${e.to === undefined ? '' : `: Die Route führt nach ${city(e.to)}`}.`,
  attacked: e => t`${s(e.seat)} greift in ${city(e.city)} ${s(e.victim)} an!`,
  'declined-fight': e => t`${s(e.seat)} hält Frieden.`,
  'armed-set': e =>
    e.secret ? t`${s(e.seat)} kämpft mit ${chips(e.secret.chips)}.` : t`${s(e.seat)} hat Chips gewählt.`,
  fought: e =>
    e.winner === undefined
      ? t`${s(e.attacker)} und ${s(e.defender)} sind gleich stark.`
      : t`${s(e.winner)} gewinnt den Konflikt.`,
  sets: e =>
    e.secret
      ? t`${s(e.attacker)} legte ${chips(e.secret.sets[0]!)}, ${s(e.defender)} ${chips(e.secret.sets[1]!)}; jeder behält, was der andere legte.`
      : t`${s(e.attacker)} und ${s(e.defender)} tauschen ihre Chips.`,
  claimed: e => t`${s(e.seat)} bekommt ${wares(e.n)} von ${s(e.victim)}.`,
  prize: e =>
    e.secret
      ? t`Genannt: ${items(e.secret.named)}; bekommen: ${items(e.secret.goods)}.`
      : t`${s(e.seat)} hat die Waren ungesehen genannt.`,
  spared: e => t`${s(e.seat)} lässt die Kogge von ${s(e.victim)}, wo sie ist.`,
  offered: e =>
    t`${s(e.from)} macht ${s(e.to)} ein ${e.counter ? 'Gegenangebot' : 'Angebot'}${e.secret ? t`: ${items(e.secret.give)} für ${items(e.secret.ask)}` : ''}.`,
  accepted: e => t`${s(e.to)} und ${s(e.from)} tauschen.`,
  swapped: e => {
    const x = termsOf(e);
    return x
      ? t`${s(e.from)} gibt ${items(x.give)} für ${items(x.ask)}.`
      : t`Was ${s(e.from)} und ${s(e.to)} tauschten, bleibt ihr Geheimnis.`;
  },
  declined: e => t`${s(e.to)} lehnt das Angebot von ${s(e.from)} ab.`,
  withdrawn: e => t`${s(e.from)} zieht das Angebot an ${s(e.to)} zurück.`,
  lapsed: e => t`Das Angebot von ${s(e.from)} an ${s(e.to)} ist verfallen.`,
  won: e => t`${s(e.seat)} hat fünf Entwicklungspunkte und gewinnt!`,
  ended: e =>
    e.by === 'five'
      ? t`Das Spiel ist aus.`
      : t`Der Gildemeister ist zum zweiten Mal durchgekommen: Siegpunkte entscheiden.`,
};

const prompts: PromptTexts = {
  start: () => ({
    asks: t`Wähle die Stadt deines ersten Kontors.`,
    goodFor: t`Das Kontor bekommt eine Ware, wann immer jemand die Zahl deiner Stadt bietet; deine Kogge beginnt hier, und niedrige Zahlen ziehen zuerst.`,
  }),
  'first-look': f => ({
    asks: f.looked ? t`Tausche eine der Routen oder behalte beide.` : t`Die beiden Routen deiner Stadt ansehen?`,
    goodFor: t`Was du gesehen hast, weiß sonst niemand.`,
  }),
  bid: () => ({
    asks: t`Lege Chips als Gebot.`,
    goodFor: t`Sie bringen Waren in die genannten Städte und entscheiden, wer zuerst zieht. Gleiche Chips schlagen alles andere.`,
  }),
  guild: () => ({
    asks: t`Zieh den Gildemeister eine oder zwei Städte weiter.`,
    goodFor: t`Er bringt zwei Waren, handelt nur, wo er steht, und sein zweiter Durchgang beendet das Spiel.`,
  }),
  tax: () => ({
    asks: t`Zahle eine Ware als Steuer.`,
    goodFor: t`Erz ist am Ende am wenigsten wert, aber denk an dein nächstes Kontor.`,
  }),
  turn: f => ({
    asks: f.moving ? t`Segle, lade auf oder handle.` : t`Führe Aktionen aus oder beende den Zug.`,
    goodFor: f.moving
      ? t`Der erste Schritt ist frei. Die erste Aktion beendet die Bewegung: Lade vorher auf.`
      : t`Jede Aktion einmal. Mit der Stadt handelst du nur, wenn deine Kogge sich bewegt hat.`,
  }),
  trade: () => ({
    asks: t`Gib mehr oder nimm Waren.`,
    goodFor: t`Bis zu zwei für jede gegebene Ware, mit dem Bonus drei.`,
  }),
  chip: () => ({
    asks: t`Wähle einen Chip dieser Farbe.`,
    goodFor: t`Mit Chips baust du Kontore, bietest und legst Routen.`,
  }),
  divide: () => ({
    asks: t`Teile deine Ladung in zwei Haufen.`,
    goodFor: t`Der Räuber nimmt einen: Mach beide gleich wertvoll.`,
  }),
  pile: () => ({ asks: t`Nimm einen der Haufen.`, goodFor: t`Der andere bleibt beim Besitzer.` }),
  drive: f => ({
    asks: t`Wohin mit der Kogge von ${s(f.robber)}?`,
    goodFor: t`Einen Schritt entlang einer Route; eine verdeckte gilt.`,
  }),
  attack: () => ({
    asks: t`Jemanden hier angreifen?`,
    goodFor: t`Die besseren Chips gewinnen bis zu drei Waren. Alle gelegten Chips wechseln den Besitzer.`,
  }),
  fight: () => ({
    asks: t`Wähle deine Chips für den Kampf.`,
    goodFor: t`Du verlierst, was du legst, und bekommst, was der andere legt.`,
  }),
  prize: () => ({
    asks: t`Nenne bis zu drei Waren.`,
    goodFor: t`Du bekommst, was davon auf der Kogge des Verlierers ist.`,
  }),
  shove: f => ({
    asks: t`Die Kogge von ${s(f.loser)} bewegen?`,
    goodFor: t`Einen Schritt entlang einer Route, oder lass sie.`,
  }),
};

export const de: Voice = {
  title: 'Kogge',
  tagline: 'Ostseehandel auf Routen, die die Spieler selbst verbiegen.',
  minute: [
    'Du willst fünf Entwicklungspunkte: Kontore, die du baust, und Bonuschips für sechs gleiche Waren.',
    'Jede Runde bieten alle Chips; sie bringen Waren in die genannten Städte und bestimmen die Reihenfolge.',
    'In deinem Zug segelt die Kogge entlang der beiden Routen jeder Stadt, dann baust, tauschst, kaufst du, legst Routen oder raubst.',
    'Fünf Punkte im eigenen Zug gewinnen sofort. Sonst endet das Spiel mit dem zweiten Durchgang des Gildemeisters, und auch Waren zählen.',
    'Anfänger übersehen: vor der ersten Aktion aufladen; und in eine beraubte Stadt kommt man nie wieder.',
  ],
  ...speaking(moves, events, prompts, {
    over: { asks: t`Das Spiel ist aus.`, goodFor: t`Alles, was verdeckt war, liegt nun offen.` },
    meanwhile: t`Von dir wird gerade nichts verlangt; gehandelt wird, wann immer sich Koggen treffen.`,
    waits: list => t`Es fehlt noch: ${seats(list)}.`,
    offers: t`Auf dich wartet ein Angebot.`,
  }),
  rule: rules,
  option: {
    openCargo: {
      title: 'Offene Ladung',
      body: 'Ladung und Chips aller liegen offen.',
      values: { false: 'verdeckt', true: 'offen' },
    },
    memory: {
      title: 'Gedächtnis',
      body: 'Ob der Schirm weiter zeigt, was man einmal sah.',
      values: { open: 'weiter zeigen', table: 'wie am Tisch' },
    },
    taxes: {
      title: 'Steuern',
      body: 'Der Gildemeister nimmt jeder Kogge, wo er ankommt, eine Ware.',
      values: { false: 'aus', true: 'an' },
    },
    officeTrade: {
      title: 'Kontorhandel',
      body: 'Koggen dürfen mit den Besitzern von Kontoren handeln.',
      values: { false: 'aus', true: 'an' },
    },
    conflicts: {
      title: 'Konflikte',
      body: 'Koggen in derselben Stadt dürfen kämpfen.',
      values: { false: 'aus', true: 'an' },
    },
    memoryRoutes: {
      title: 'Memory-Routen',
      body: 'Alle Routen liegen verdeckt.',
      values: { false: 'aus', true: 'an' },
    },
  },
  piece: pieceNames(lexicon),
  ending: { five: 'Fünf Entwicklungspunkte', guild: 'Der zweite Durchgang des Gildemeisters' },
  source: {
    offices: 'Kontore',
    bonuses: 'Bonuschips',
    raidMarkers: 'Raubmarker',
    ore: 'Erz',
    furs: 'Felle',
    amber: 'Bernstein',
    salt: 'Salz',
  },
  cities: lexicon.cities,
  board: {
    seat: seat => ['Grün', 'Gelb', 'Blau', 'Rot'][seat]!,
    round: 'Runde',
    order: 'Reihenfolge',
    supply: 'Vorrat',
    chips: 'Chips',
    goods: 'Waren',
    groups: 'Im Angebot',
    bids: 'Gebote',
    guild: 'Gildemeister',
    end: 'Endmarker',
    crossings: 'Durchgänge',
    routes: 'Routen',
    office: 'Kontor',
    raid: 'beraubt von',
    bonuses: 'Bonuschips',
    left: 'übrig',
    markers: 'Raubmarker',
    second: 'zweiter noch zu haben',
    development: 'Entwicklung',
    points: 'Punkte',
    unsure: 'ungewiss',
    at: 'in',
    offers: 'Angebote',
    hidden: '?',
    nothing: '-',
    sure: 'sicher',
    doubts: 'Ungewiss',
    common: 'Allen bekannt',
    reach: 'Erreichbar',
    steps: 'Schritte',
    cost: 'Kosten',
    build: 'Mögliche Kontore',
    lacks: 'fehlt',
    promised: 'Versprochen',
    now: 'Jetzt',
    asked: 'gefragt',
    may: 'darf',
    made: 'Angebote gemacht',
    over: 'Vorbei',
    options: 'Optionen',
    edition: 'Ausgabe',
    down: 'verdeckt',
    rank: 'Platz',
  },
};
