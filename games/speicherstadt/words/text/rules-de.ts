import type { Voice } from './voice.ts';

/** Das Regelheft auf Deutsch. */
export const rules: Voice['rule'] = {
  'SP-1.1': {
    title: 'Die Karten',
    body: 'Es gibt 54 Handelskarten in vier Jahreszeiten und den 4. Brand: Aufträge, Feuerwehrleute, Schiffe, Kontore, Brände, die Bank, fünf Kaufleute, das Lager, zwei Kirchen, den Hafen und die Handelskammer.',
  },
  'SP-1.2': {
    title: 'Die Waren',
    body: 'Es gibt je 9 Steine Kaffee, Tee, Safran, Kautschuk und Teppich. Alle beginnen im Beutel; was verbraucht wird, kommt in den Vorrat und nie zurück in den Beutel.',
  },
  'SP-1.3': {
    title: 'Was du am Anfang hast',
    body: 'Du beginnst mit 5 Münzen, einer Markthalle, 3 Arbeitern und ohne Punkte.',
  },
  'SP-1.4': {
    title: 'Karten, die fehlen',
    body: 'Zu zweit fehlen der Hafen und der schwächste Feuerwehrmann des Herbstes, zu dritt und zu fünft die Flussschifferkirche und dieser Feuerwehrmann, zu viert nichts. Das ergibt 16, 12, 10 oder 8 Runden zu zweit, dritt, viert oder fünft.',
  },
  'SP-1.5': {
    title: 'Der Zugstapel',
    body: 'Die Jahreszeiten folgen aufeinander: Winter, Frühling, Sommer, Herbst und zuletzt der 4. Brand. Innerhalb einer Jahreszeit kann jede Karte als nächste kommen. Wer die Metallmünze zuerst hat, entscheidet das Los.',
  },
  'SP-1.6': {
    title: 'Werte der Karten',
    body: 'Aufträge verlangen 2, 3 oder 4 Waren und bringen 5, 8 oder 11 Punkte. Feuerwehrleute zählen 1 bis 5, die Brände 1, 2, 3 und 4 Punkte. Ein Teil dieser Werte ist rekonstruiert.',
  },
  'SP-1.7': {
    title: 'Kartenpaket',
    body: 'Wer das Spiel besitzt, kann die gedruckten Werte durch ein Paket ersetzen. Es nennt alle 54 Karten; ein Paket, das nicht passt, wird mit dem Namen der Karte abgelehnt.',
  },
  'SP-2.1': {
    title: 'Karten aufdecken',
    body: 'In jeder Runde werden zu zweit, dritt, viert oder fünft 3, 4, 5 oder 6 Karten von links nach rechts aufgedeckt. Nur sie stehen zum Kauf.',
  },
  'SP-2.2': {
    title: 'Schiffe kommen beladen',
    body: 'Ein Schiff erhält 3 Waren aus dem Beutel, sobald es aufgedeckt wird.',
  },
  'SP-2.3': {
    title: 'Ein Brand wird aufgedeckt',
    body: 'Ein aufgedeckter Brand wird sofort abgewickelt; dann kommt die nächste Karte auf seinen Platz.',
  },
  'SP-2.4': {
    title: 'Die letzte Runde',
    body: 'Liegt nur noch der 4. Brand im Stapel, ist die Runde die letzte. Liegen nur noch der 3. und der 4. Brand dort, wenn Karten aufgedeckt werden sollen, werden beide abgewickelt und das Spiel ist aus.',
  },
  'SP-3.1': {
    title: 'Arbeiter setzen',
    body: 'Vom Startspieler an im Uhrzeigersinn, dreimal reihum: Stelle einen Arbeiter über eine Karte, hinter die, die dort schon stehen. Du musst setzen. Eine Reihe fasst 8 Arbeiter.',
  },
  'SP-3.2': {
    title: 'Ende der Nachfrage',
    body: 'Haben alle 3 Arbeiter gesetzt, beginnt der Kauf. Bis dahin werden nur Arbeiter gesetzt.',
  },
  'SP-4.1': {
    title: 'Kaufen oder verzichten',
    body: 'Die Karten werden von links nach rechts verkauft. Wem der unterste Arbeiter gehört, der entscheidet zuerst: kaufen für so viele Münzen, wie Arbeiter dort stehen, oder verzichten.',
  },
  'SP-4.2': {
    title: 'Kaufen',
    body: 'Du bezahlst und legst die Karte vor dir aus; ab sofort gilt sie. Alle Arbeiter dieser Reihe gehen nach Hause.',
  },
  'SP-4.3': {
    title: 'Verzichten',
    body: 'Dein Arbeiter geht nach Hause, der Preis sinkt um eins und der Nächste in der Reihe entscheidet. Reichen deine Münzen nicht, verzichtest du von selbst. Du wirst für jeden deiner Arbeiter einmal gefragt.',
  },
  'SP-4.4': {
    title: 'Niemand kauft',
    body: 'Eine Karte, die niemand kauft, wird abgelegt. Waren auf einem abgelegten Schiff kommen in den Vorrat.',
  },
  'SP-4.5': {
    title: 'Kein Handel',
    body: 'Die Metallmünze ist kein Geld, und niemand handelt mit anderen oder gibt ihnen etwas.',
  },
  'SP-5.1': {
    title: 'Verladung',
    body: 'Vom Startspieler an im Uhrzeigersinn darf jeder, der Waren hat, beliebig viele Verladezüge machen und beendet dann die Verladung. Wer keine Waren hat, wird übersprungen.',
  },
  'SP-5.2': {
    title: 'Lose Waren',
    body: 'Waren von Schiffen, die du in dieser Runde gekauft hast, sind lose. Verladezüge nutzen lose Waren und die in deinem Lager und deiner Markthalle. Was am Ende noch lose ist, kommt in den Vorrat. Leere Schiffe bleiben bei dir.',
  },
  'SP-5.3': {
    title: 'Aufträge',
    body: 'Lege eine Ware auf ein freies Feld ihrer Art. Aufträge dürfen nach und nach erfüllt werden; Waren kommen nie wieder herunter.',
  },
  'SP-5.4': { title: 'Kaufleute', body: 'Dein Kaufmann nimmt beliebig viele Waren seiner Art für je 1 Münze.' },
  'SP-5.5': {
    title: 'Das Lager',
    body: 'Wer es besitzt, bewahrt darin bis zu 4 Waren auf, nutzt sie später und erhält am Ende 1 Punkt für jede.',
  },
  'SP-5.6': {
    title: 'Markthalle: umtauschen',
    body: 'Gib 3 Waren in den Vorrat und nimm 1, die vorher dort lag und von anderer Art ist als alle drei. Du darfst das wiederholen und die Ware sofort nutzen. Der Beutel bleibt unberührt.',
  },
  'SP-5.7': {
    title: 'Markthalle: verkaufen',
    body: 'Gib 2 beliebige Waren in den Vorrat und nimm 1 Münze. Du darfst das wiederholen.',
  },
  'SP-5.8': { title: 'Markthalle: aufbewahren', body: 'Die Markthalle bewahrt höchstens 1 Ware auf.' },
  'SP-5.9': {
    title: 'Einer nach dem anderen',
    body: 'Verladen wird streng der Reihe nach, denn der Vorrat gehört allen: Was einer abgibt, kann ein anderer eintauschen.',
  },
  'SP-5.10': {
    title: 'Platz schaffen',
    body: 'Aufbewahrte Waren verlassen Lager und Markthalle nur, wenn sie genutzt werden oder einer losen Ware anderer Art Platz machen; dann kommen sie in den Vorrat. Aus der Markthalle darf eine Ware in ein Lager mit Platz wechseln.',
  },
  'SP-5.11': {
    title: 'Welche Ware genutzt wird',
    body: 'Zuerst werden lose Waren genutzt, dann die in der Markthalle, dann die im Lager.',
  },
  'SP-5.12': {
    title: 'Nichts zu tun',
    body: 'Wer Waren aufbewahrt, aber gerade nichts damit anfangen kann, wird übersprungen.',
  },
  'SP-5.13': {
    title: 'Alles auf einmal ausladen',
    body: 'Ein Zug räumt alle losen Waren weg, für die es nur einen sinnvollen Platz gibt: den einzigen Auftrag, dem sie fehlen, den Kaufmann, das Lager oder, für eine einzelne Ware, die leere Markthalle.',
  },
  'SP-6.1': {
    title: 'Einkommen',
    body: 'Du erhältst 1 Münze, 1 weitere, wenn du in dieser Runde nichts gekauft hast, und 1 weitere mit der Bank.',
  },
  'SP-6.2': {
    title: 'Die Metallmünze',
    body: 'Die Metallmünze geht an den linken Nachbarn, der die nächste Runde beginnt.',
  },
  'SP-6.3': { title: 'Genug Münzen', body: 'Die Münzen gehen nie aus.' },
  'SP-7.1': {
    title: 'Brand',
    body: 'Alle zählen die Werte ihrer Feuerwehrleute zusammen. Die höchste Summe gewinnt die Punkte des Brandes, die niedrigste verliert ebenso viele, und zwar sofort. Auch weniger als null Punkte sind möglich.',
  },
  'SP-7.2': {
    title: 'Gleichstand beim Brand',
    body: 'Bei Gleichstand gewinnen oder verlieren alle Beteiligten. Haben alle dieselbe Summe, geschieht nichts.',
  },
  'SP-7.3': {
    title: 'Der 4. Brand',
    body: 'Nach dem Einkommen der letzten Runde wird der 4. Brand abgewickelt. Dann ist das Spiel aus.',
  },
  'SP-8.1': {
    title: 'Schlusswertung',
    body: 'Erfüllte Aufträge 5, 8 oder 11; Kaufleute je 1; Flussschifferkirche 3, St. Michaelis 4; Kontore 2, 5, 9 oder 14 für eines bis vier; Lager 1 je Ware; Hafen 1 je eigenes Schiff; Handelskammer 1 je eigene Münze; dazu die Punkte der Brände. Nur der Besitzer nutzt und wertet eine Karte.',
  },
  'SP-8.2': {
    title: 'Wer gewinnt',
    body: 'Die meisten Punkte gewinnen, bei Gleichstand die meisten Münzen; ist auch das gleich, wird der Sieg geteilt.',
  },
  'SP-9.1': {
    title: 'Beispiel: Verladung',
    body: 'Von Kautschuk, Tee, Teppich, Kautschuk, Tee und Safran kommen Kautschuk und Tee auf einen großen Auftrag, der Teppich in die Markthalle, ein Tee für 1 Münze zum Teeverkoster, und Kautschuk und Safran werden in der Markthalle für 1 Münze verkauft. Nichts verfällt.',
  },
  'SP-9.2': {
    title: 'Beispiel: Bank',
    body: 'Mit der Bank erhältst du 2 Münzen in einer Runde mit Kauf und 3 ohne; alle anderen erhalten 1 und 2.',
  },
};
