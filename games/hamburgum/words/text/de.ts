import type { Phrase } from '@kontor/core';
import { DEPOT } from '../data/components.ts';
import type { Named } from '../events.ts';
import { mapOf } from '../view.ts';
import type { Office, Token } from '../vocabulary.ts';
import { GLOSSARY } from './glossary.ts';
import { rules } from './rules-de.ts';
import { amountsIn, coins, joined, piece as ref, plurals, seat, type Voice } from './voice.ts';

const plural = plurals('de');
const points = (n: number): string => plural(n, 'Punkt', 'Punkte');
const ships = (n: number): string => plural(n, 'Schiff', 'Schiffe');
const { goods, goodsOf, materials, materialsOf } = amountsIn({
  beer: n => `${n} Bier`,
  sugar: n => `${n} Zucker`,
  cloth: n => `${n} Tuch`,
  timber: n => `${n} Bauholz`,
  brick: n => `${n} Ziegel`,
  bell: n => plural(n, 'Glocke', 'Glocken'),
});

const piece: Voice['piece'] = {
  sugar: 'Zucker',
  church: 'Kirche',
  trade1: 'Kontor (bei der Kirche)',
  cloth: 'Tuch',
  guildhall: 'Rathaus',
  beer: 'Bier',
  trade2: 'Kontor (bei der Werft)',
  dockyard: 'Werft',
  timber: GLOSSARY.timber.de,
  brick: GLOSSARY.brick.de,
  bell: GLOSSARY.bell.de,
  brewer: GLOSSARY.brewer.de,
  refiner: GLOSSARY.refiner.de,
  clothmaker: GLOSSARY.clothmaker.de,
  merchant: GLOSSARY.merchant.de,
  captain: GLOSSARY.captain.de,
  official: GLOSSARY.official.de,
  councilman: GLOSSARY.councilman.de,
  vicar: GLOSSARY.vicar.de,
  'lord-mayor': GLOSSARY['lord-mayor'].de,
  canon: GLOSSARY.canon.de,
  guildmaster: GLOSSARY.guildmaster.de,
  'harbour-master': GLOSSARY['harbour-master'].de,
  deacon: GLOSSARY.deacon.de,
  sexton: GLOSSARY.sexton.de,
  'master-builder': GLOSSARY['master-builder'].de,
  'civil-servant': GLOSSARY['civil-servant'].de,
  five: 'Fünf',
  donation: 'Spenden-Plättchen',
  ship: 'Schiff-Plättchen',
  building: 'Gebäude-Plättchen',
  citizen: 'Bürger-Plättchen',
  'ship-piece': GLOSSARY.ship.de,
  dutchman: GLOSSARY.dutchman.de,
  'citizen-piece': GLOSSARY.citizen.de,
  prestige: GLOSSARY.prestige.de,
  money: 'Geld',
  taler: 'Taler',
  pound: '£',
  bonus: GLOSSARY.bonus.de,
};

/** The article in the accusative: `die Fünf`, `das Schiff-Plättchen`. */
const theToken = (token: Token): Phrase => [token === 'five' ? 'die ' : 'das ', ref(token, piece[token])];

/** People are masculine here and keep their form in accusative and dative, apart from two weak nouns. */
const WEAK: Partial<Record<Office | 'merchant', string>> = { councilman: 'Ratsherrn', canon: 'Domherrn' };
const oblique = (one: Office | 'merchant'): string => WEAK[one] ?? piece[one];

const church = ({ id, name }: Named) => ref(`church ${id}`, name);
const site = ({ id, name }: Named) => ref(`site ${id}`, name);

