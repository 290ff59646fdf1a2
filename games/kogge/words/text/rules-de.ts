import type { RuleText } from '@kontor/core';
import type { RuleId } from '../rule-ids.ts';

export const rules: Readonly<Record<RuleId, RuleText>> = {
  'KO-1.1': {
    title: 'Neun Städte',
    body: 'Neun Städte, im Uhrzeigersinn beziffert: 0 Visby, 1 Stockholm und 2 Abo liefern Erz; 3 Reval und 4 Riga Felle; 5 Danzig und 6 Stralsund Bernstein; 7 Lübeck und 8 Kopenhagen Salz. Jede hat zwei Routenfelder, zwei Bauplätze für Kontore und ein Warenlager.',
  },
  'KO-1.2': {
    title: 'Waren sind begrenzt',
    body: 'Es gibt 25 Erz, 18 Felle, 13 Bernstein und 10 Salz, mehr nie.',
  },
  'KO-1.3': {
    title: 'Neunzig Chips',
    body: 'Chips nach Zahl: 14 × 0, 13 × 1, 12 × 2, 11 × 3, 10 × 4, 9 × 5, 8 × 6, 7 × 7, 6 × 8. Ein Chip hat die Farbe der Ware seiner Stadt. Bei weniger Spielern kommt nichts aus dem Spiel.',
  },
  'KO-1.4': {
    title: 'Was jeder besitzt',
    body: 'Eine Kogge, vier Kontore und zwei Raubmarker, einer zur Hand, der zweite beiseitegelegt. Jeden der vier Bonuschips gibt es zweimal.',
  },
  'KO-2.1': {
    title: 'Ausgangslage',
    body: 'In jeder Stadt liegen drei ihrer Waren. Jeder hat die Chips 0 bis 8 und zwei Erz und ein Fell an Bord.',
  },
  'KO-2.2': {
    title: 'Gildemeister und Endmarker',
    body: 'Ein zufälliger Chip aus dem Vorrat bestimmt die Stadt, in der beide beginnen. Er kommt zurück, sobald die Routen liegen.',
  },
  'KO-2.3': {
    title: 'Startrouten',
    body: 'Erste Felder: 0 bis 8 in zufälliger Folge, keine Stadt mit der eigenen Zahl. Zweite Felder: zufällige Chips, weder die eigene Zahl noch das Ziel des ersten Feldes; was nicht passt, wird für diese Stadt beiseitegelegt. Alles offen.',
  },
  'KO-2.4': {
    title: 'Erstes Kontor',
    body: 'Alle wählen geheim einen ihrer Chips und dürfen ihn ändern, bis alle gewählt haben. In eine Stadt passen zwei Kontore. Wollen mehr hinein, behalten alle, die sie gerade wählten, ihren Chip und wählen neu, beim nächsten Mal nicht diesen. Eine volle Stadt ist nicht wählbar. Chips der Kontore, die stehen, kommen in den Vorrat.',
  },
  'KO-2.5': {
    title: 'Erste Reihenfolge',
    body: 'Die niedrigste Stadt beginnt; zwei in derselben Stadt durch Los.',
  },
  'KO-3.1': {
    title: 'Chips im Angebot',
    body: 'Unverkaufte Chips kommen in den Vorrat; dann liegen acht zufällige Chips offen in vier Paaren, weniger, wenn der Vorrat nicht reicht. Die letzte Gruppe kann ein einzelner Chip sein.',
  },
  'KO-3.2': {
    title: 'Zusatzchips',
    body: 'Wer den Bonus +1 Chip hat, zieht in der geltenden Reihenfolge je Bonus einen verdeckten Chip, solange der Vorrat reicht.',
  },
  'KO-3.3': {
    title: 'Gebote',
    body: 'In der geltenden Reihenfolge legt jeder offen einen oder mehrere Chips. Genau dieselben Zahlen in derselben Anzahl wie ein Gebot, das schon liegt, sind verboten. Wer keinen Chip oder keinen erlaubten Satz hat, wird übersprungen.',
  },
  'KO-3.4': {
    title: 'Produktion',
    body: 'Höchste Stadt zuerst: Jeder gelegte Chip bringt zwei Waren in seine Stadt. Jedes Kontor dort bekommt zuerst eine davon, einmal je Runde; der Rest liegt in der Stadt. Reicht der Vorrat nicht: was da ist; bei zwei Kontoren und einer Ware bekommt sie die Stadt, bei einem Kontor das Kontor.',
  },
  'KO-3.5': {
    title: 'Neue Reihenfolge',
    body: 'Zwei oder mehr gleiche Chips schlagen jedes andere Gebot: erst mehr Chips, dann die höhere Zahl. Andere Gebote: die höhere Summe, dann mehr Nullen, dann der höchste Chip, dann der nächste. Ein Paar mit etwas daneben ist ein anderes Gebot. Wer nichts legte, kommt zuletzt, wie bisher. Die Chips kommen in den Vorrat.',
  },
  'KO-3.6': {
    title: 'Übersprungen mit Chips (Festlegung)',
    body: 'Wer Chips, aber keinen erlaubten Satz hat, zeigt sie allen. Wer nach einem Gebot gefragt wird, kann auch bieten: Mehr verrät die Frage nicht.',
  },
  'KO-4.1': {
    title: 'Gildemeister',
    body: 'Der neue Startspieler zieht ihn eine oder zwei Städte im Uhrzeigersinn. Städte mit einem Raubmarker werden übersprungen und zählen nicht.',
  },
  'KO-4.2': {
    title: 'Durchgänge',
    body: 'Jedes Mal, wenn er in die Stadt des Endmarkers kommt, ob er hält oder hinübergeht, ist ein Durchgang; wegziehen zählt nicht. Der zweite beendet das Spiel sofort.',
  },
  'KO-4.3': {
    title: 'Seine zwei Waren',
    body: 'Sonst kommen zwei Waren, soweit vorhanden, in die Stadt, in der er steht, nie in Kontore.',
  },
  'KO-5.1': {
    title: 'Segeln',
    body: 'Die Kogge segelt zu einer der beiden Zahlen ihrer Stadt. Der erste Schritt ist frei, jeder weitere kostet eine Ware oder einen Chip. Beliebig viele Schritte; sie darf bleiben.',
  },
  'KO-5.2': {
    title: 'Verdeckte Routen',
    body: 'Eine verdeckte Route benutzt man ungesehen: ansagen, zahlen, für immer aufdecken, dorthin segeln. Ein Zurück gibt es nicht.',
  },
  'KO-5.3': {
    title: 'Städte, die man beraubt hat',
    body: 'Eine Stadt mit dem eigenen Raubmarker darf man nie betreten, auch nicht auf der Durchfahrt. Führt eine verdeckte Route dorthin, bleibt die Kogge, wo sie ist, und ihre Schritte enden; Bezahltes bleibt bezahlt.',
  },
  'KO-5.4': {
    title: 'Aufladen',
    body: 'Beliebige Waren aus eigenen Kontoren kommen in jeder Stadt an Bord, in der die Kogge ihre Bewegung beginnt, durchfährt oder beendet. Die erste Aktion beendet die Bewegung. Aufgeladene Waren dürfen Schritte bezahlen. Von der Kogge ins Kontor geht nie etwas, außer im Kontorhandel.',
  },
  'KO-5.5': {
    title: 'Zwei Schritte, Geheimweg',
    body: 'Bonus zwei Schritte: Auch der zweite Schritt ist frei. Bonus Geheimweg: von jeder Stadt in die des Gildemeisters, ein Schritt wie jeder andere, der eine Ware oder einen Chip mehr kostet; nicht, wenn man schon dort ist, nicht in eine selbst beraubte Stadt.',
  },
  'KO-6.1': {
    title: 'Kontor bauen',
    body: 'Man zahlt die drei Waren, die diese Stadt nicht liefert, und einen Chip ihrer Zahl, zwei, wenn dort ein Kontor steht. Höchstens zwei Kontore je Stadt; beide dürfen die eigenen sein. Ein fünftes ist erlaubt und gewinnt.',
  },
  'KO-6.2': {
    title: 'Handel mit dem Gildemeister',
    body: 'In seiner Stadt ein Geschäft je Zug: drei gleiche Chips für den zweiten Raubmarker; sechs gleiche Waren für einen Bonuschip; eine Ware für einen Chip ihrer Farbe; ein Chip für eine Ware seiner Farbe. Nicht, wenn der Vorrat es nicht hat.',
  },
  'KO-6.3': {
    title: 'Chips kaufen',
    body: 'Eine ganze Gruppe aus dem Angebot für eine Ware nach Wahl. In der Runde wird nicht nachgelegt.',
  },
  'KO-6.4': {
    title: 'Handel mit der Stadt',
    body: 'Nur in einer anderen Stadt als der, in der der Zug begann. Man gibt n Waren und nimmt n bis 2n von dem, was dort liegt (mit dem Bonus bis 3n). Keine Sorte auf beiden Seiten, nichts aus Kontoren, ein Tausch je Zug.',
  },
  'KO-6.5': {
    title: 'Route ändern',
    body: 'Man legt einen eigenen Chip verdeckt auf ein offenes Routenfeld hier und nimmt den Chip, der dort lag. Nie die Zahl der Stadt; zweimal dasselbe Ziel ist erlaubt. Nur man selbst weiß, was man gelegt hat.',
  },
  'KO-6.6': {
    title: 'Raub',
    body: 'Mit einem Marker zur Hand, hier; er beendet den Zug. Entweder eine andere Kogge: Ihr Besitzer teilt die Ladung in zwei Haufen, die sich um höchstens eins unterscheiden, der Räuber nimmt einen. Oder die Stadt: alle Waren auf ihr und in ihren Kontoren. Der Marker bleibt für immer; nie zwei eigene in einer Stadt.',
  },
  'KO-6.7': {
    title: 'Vertrieben',
    body: 'Nach einem Raub zieht der linke Nachbar die Kogge des Räubers einen freien Schritt entlang einer Route. Eine offene Route in eine von ihm beraubte Stadt ist nicht wählbar; eine verdeckte wird aufgedeckt und gilt, und führt sie in eine solche Stadt, bleibt die Kogge. Ohne wählbare Route bleibt sie.',
  },
  'KO-6.8': {
    title: 'Leere Ziele',
    body: 'Auch leere Koggen und Städte darf man berauben.',
  },
  'KO-6.9': {
    title: 'Wohin Bezahltes geht',
    body: 'Alles Bezahlte kommt in den Vorrat; nur was man einer Stadt im Handel gibt, bleibt dort. Kogge, Stadt, Kontor und Hand fassen beliebig viel.',
  },
  'KO-6.10': {
    title: 'Bonuschips',
    body: 'Ein Bonus wirkt ab dem Augenblick, in dem man ihn nimmt. Zwei gleiche sind zwei Punkte, doppelt wirkt aber nur +1 Chip.',
  },
  'KO-6.11': {
    title: 'Jede Aktion einmal',
    body: 'Die Aktionen folgen der Bewegung in beliebiger Folge, jede höchstens einmal je Zug.',
  },
  'KO-6.12': {
    title: 'Kein Chip dieser Farbe (Festlegung)',
    body: 'Wer für eine Ware einen Chip will, nennt zuerst die Farbe. Hat der Vorrat keinen, erfahren es alle, nichts wird bezahlt, und ein anderes Geschäft bleibt möglich.',
  },
  'KO-7.1': {
    title: 'Handel untereinander',
    body: 'Spieler, deren Koggen in derselben Stadt liegen, dürfen bei jeder Entscheidung, auch außerhalb ihres Zuges, Waren ihrer Koggen und Chips tauschen, zu allem, worin sie sich einig sind; auch Geschenke. Die anderen sehen, dass getauscht wurde, und die neuen Anzahlen. Nicht während einer geheimen Wahl, eines Kampfes, einer Teilung oder eines erzwungenen Zuges.',
  },
  'KO-7.2': {
    title: 'Was nicht handelbar ist',
    body: 'Waren in Kontoren, Kontore, Bonuschips und Raubmarker.',
  },
  'KO-7.3': {
    title: 'Anzahl der Angebote',
    body: 'Ein offenes Angebot von einem Spieler an einen anderen; ein neues ersetzt es. Höchstens drei vom selben an denselben zwischen zwei anderen Zügen.',
  },
  'KO-7.4': {
    title: 'Was ein Angebot bindet',
    body: 'Was ein Angebot verspricht, ist beiseitegelegt, bis es beantwortet oder zurückgezogen ist. Es darf verlangen, was der andere nicht hat; ob es annehmbar ist, erfährt nur der andere. Es verfällt, wenn die Koggen sich trennen, durch Raub, Konflikt oder das Ende der Phase. Dass es gemacht, beantwortet, zurückgezogen wurde oder verfiel, sehen alle, was darin steht, nicht.',
  },
  'KO-7.5': {
    title: 'Kein Handel vor der ersten Runde (Festlegung)',
    body: 'Der Handel beginnt mit der ersten Runde.',
  },
  'KO-8.1': {
    title: 'Entwicklungspunkte',
    body: 'Jedes Kontor, auch das erste, und jeder Bonuschip ist einer.',
  },
  'KO-8.2': {
    title: 'Fünf gewinnen',
    body: 'Wer im eigenen Zug fünf Entwicklungspunkte hat, gewinnt sofort.',
  },
  'KO-9.1': {
    title: 'Ende durch fünf Punkte',
    body: 'Dieser Spieler gewinnt. Die anderen reihen sich nach Entwicklungspunkten, dann nach Siegpunkten.',
  },
  'KO-9.2': {
    title: 'Ende durch den Gildemeister',
    body: 'Die meisten Siegpunkte: Kontor 10, Bonuschip 20, unbenutzter Raubmarker 10; Waren auf der Kogge und in eigenen Kontoren: Salz 7, Bernstein 5, Felle 3, Erz 1. Gleichstand ist unentschieden.',
  },
  'KO-10.1': {
    title: 'Steuern',
    body: 'Nach dem Zug des Gildemeisters, sofern er das Spiel nicht beendet, zahlt jede Kogge in seiner Stadt der Reihe nach eine Ware nach Wahl. Dann kommen alle Waren der Stadt, die sie nicht selbst liefert, in den Vorrat, die in Kontoren nicht. Dann kommen seine zwei Waren.',
  },
  'KO-10.2': {
    title: 'Kontorhandel',
    body: 'Ein Spieler, dessen Kogge in einer Stadt liegt, darf mit dem Besitzer eines Kontors dort handeln, wo immer dessen Kogge ist. Die Kogge setzt ihre Waren und Chips ein, der Besitzer Waren dieses Kontors und Chips. Waren für den Besitzer kommen in dieses Kontor. Nie mit dem eigenen Kontor, nie Kontor mit Kontor.',
  },
  'KO-10.3': {
    title: 'Konflikte: wer angreift',
    body: 'Nach den Aktionen, solange andere Koggen hier sind: Erst darf der aktive Spieler eine von ihnen angreifen, dann der Reihe nach jeder andere hier den aktiven. Jedes Paar kämpft höchstens einmal je Zug; Schluss ist, wenn die aktive Kogge fort oder allein ist. Nicht nach einem Raub.',
  },
  'KO-10.4': {
    title: 'Memory: Beginn',
    body: 'Alle Startrouten liegen verdeckt: 0 bis 8 auf den ersten Feldern, neun zufällige auf den zweiten, ohne Einschränkung. Die Ladung ist zwei Erz und zwei Felle. Stehen alle ersten Kontore, darf der Reihe nach jeder die beiden Routen dort ansehen und eine gegen einen eigenen Chip tauschen.',
  },
  'KO-10.5': {
    title: 'Konflikte: der Kampf',
    body: 'Beide wählen geheim Chips, mindestens je einen. Ohne Chips kann man nicht angreifen; ohne Chips angegriffen verliert man. Die beiden sehen beide Sätze, tauschen und behalten sie. Der bessere Satz, verglichen wie Gebote, gewinnt; gleiche gewinnen nichts.',
  },
  'KO-10.6': {
    title: 'Konflikte: der Preis',
    body: 'Ungesehen nennt der Sieger bis zu drei Waren und bekommt, was davon auf der Kogge des Verlierers ist. Dann darf er sie einen freien Schritt ziehen; für verdeckte Routen und Raubmarker gilt, was für den Verlierer gilt.',
  },
  'KO-10.7': {
    title: 'Konflikte: was andere erfahren',
    body: 'Wer wen angriff, wer gewann, die neuen Anzahlen und den Zug, nie welche Chips oder Waren. Offene Ladung ist mit Konflikten nicht vereinbar.',
  },
  'KO-10.8': {
    title: 'Memory: segeln',
    body: 'Eine benutzte Route, auch eine erzwungene, sehen alle, dann liegt sie wieder verdeckt. Führt sie in die eigene Stadt, zählt und kostet der Schritt, die Kogge bleibt und darf weitersegeln, hat sich aber nicht bewegt. Führt sie zum eigenen Raubmarker, enden die Schritte.',
  },
  'KO-10.9': {
    title: 'Memory: Aktionen',
    body: 'Auch eine verdeckte Route darf man ändern; den genommenen Chip sieht nur der Spieler. Nie die Zahl der Stadt legen. Einmal je Zug: eine Ware oder einen Chip zahlen und allein beide Routen der Stadt ansehen.',
  },
  'KO-11.1': {
    title: 'Was alle sehen',
    body: 'Städte, Kontore und ihre Waren, offene Routen, Chips im Angebot, Reihenfolge, Raubmarker, Bonuschips, Gildemeister, Durchgänge, Entwicklungspunkte, Waren im Vorrat, die Anzahl der Chips im Vorrat und der Chips und Waren jedes Spielers, und wer gewählt hat. Bezahlte, gebotene und gekaufte Chips sehen alle.',
  },
  'KO-11.2': {
    title: 'Was man selbst weiß',
    body: 'Die eigenen Chips und Waren und die verdeckten Routen, die man legte oder ansah. Was man einmal gesehen hat, bleibt bekannt; die Option Gedächtnis bestimmt, ob der Schirm es weiter zeigt. Offene Ladung zeigt Waren und Chips allen.',
  },
  'KO-11.3': {
    title: 'Wahl aus dem Vorrat',
    body: 'Wer für eine Ware einen Chip nimmt, sieht die Chips dieser Farbe im Vorrat.',
  },
  'KO-12.1': {
    title: 'Beispiel: Produktion',
    body: 'Im Vorrat mindestens 10 Felle und 2 Bernstein. Geboten sind zwei 3er, drei 4er, ein 6er; ein Kontor in 3, zwei in 6: Jedes Kontor in 6 bekommt einen Bernstein, die Stadt nichts; Stadt 4 sechs Felle; in 3 das Kontor eins, die Stadt drei.',
  },
  'KO-12.2': {
    title: 'Beispiel: Reihenfolge',
    body: '7, 3+4, 4 und 2+2 ergeben die Folge 2+2, 7, 3+4, 4; Lübeck bekommt 2 Salz, Riga 4 Felle, Reval 2 Felle, Abo 4 Erz.',
  },
  'KO-12.3': {
    title: 'Beispiel: Vergleich',
    body: '0+0 schlägt 8 und 7+5; 3+3 schlägt 2+2; ein Drilling ein Paar; 7 schlägt 3+4; 4+0 schlägt 4.',
  },
  'KO-12.4': {
    title: 'Beispiel: eine Fahrt',
    body: 'Stralsund (3, 7), eigener Marker in Riga, Kontor mit zwei Waren in Reval (4, verdeckte 6): frei nach Reval, zwei aufladen, eine Ware zahlen, zurück nach Stralsund, einen Chip zahlen, weiter nach Lübeck.',
  },
  'KO-12.5': {
    title: 'Beispiel: ein Kontor in Danzig',
    body: 'Erz, Fell, Salz und ein Chip 5; zwei, wenn dort ein Kontor steht.',
  },
  'KO-12.6': {
    title: 'Beispiel: Handel mit Reval',
    body: 'Dort liegen 6 Erz und 2 Salz; die Kogge hat 4 Salz, 2 Felle, 1 Bernstein. Erlaubt: 2 Felle + 1 Salz für 6 Erz; 2 Felle für 4 Erz oder für 3 Erz + 1 Salz; 1 Bernstein für 1 Erz + 1 Salz; 1 Bernstein + 1 Salz für 4 Erz; 2 Salz für 4 Erz. Nicht 1 Salz für 2 Salz.',
  },
  'KO-12.7': {
    title: 'Beispiel: ein Konflikt',
    body: '8 + 4 gegen 5 + 5: Das Paar gewinnt und nennt 2 Bernstein + 1 Fell; der Verlierer hat 2 Bernstein und kein Fell, also gehen 2 Bernstein über, und die Sätze sind getauscht.',
  },
  'KO-12.8': {
    title: 'Beispiel: eine Route ändern',
    body: 'Reval mit 7 und 4: Eine verdeckte 5 auf der 7 bringt die 7; die 4 bleibt.',
  },
  'KO-12.9': {
    title: 'Beispiel: dasselbe Gebot',
    body: 'Nach einer einzelnen 5 ist eine einzelne 5 verboten; 5+2 und 2+3 sind erlaubt.',
  },
  'KO-12.10': {
    title: 'Beispiel: eine Ware, zwei Kontore',
    body: 'Die Stadt bekommt sie.',
  },
  'KO-12.11': {
    title: 'Beispiel: drei für eins',
    body: '1 für 3, 2 für 6; Salz für Salz ist verboten.',
  },
};
