import { ruleTexts } from './voice.ts';

export const rules = ruleTexts({
  'HB-1.1': [
    'Womit man beginnt',
    '1 Bier, 1 Zucker, 1 Tuch, 1 Bauholz, 1 Ziegel und 5 Schiffe, von denen eines in Hafenbecken 3 liegt. Die eigene Figur wartet in der Mitte des Rondells.',
  ],
  'HB-1.2': [
    'Startspieler',
    'Wer beginnt, wird ausgelost. Von dort an erhalten alle im Uhrzeigersinn 1, 2, 3 … Prestigepunkte und 10, 20, 30 … Geld.',
  ],
  'HB-1.3': [
    'Der Plan zu Beginn',
    'Jede Ware kostet 100. Jede der sechs Kirchen hat fünf Spendenplättchen. Wer eine Kirche fertigstellt, erhält der Reihe nach 8, 7, 6, 5, 4, 3 Punkte.',
  ],
  'HB-1.4': [
    'Bauplätze und Amtspersonen',
    'Der Plan hat 28 Bauplätze, jeder für eine Art Gebäude: 5 Bierbrauer, 5 Zuckersieder, 5 Tuchmacher, 3 Kaufleute, 3 Kapitäne, 7 Amtspersonen. Die Amtspersonen liegen im Stapel: drei Ratsherren, drei Hauptpastoren, der Bürgermeister.',
  ],
  'HB-1.5': [
    'Alles liegt offen',
    'Aller Besitz ist sichtbar, untereinander wird nicht gehandelt. Begrenzt sind nur die Schiffe (je 5), die Glocken (je 1) und die 3 Holländer. Kein Preis fällt unter 50.',
  ],
  'HB-1.6': [
    'Voll bezahlen',
    'Alle Kosten werden sofort und vollständig aus eigenem Besitz bezahlt. Schulden gibt es nicht.',
  ],
  'HB-2.1': ['Das Rondell', 'Im Uhrzeigersinn: Zucker, Kirche, Kontor, Tuch, Rathaus, Bier, Kontor, Werft.'],
  'HB-2.2': [
    'Ziehen auf dem Rondell',
    'Der erste Zug führt kostenlos auf ein beliebiges Feld. Danach sind 1 bis 3 Felder frei, jedes weitere kostet 1 Prestigepunkt, den man schon vor dem Zug hat. Eine ganze Runde kostet 5. Stehen bleiben geht nicht.',
  ],
  'HB-2.3': [
    'Eine Aktion pro Zug',
    'Im Uhrzeigersinn müssen alle ziehen und haben die eine Aktion ihres Feldes. Produktion geschieht von selbst; jede andere Aktion darf man ungenutzt lassen oder jederzeit abbrechen, nur die Kirche nicht mit zwei offenen Plättchen einer Sorte. Der Zug endet, wenn man ihn beendet.',
  ],
  'HB-3.1': ['Produktion', 'Du erhältst 1 Einheit der Ware und 1 weitere je eigenem Produktionsgebäude dieser Ware.'],
  'HB-4.1': [
    'Verkauf per Schiff',
    'Jedes eigene Schiff fährt einmal pro Aktion und trägt eine Sorte: bis zu 3, 2 oder 1 Einheiten aus Hafenbecken 3, 2 oder 1. Es gilt der Preis der Tabelle. Beladen wird von selbst.',
  ],
  'HB-4.2': [
    'Direktverkauf',
    'In derselben Aktion darf man beliebige Waren direkt für je 30 verkaufen, auch ohne Schiff.',
  ],
  'HB-4.3': ['Verkaufen ändert sonst nichts', 'Weder Preise noch Schiffe bewegen sich, wenn Waren verkauft werden.'],
  'HB-4.4': [
    'Baustoffe kaufen',
    'Bauholz, Ziegel und Glocken in beliebiger Mischung, höchstens 10 Stück. Der Preis gilt für alle zusammen: 20, 50, 100, 150, 200, 260, 330, 410, 500, 600. Niemand besitzt mehr als eine Glocke.',
  ],
  'HB-4.5': ['Verkaufen oder kaufen', 'Im Kontor verkauft man Waren oder kauft Baustoffe, nie beides.'],
  'HB-5.1': [
    'Schiffe bauen',
    'Jedes neue Schiff kostet 1 Bauholz und kommt in Hafenbecken 3. Beliebig viele pro Zug, eines nach dem anderen.',
  ],
  'HB-5.2': [
    'Der Hafen rückt weiter',
    'Ein Becken hat so viele Liegeplätze, wie Personen mitspielen. Ist Becken 3 voll, rückt zuerst alles weiter: Becken 1 leert sich (Schiffe kehren heim, Holländer verlassen das Spiel), 2 rückt nach 1, 3 nach 2.',
  ],
  'HB-5.3': [
    'Schiffe im Vorrat',
    'Ein heimgekehrtes Schiff darf im selben Zug wieder gebaut werden. Ohne Schiff im Vorrat baut man nur, wenn Becken 3 voll ist und ein eigenes Schiff in Becken 1 liegt.',
  ],
  'HB-6.1': [
    'Spenden',
    'Beliebig viele Spenden, aber je Aktion nur an eine Kirche. Die 1. kostet einen Ziegel; die 2. Ziegel und Bauholz; die 3. dazu 20; die 4. dazu 40; die 5. Ziegel, Bauholz, Glocke und 10 je eigenem Bürger.',
  ],
  'HB-6.2': [
    'Ein Plättchen nehmen',
    'Jede Spende bringt eines der Plättchen, die bei der Kirche noch liegen. Die erste Spende an eine Kirche nimmt immer die Fünf.',
  ],
  'HB-6.3': [
    'Eine Kirche fertigstellen',
    'Die fünfte Spende stellt die Kirche fertig: Wer sie gibt, erhält das letzte Plättchen und den Bonus und ist von nun an Kirchenbauer. Alle Spender behalten ihre Nachbarschaft. Eine fertige Kirche nimmt keine Spenden mehr an.',
  ],
  'HB-6.4': [
    'Plättchen werten',
    'Nach dem Spenden darf man beliebige eigene offene Plättchen werten. Jedes bringt seinen jetzigen Wert und bleibt für immer umgedreht. Wer gewertet hat, spendet in diesem Zug nicht mehr.',
  ],
  'HB-6.5': [
    'Was Plättchen wert sind',
    '5 Punkte; 1 je eigenem Plättchen; 2 je eigenem Schiff im Hafen; 5 oder 4 je eigenem Gebäude der gezeigten Art; 4 oder 3 je eigenem Bürger im Kirchspiel (Dom: 1 je eigenem Bürger überall).',
  ],
  'HB-6.6': [
    'Ein offenes Plättchen je Sorte',
    'Die Aktion Kirche kann nicht mit zwei offenen Plättchen derselben Sorte enden. Werte eines davon.',
  ],
  'HB-6.7': ['Werten ohne Spende', 'Man darf Plättchen auch werten, ohne gespendet zu haben.'],
  'HB-7.1': [
    'Bauen',
    'Ein Gebäude kostet 1 Bauholz und 1 Ziegel, setzt einen Bürger auf den Bauplatz und wirkt sofort. Beliebig viele pro Zug, aber nur eine Amtsperson.',
  ],
  'HB-7.2': [
    'Wo man bauen darf',
    'Der Bauplatz muss frei und durch eine Linie mit einem eigenen Bürger oder einer Kirche verbunden sein, der man gespendet hat. Bürger aus diesem Zug zählen mit.',
  ],
  'HB-7.3': ['Kirchenbauer', 'Wer eine Kirche fertiggestellt hat, baut auf jedem freien Bauplatz.'],
  'HB-7.4': [
    'Produktionsgebäude',
    'Bierbrauer, Zuckersieder und Tuchmacher machen für immer 1 Einheit mehr. Der Preis der Ware fällt sofort um 10.',
  ],
  'HB-7.5': ['Kaufmann', 'Bringt sofort 100.'],
  'HB-7.6': [
    'Kapitän',
    'Zuerst kommt ein Holländer in Hafenbecken 3, dann ein eigenes Schiff, ohne Bauholz. Ist keines im Vorrat und bringt auch das Weiterrücken keines heim, kommt kein Schiff.',
  ],
  'HB-7.7': [
    'Amtspersonen',
    'Der Ratsherr bringt 10 je Bürger auf dem Plan, der Hauptpastor 10 je Spende, der Bürgermeister 60 je fertiger Kirche; alle Mitspieler zählen.',
  ],
  'HB-8.1': ['Das Ende', 'Das Spiel endet sofort, wenn die sechste Kirche fertig ist.'],
  'HB-8.2': [
    'Schlusswertung',
    'Alle offenen Plättchen werden gewertet, jede Ware und jeder Baustoff wird für 50 verkauft, und je volle 100 gibt es 1 Prestigepunkt.',
  ],
  'HB-8.3': [
    'Wer gewinnt',
    'Die meisten Prestigepunkte, dann mehr übriges Geld; wer auch dann gleichauf liegt, teilt den Platz.',
  ],
  'HB-9.1': [
    'Blaue Amtspersonen',
    'Domherr: eine Spende für einen Ziegel. Zunftmeister: 30 je Ware. Hafenmeister: 40 je Schiff im Hafen. Diakon: 30 je Plättchen. Kirchenvogt: 50 je Kirche mit eigenem Plättchen. Baumeister: 20 je Bürger. Amtmann: 40 je Kirchspiel mit eigenem Bürger. Gezählt wird nur Eigenes, der neue Bürger eingeschlossen.',
  ],
  'HB-9.2': ['Profivariante', 'Alle blauen Amtspersonen liegen offen; man wählt eine, die noch da ist.'],
  'HB-9.3': [
    'Variante mit Zufall',
    'Die blauen Amtspersonen liegen gemischt und verdeckt. Nur die oberste ist zu sehen und kann gebaut werden; dann wird die nächste aufgedeckt, und das lässt sich nicht zurücknehmen.',
  ],
  'HB-9.4': ['Der Stadtplan', 'Gespielt wird in Hamburg oder in London. Beide Pläne sind Rekonstruktionen.'],
  'HB-9.5': [
    'Domherr',
    'Sofort darf man für einen einzigen Ziegel eine Spende an eine beliebige unfertige Kirche geben, die wievielte es auch ist. Ohne Ziegel oder bei Verzicht verfällt das.',
  ],
  'HB-10.1': ['Beispiel: sechs Runden', 'Rot, Blau und Grün spielen die ersten sechs Runden.'],
  'HB-10.2': [
    'Beispiel: Produktion',
    'Ohne Bierbrauer, mit drei Zuckersiedern und einem Tuchmacher macht man 1 Bier, 4 Zucker oder 2 Tuch.',
  ],
  'HB-10.3': [
    'Beispiel: Verkauf',
    'Drei Bier zu 70 aus Becken 3 und ein Zucker zu 80 aus Becken 1 bringen 290; ein zweiter Zucker 30 mehr.',
  ],
  'HB-10.4': ['Beispiel: Einkauf', 'Zwei Bauholz, zwei Ziegel und eine Glocke kosten 200.'],
  'HB-10.5': [
    'Beispiel: Hafen',
    'Zu viert mit drei Schiffen in Becken 3: Beim zweiten von zwei neuen Schiffen rückt der Hafen weiter.',
  ],
  'HB-10.6': [
    'Beispiel: Spenden',
    'Dritte und vierte zusammen: 2 Ziegel, 2 Bauholz, 60. Vierte und fünfte mit fünf Bürgern: 2 Ziegel, 2 Bauholz, eine Glocke, 90; dann 8 Punkte.',
  ],
  'HB-10.7': [
    'Beispiel: Plättchen',
    'Vier Schiffe machen ein Schiff-Plättchen 8 wert, drei Bürger zu je 4 sind 12, fünf Plättchen sind 5.',
  ],
  'HB-10.8': [
    'Beispiel: Amtspersonen',
    'Sieben Spenden und neun Bürger: Bürgermeister 0, Hauptpastor 70, Ratsherr 90.',
  ],
  'HB-10.9': [
    'Beispiel: blaue Amtspersonen',
    '2 Schiffe, 4 Waren, 3 Plättchen von 2 Kirchen, 5 Bürger in 3 Kirchspielen: Zunftmeister 120, Hafenmeister 80, Diakon 90, Kirchenvogt 100, Baumeister 100, Amtmann 120.',
  ],
  'HB-10.10': [
    'Beispiel: Rondell',
    'Von Zucker aus: Kirche, Kontor und Tuch sind frei, Rathaus kostet 1 Punkt, Bier 2, noch einmal Zucker 5.',
  ],
  'HB-10.11': ['Beispiel: Stellungen', 'Die Stellungen der Beispiele zu den Amtspersonen auf dem Hamburger Plan.'],
  'HB-10.12': [
    'Beispiel: Preise',
    'Zwei Tuchmacher und ein Bierbrauer: Bier fällt von 90 auf 80, Tuch von 80 auf 60, Zucker bleibt bei 70.',
  ],
  'HB-10.13': ['Beispiel: Startspieler', 'Grün beginnt, dann Blau, dann Rot: 1, 2, 3 Punkte und 10, 20, 30 Geld.'],
  'HB-10.14': [
    'Beispiel: Nachbarschaft',
    'Ohne Spende kann man nichts bauen; Spender einer fertigen Kirche bauen weiter neben ihr.',
  ],
  'HB-11.1': [
    'Fehler der gedruckten Regeln',
    'Wo sich die gedruckten Texte widersprechen, gilt hier die Preistabelle des Bauhofs, und die erste Spende kostet einen Ziegel.',
  ],
});