export const de: Voice = {
  title: 'Hamburgum',
  tagline: 'Brauen, handeln und bauen im alten Hamburg oder London und den Kirchen spenden, ehe es die anderen tun.',
  minute: [
    'Du willst Prestigepunkte, und fast alle kommen aus Spenden an die sechs Kirchen.',
    'In deinem Zug rückst du auf dem Rondell vor und hast die eine Aktion des Feldes: eine Ware herstellen, Waren verkaufen oder Baustoffe kaufen, Schiffe bauen, spenden oder Gebäude errichten.',
    'Jede Spende bringt ein Plättchen, das deine Schiffe, Gebäude, Bürger oder Spenden zählt; werte es jetzt oder später, wenn es mehr wert ist.',
    'Das Spiel endet sofort, wenn die sechste Kirche fertig ist; dann werden offene Plättchen gewertet, und Geld bringt noch ein paar Punkte.',
    'Gern übersehen: Von jeder Sorte darf nur ein Plättchen offen bleiben, und wer einer Kirche die fünfte Spende gibt, erhält einen Bonus und darf überall bauen.',
  ],
  move(move, view) {
    const map = mapOf(view);
    const churchOf = (id: string) => church(map.churches.find(church => church.id === id) ?? { id, name: id });
    switch (move.type) {
      case 'go':
        return ['Auf ', ref(move.space, piece[move.space]), ' ziehen'];
      case 'sell':
        return ['Per Schiff verkaufen: ', ...goodsOf(move.goods)];
      case 'direct':
        return ['Direkt verkaufen: ', ...goodsOf(move.goods)];
      case 'buy':
        return [...materialsOf(move.materials), ' für ', coins(DEPOT[move.materials.length] ?? 0), ' kaufen'];
      case 'ship':
        return ['Ein Schiff bauen'];
      case 'donate':
        return ['Für ', churchOf(move.church), ' spenden und ', ...theToken(move.token), ' nehmen'];
      case 'score':
        return [
          ...(move.token === 'five' ? ['Die '] : ['Das ']),
          ref(move.token, piece[move.token]),
          ' von ',
          churchOf(move.church),
          ' werten',
        ];
      case 'build': {
        const found = map.sites.find(({ id }) => id === move.site);
        if (!found) return ['Auf ', move.site, ' bauen'];
        return [ref(found.type, piece[found.type]), ' bauen: ', site({ id: found.id, name: found.street })];
      }
      case 'appoint':
        return ['Den ', ref(move.office, oblique(move.office)), ' wählen'];
      case 'decline':
        return ['Nicht spenden'];
      case 'end':
        return ['Zug beenden'];
    }
  },
  event(event) {
    switch (event.type) {
      case 'started':
        return [seat(event.first), ' beginnt.'];
      case 'moved':
        return [
          seat(event.seat),
          ' zieht auf ',
          ref(event.space, piece[event.space]),
          ...(event.paid > 0 ? [` und zahlt ${points(event.paid)}`] : []),
          '.',
        ];
      case 'produced':
        return [seat(event.seat), ' stellt ', ref(event.good, `${event.units} ${GLOSSARY[event.good].de}`), ' her.'];
      case 'shipped':
        return [
          seat(event.seat),
          ' verkauft ',
          ...joined(
            event.loads.map(({ basin, good, units }): Phrase => [
              ref(good, `${units} ${GLOSSARY[good].de}`),
              ` (Becken ${basin})`,
            ]),
          ),
          ' für ',
          coins(event.money),
          '.',
        ];
      case 'sold-direct':
        return [seat(event.seat), ' verkauft ', ...goods(event.goods), ' direkt für ', coins(event.money), '.'];
      case 'bought':
        return [seat(event.seat), ' kauft ', ...materials(event.materials), ' für ', coins(event.money), '.'];
      case 'shifted': {
        const home = event.home.flatMap((n, owner): Phrase[] => (n > 0 ? [[seat(owner), ` (${ships(n)})`]] : []));
        return [
          'Der Hafen rückt weiter',
          ...(home.length > 0 ? ['; heim kehren Schiffe von ', ...joined(home)] : []),
          ...(event.dutchmen > 0 ? [`; ${plural(event.dutchmen, 'Holländer fährt', 'Holländer fahren')} davon`] : []),
          '.',
        ];
      }
      case 'dutchman-came':
        return ['Ein ', ref('dutchman', piece.dutchman), ' läuft in Becken 3 ein.'];
      case 'launched':
        return ['Ein Schiff von ', seat(event.seat), ' kommt in Becken 3.'];
      case 'no-ship':
        return [seat(event.seat), ' hat kein Schiff zu setzen.'];
      case 'donated':
        return [
          seat(event.seat),
          ` gibt die ${event.nth}. Spende für `,
          church(event.church),
          ' und nimmt ',
          ...theToken(event.token),
          ...(event.canon
            ? [' (Domherr: ein Ziegel)']
            : event.cost.money > 0
              ? [', für ', coins(event.cost.money)]
              : []),
          '.',
        ];
      case 'completed':
        return [
          church(event.church),
          ' ist fertig: ',
          seat(event.seat),
          ` erhält ${points(event.bonus)} und ist Kirchenbauer.`,
        ];
      case 'scored':
        return [
          seat(event.seat),
          ' wertet ',
          ...theToken(event.token),
          ' von ',
          church(event.church),
          `: ${points(event.points)}`,
          ...(event.final ? [' (Spielende)'] : []),
          '.',
        ];
      case 'built':
        return [seat(event.seat), ' baut: ', ref(event.building, piece[event.building]), ', ', site(event.site), '.'];
      case 'price-fell':
        return ['Der Preis für ', ref(event.good, GLOSSARY[event.good].de), ` fällt auf ${event.price}.`];
      case 'earned':
        return [seat(event.seat), ' erhält ', coins(event.money), ' vom ', ref(event.by, oblique(event.by)), '.'];
      case 'appointed':
        return ['Der ', ref(event.office, piece[event.office]), ' tritt für ', seat(event.seat), ' sein Amt an.'];
      case 'turned-up':
        return ['Als Nächster liegt der ', ref(event.office, piece[event.office]), ' offen.'];
      case 'canon-lost':
        return [
          seat(event.seat),
          event.why === 'no-brick'
            ? ' hat keinen Ziegel für die Spende des Domherrn.'
            : ' verzichtet auf die Spende des Domherrn.',
        ];
      case 'turn-ended':
        return [seat(event.seat), ' beendet den Zug.'];
      case 'sold-out':
        return [
          seat(event.seat),
          ` verkauft ${plural(event.pieces, 'übriges Stück', 'übrige Stücke')} für `,
          coins(event.money),
          '.',
        ];
      case 'bought-prestige':
        return [seat(event.seat), ` kauft ${points(event.points)} für `, coins(event.money), '.'];
      case 'over':
        return [
          'Die sechste Kirche ist fertig, das Spiel ist aus: ',
          ...joined(event.scores.map((score, owner): Phrase => [seat(owner), ` ${score}`])),
          '.',
        ];
    }
  },
  prompt(view, viewer) {
    const frame = view.stack.at(-1);
    if (!frame)
      return {
        asks: ['Das Spiel ist aus.'],
        goodFor: ['Die meisten Prestigepunkte gewinnen; bei Gleichstand zählt das übrige Geld.'],
      };
    if (frame.seat !== viewer)
      return {
        asks: ['Am Zug: ', seat(frame.seat), '.'],
        goodFor: ['Solange lohnt ein Blick in die Übersicht: Alles liegt offen.'],
      };
    switch (frame.type) {
      case 'rondel':
        return {
          asks: ['Wähle ein Feld auf dem Rondell.'],
          goodFor: ['Drei Felder sind frei, jedes weitere kostet einen Punkt; denk auch an die Aktion danach.'],
        };
      case 'trade':
        return frame.selling
          ? {
              asks: ['Verkaufe weiter oder beende den Zug.'],
              goodFor: ['Was kein Schiff mitnimmt, bringt je 30; behaltene Ware bringt später mehr.'],
            }
          : {
              asks: ['Verkaufe Waren oder kaufe Baustoffe.'],
              goodFor: ['Viel auf einmal verkaufen spart Züge; Baustoffe sind in kleinen Mengen billig.'],
            };
      case 'dockyard':
        return {
          asks: ['Baue Schiffe oder beende den Zug.'],
          goodFor: ['Neue Schiffe tragen drei Waren; ein volles Becken schiebt alle Schiffe weiter.'],
        };
      case 'church':
        return frame.scoring
          ? {
              asks: ['Werte weitere Plättchen oder beende den Zug.'],
              goodFor: ['Nur Schiff-Plättchen können an Wert verlieren; die anderen wachsen mit dem, was du baust.'],
            }
          : {
              asks: ['Spende, werte Plättchen oder beende den Zug.'],
              goodFor: [
                'Ein Plättchen bestimmt, was deine Schiffe, Gebäude und Bürger wert sind; mit dem Werten endet das Spenden.',
              ],
            };
      case 'guildhall':
        return {
          asks: ['Errichte Gebäude oder beende den Zug.'],
          goodFor: [
            'Produktionsgebäude machen reich, Bürger und Gebäude machen Plättchen wertvoller; jedes öffnet neue Bauplätze.',
          ],
        };
      case 'office':
        return { asks: ['Wähle eine Amtsperson.'], goodFor: ['Sie zahlt einmal, für das, was du jetzt hast.'] };
      case 'canon':
        return {
          asks: ['Gib eine Spende für einen einzigen Ziegel oder verzichte.'],
          goodFor: ['Am meisten lohnt eine teure: Die fünfte kostet so weder Glocke noch Geld.'],
        };
      case 'finish':
        return {
          asks: ['Beende den Zug oder nimm ihn zurück.'],
          goodFor: ['Bis du ihn beendest, lässt sich der Zug zurücknehmen.'],
        };
    }
  },
  rule: rules,
  option: {
    map: {
      title: 'Stadtplan',
      body: 'Hamburg oder London; beide Pläne sind Rekonstruktionen.',
      values: { hamburg: 'Hamburg', london: 'London' },
    },
    officials: {
      title: 'Amtspersonen',
      body: 'Welche Amtspersonen gebaut werden können und wie man zu ihnen kommt.',
      values: {
        base: 'Grundspiel: Ratsherren, Hauptpastoren, Bürgermeister',
        professional: 'Profivariante: blaue Amtspersonen, freie Wahl',
        random: 'Zufall: blaue Amtspersonen, verdeckt',
      },
    },
  },
  piece,
  ending: { 'six-churches': 'Alle sechs Kirchen sind fertig' },
  source: {
    start: 'Start',
    five: 'Fünfen',
    donation: 'Spenden-Plättchen',
    ship: 'Schiff-Plättchen',
    building: 'Gebäude-Plättchen',
    citizen: 'Bürger-Plättchen',
    builder: 'fertiggestellte Kirchen',
    rondel: 'auf dem Rondell bezahlt',
    money: 'Geld',
  },
  labels: {
    rondel: 'Rondell',
    turn: 'Zug',
    first: 'beginnt',
    player: 'Spieler',
    goods: 'Waren',
    materials: 'Baustoffe',
    production: 'Produktion',
    ships: 'Schiffe',
    home: 'Vorrat',
    basin: 'Becken',
    harbour: 'Hafen',
    toCome: 'Holländer noch erwartet',
    gone: 'fort',
    prices: 'Preise',
    churches: 'Kirchen',
    donors: 'Spender',
    builder: 'Kirchenbauer',
    next: 'nächste',
    tokens: 'Plättchen',
    scored: 'gewertet',
    map: 'Stadtplan',
    free: 'frei',
    citizens: 'Bürger',
    buildings: 'Gebäude',
    officials: 'Amtspersonen',
    below: 'darunter',
    sources: 'Punkte aus',
    ifOver: 'wäre jetzt Schluss',
    ledger: 'Übersicht',
    middle: 'Mitte',
    none: 'keine',
    phase: {
      rondel: 'zieht auf dem Rondell',
      trade: 'Kontor',
      dockyard: 'Werft',
      church: 'Kirche',
      guildhall: 'Rathaus',
      office: 'wählt eine Amtsperson',
      canon: 'Spende des Domherrn',
      finish: 'beendet den Zug',
    },
    selling: 'verkauft',
    shipped: 'Schiffe sind gefahren',
    scoring: 'wertet',
    official: 'Amtsperson gebaut',
    full: 'Becken 3 ist voll',
  },
};
