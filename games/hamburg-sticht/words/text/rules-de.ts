import type { RuleTexts } from './voice.ts';

export const rules: RuleTexts = {
  'HS-1.1': {
    title: 'Die Karten',
    body: '54 Karten: Blau, Gelb, Rot und Grün, jeweils von 1 bis 12, dazu sechs Joker mit den Zahlen 1/2, 3/4, 5/6, 7/8, 9/10 und 11/12.',
  },
  'HS-1.2': {
    title: 'Das Austeilen',
    body: 'Alle bekommen 13 Karten. Eine weitere wird aufgedeckt: der Merker. Was übrig bleibt (27, 14 oder 1 Karte zu zweit, zu dritt oder zu viert), sieht in dieser Runde niemand.',
  },
  'HS-1.3': {
    title: 'Wer gibt, wer ausspielt',
    body: 'Wer zuerst gibt, entscheidet das Los. Links davon wird zum ersten Stich ausgespielt. In der nächsten Runde gibt der nächste Platz im Uhrzeigersinn.',
  },
  'HS-1.4': {
    title: 'Dauer des Spiels',
    body: 'Gespielt wird, bis alle zweimal gegeben haben: vier, sechs oder acht Runden.',
  },
  'HS-2.1': { title: 'Einzelkarte', body: 'Eine Karte. Ein einzeln gespielter Joker zählt seine höhere Zahl.' },
  'HS-2.2': {
    title: 'Pärchen, Drilling, Vierling',
    body: 'Zwei, drei oder vier Karten mit demselben Wert. Fünf gleiche kann man nicht spielen.',
  },
  'HS-2.3': {
    title: 'Gasse, Straße, Landstraße',
    body: 'Drei, vier oder genau fünf aufeinanderfolgende Werte in gemischten Farben. Nach der 12 kommt keine 1. Gemischte Folgen aus sechs oder mehr Karten gibt es nicht.',
  },
  'HS-2.4': {
    title: 'Joker in Kombinationen',
    body: 'Ein Joker zählt die seiner beiden Zahlen, mit der die Kombination aufgeht; das ist immer nur eine. In eine Folge passen bis zu drei Joker, zu gleichen Werten nur einer.',
  },
  'HS-2.5': {
    title: 'Hamburg sticht',
    body: 'Drei bis zwölf aufeinanderfolgende Werte einer Farbe: der einzige Trumpf. Joker haben keine Farbe und gehören nicht dazu, es sei denn, der Tisch hat es so vereinbart.',
  },
  'HS-2.6': {
    title: 'Eine Farbe ist immer Trumpf',
    body: 'Drei oder mehr Nachbarn in einer Farbe sind immer ein Hamburg sticht, auch beim Ausspielen; als Gasse, Straße oder Landstraße gehen sie nicht. Eine Folge mit Joker ist nie einfarbig, außer der Tisch erlaubt Joker im Hamburg sticht.',
  },
  'HS-2.7': {
    title: 'Was höher ist',
    body: 'Bei gleichen Werten zählt der Wert, bei Folgen die höchste Karte. Überbieten kann nur dieselbe Kombination, und zwar höher. Ein Drilling schlägt nie ein Pärchen.',
  },
  'HS-3.1': {
    title: 'Wer ausspielt, muss legen',
    body: 'Wer zu einem Stich ausspielt, legt eine Kombination und kann nicht passen.',
  },
  'HS-3.2': {
    title: 'Am Zug im Stich',
    body: 'Im Uhrzeigersinn passen alle, die noch Karten haben, oder spielen dieselbe Kombination höher oder einen Hamburg sticht.',
  },
  'HS-3.3': { title: 'Niemand muss überbieten', body: 'Du darfst passen, auch wenn du überbieten könntest.' },
  'HS-3.4': {
    title: 'Passen ist nicht endgültig',
    body: 'Wenn du gepasst hast und danach jemand legt, wirst du im selben Stich wieder gefragt.',
  },
  'HS-3.5': {
    title: 'Der Stich',
    body: 'Haben alle anderen, die noch Karten halten, nacheinander gepasst, gehört der Stich der letzten Kombination: alle Karten daraus kommen verdeckt auf den Stichstapel, und dieselbe Person spielt neu aus.',
  },
  'HS-3.6': {
    title: 'Hamburg sticht nimmt sofort',
    body: 'Ein Hamburg sticht nimmt den Stich auf der Stelle, was auch immer dort liegt. Niemand kann darauf antworten, und dieselbe Person spielt neu aus.',
  },
  'HS-3.7': {
    title: 'Fertig werden',
    body: 'Auch die Kombination, mit der du deine letzten Karten ablegst, kann überboten werden. Tut das niemand, gehört der Stich dir.',
  },
  'HS-3.8': {
    title: 'Wenn der Stich an jemanden ohne Karten geht',
    body: 'Dann spielt der nächste Platz im Uhrzeigersinn aus, der noch Karten hat, auch nach einem Hamburg sticht.',
  },
  'HS-3.9': {
    title: 'Die Ansagen',
    body: 'Am Tisch würdest du „Hamburg sticht“ und „Passe“ ansagen. Hier macht das das Programm.',
  },
  'HS-3.10': { title: 'Nur eigene Karten', body: 'Du spielst Karten aus deiner eigenen Hand, jede nur einmal.' },
  'HS-4.1': {
    title: 'Ende einer Runde',
    body: 'Die Runde endet in dem Augenblick, in dem nur noch eine Person Karten hat. Sie darf nicht mehr antworten; ein offener Stich geht an die letzte Kombination darin. Dann folgen die letzte Hand, die Platzpunkte, die Bonuspunkte und das nächste Geben.',
  },
  'HS-4.2': {
    title: 'Die letzte Hand',
    body: 'Die übrigen Handkarten gehen an die Person, die zuerst fertig war, und gelten als von ihr gestochen.',
  },
  'HS-4.3': {
    title: 'Platzpunkte',
    body: 'In der Reihenfolge, in der man fertig wird: zu zweit 1 und 0 Punkte, zu dritt 2, 1, 0, zu viert 3, 2, 1, 0.',
  },
  'HS-4.4': {
    title: 'Bonuspunkte',
    body: 'Ein Punkt für jede gestochene Karte, die die Zahl des Merkers zeigt. Ein Joker zeigt beide Zahlen, egal als was er gespielt wurde. Der Merker selbst gehört niemandem.',
  },
  'HS-4.5': {
    title: 'Ein Joker als Merker',
    body: 'Ist der Merker ein Joker, bringen beide Zahlen Punkte: acht Karten. Keine Karte zählt doppelt.',
  },
  'HS-4.6': {
    title: 'Sieg',
    body: 'Nach der letzten Runde gewinnen die meisten Punkte. Bei Gleichstand wird der Sieg geteilt.',
  },
  'HS-4.7': { title: 'Was nicht zählt', body: 'Wie viele Stiche du hast und welche Farben darin sind, bringt nichts.' },
  'HS-5.1': {
    title: 'Was du siehst',
    body: 'Die eigene Hand, wie viele Karten die anderen haben, den laufenden Stich, den Merker, wer schon fertig ist, den Punktestand und die Größe der Stichstapel. Ob man gestochene Karten noch einmal ansehen kann, regelt die Tischoption „Gedächtnis“.',
  },
  'HS-5.2': {
    title: 'Was verborgen bleibt',
    body: 'Während einer Runde sieht niemand fremde Handkarten oder die nicht verteilten Karten. Bei der Wertung sehen alle die letzte Hand und die Bonuskarten in jedem Stapel.',
  },
  'HS-6.1': {
    title: 'Beispiel: Bonuspunkte',
    body: 'Ist der Merker eine 7, gibt es höchstens vier Bonuspunkte: die drei anderen Siebenen und den Joker 7/8. Mit Joker 3/4 als Merker sind es acht.',
  },
  'HS-6.2': {
    title: 'Beispiel: ein Stich',
    body: 'Zu dritt, Merker 7. Ein Pärchen Einsen; gepasst; 7 und Joker 7/8 als Pärchen Siebenen; ein Pärchen Elfen; wer gepasst hatte, steigt mit einem Pärchen Zwölfen wieder ein; die anderen beiden passen. Der Stich hat acht Karten und zwei Bonuspunkte, danach wird eine einzelne 1 ausgespielt.',
  },
  'HS-6.3': {
    title: 'Beispiel: Wertung',
    body: 'Zu dritt, Merker 7. 1. Platz ohne 7: 2 Punkte. 2. Platz mit zwei Siebenen: 3 Punkte. Letzter Platz ohne 7: nichts.',
  },
  'HS-6.4': {
    title: 'Beispiel: Kombinationen',
    body: '11 mit Joker 11/12 ist ein Pärchen, 7-7-7 mit Joker 7/8 ein Vierling, 1-2-3 eine Gasse, 6-7-8-9 eine Straße, 5-6-7-8-9 eine Landstraße; 4-5-6 in einer Farbe ist ein Hamburg sticht. Ein Pärchen Dreien überbietet man ab Vieren, ein Pärchen Fünfen nicht mit drei Einsen; und von drei Zwölfen darf man zwei spielen oder passen.',
  },
};
