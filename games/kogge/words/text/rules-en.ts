import type { RuleText } from '@kontor/core';
import type { RuleId } from '../rule-ids.ts';

export const rules: Readonly<Record<RuleId, RuleText>> = {
  'KO-1.1': {
    title: 'Nine cities',
    body: 'Nine cities, numbered clockwise: 0 Visby, 1 Stockholm and 2 Abo produce ore; 3 Reval and 4 Riga furs; 5 Danzig and 6 Stralsund amber; 7 Lübeck and 8 Copenhagen salt. Each has two route squares, two office sites and a stock of goods.',
  },
  'KO-1.2': {
    title: 'Goods are limited',
    body: 'There are 25 ore, 18 furs, 13 amber and 10 salt, and never more.',
  },
  'KO-1.3': {
    title: 'Ninety chips',
    body: 'Chips by number: 14 of 0, 13 of 1, 12 of 2, 11 of 3, 10 of 4, 9 of 5, 8 of 6, 7 of 7, 6 of 8. A chip has the colour of its city’s good. With fewer players nothing is removed.',
  },
  'KO-1.4': {
    title: 'What a player owns',
    body: 'A cog, four offices and two raid markers, one of them at hand and the second set aside. There are two copies of each of the four bonus chips.',
  },
  'KO-2.1': {
    title: 'Start',
    body: 'Each city has three of its home goods. Each player has the chips 0 to 8 and carries two ore and one furs.',
  },
  'KO-2.2': {
    title: 'Guild master and end marker',
    body: 'A random chip of the supply says in which city both begin. It goes back once the routes are laid.',
  },
  'KO-2.3': {
    title: 'Start routes',
    body: 'First squares: 0 to 8 in random order, no city with its own number. Second squares: random chips, neither the own number nor the target of the first square; an unfit chip is put aside for that city. All face up.',
  },
  'KO-2.4': {
    title: 'First office',
    body: 'All choose one of their chips secretly and may change it until everybody has chosen. Up to two offices fit in a city. If more want it, those who just chose it keep the chip and choose again, not this chip in the next try. A full city can’t be chosen. Chips of settled offices go to the supply.',
  },
  'KO-2.5': {
    title: 'First order',
    body: 'The lowest city begins; two in the same city by lot.',
  },
  'KO-3.1': {
    title: 'Chips on offer',
    body: 'Unsold chips return to the supply; then eight random chips lie open in four pairs, fewer if the supply is short. The last group may be a single chip.',
  },
  'KO-3.2': {
    title: 'Extra chips',
    body: 'Owners of the bonus +1 chip draw, in the current order, one hidden chip per such bonus, while the supply lasts.',
  },
  'KO-3.3': {
    title: 'Bids',
    body: 'In the current order everybody lays one or more chips openly. Exactly the same numbers in the same quantities as a bid that lies there are forbidden. Who has no chip or no allowed set is skipped.',
  },
  'KO-3.4': {
    title: 'Production',
    body: 'Highest city first: each chip laid brings two home goods to its city. Each office there gets one of them first, once a round; the rest lies in the city. Short stocks: what is there; with two offices and a single good the city gets it, with one office the office.',
  },
  'KO-3.5': {
    title: 'New order',
    body: 'Two or more equal chips beat every other bid: more chips first, then the higher number. Other bids: the higher sum, then more 0s, then the highest chip, then the next. A pair with something beside it is an other bid. Who laid nothing comes last, as before. The chips go to the supply.',
  },
  'KO-3.6': {
    title: 'Skipped with chips (ruling)',
    body: 'Who has chips but no allowed set shows them to all. That somebody is asked to bid tells as much as it tells: nobody is asked who could not.',
  },
  'KO-4.1': {
    title: 'Guild master',
    body: 'The new start player moves him one or two cities clockwise. Cities with any raid marker are passed over and don’t count.',
  },
  'KO-4.2': {
    title: 'Crossings',
    body: 'Each time he comes to the end marker’s city, by stopping there or walking over it, is a crossing; leaving it is none. The second ends the game at once.',
  },
  'KO-4.3': {
    title: 'His two goods',
    body: 'Otherwise two home goods, as far as there are, come to the city he stands in, never to offices.',
  },
  'KO-5.1': {
    title: 'Sailing',
    body: 'The cog sails to one of the two numbers of its city. The first step is free, each further one costs a good or a chip. Any number of steps; it may stay.',
  },
  'KO-5.2': {
    title: 'Face-down routes',
    body: 'A face-down route is used unseen: say so, pay, turn it up for good, sail there. There is no way back.',
  },
  'KO-5.3': {
    title: 'Cities you raided',
    body: 'A city with your own raid marker may never be entered, not even in passing. A face-down route that leads there leaves the cog where it is and ends its steps; what was paid stays paid.',
  },
  'KO-5.4': {
    title: 'Picking up',
    body: 'Any goods in own offices come aboard in every city where the cog begins, passes or ends its movement. The first action ends the movement. Picked-up goods may pay for steps. Goods never go from the cog into an office, except in office trade.',
  },
  'KO-5.5': {
    title: 'Two steps, secret way',
    body: 'Bonus two steps: the second step is free too. Bonus secret way: from any city to the guild master’s city, a step like any other that costs one good or chip on top; not if already there, not into a city one raided.',
  },
  'KO-6.1': {
    title: 'Build an office',
    body: 'Pay the three goods that this city does not produce, and one chip of its number, two if an office stands there. At most two offices in a city; both may be yours. A fifth office is allowed, and wins.',
  },
  'KO-6.2': {
    title: 'Guild master’s deals',
    body: 'In his city, one deal a turn: three equal chips for the second raid marker; six equal goods for a bonus chip; one good for a chip of its colour; one chip for a good of its colour. Not if the supply lacks it.',
  },
  'KO-6.3': {
    title: 'Buy chips',
    body: 'One whole group on offer for one good of your choice. Nothing is refilled during the round.',
  },
  'KO-6.4': {
    title: 'Trade with the city',
    body: 'Only in another city than the turn began in. Give n goods, take n to 2n of what lies there (up to 3n with the bonus). No kind on both sides, nothing out of offices, one trade a turn.',
  },
  'KO-6.5': {
    title: 'Change a route',
    body: 'Lay an own chip face down on an open square here and take the chip that lay there. Never the city’s own number; twice the same target is allowed. Only you know what you laid.',
  },
  'KO-6.6': {
    title: 'Raid',
    body: 'With a marker at hand, here; it ends the turn. Either another cog: its owner divides the cargo into two piles that differ by at most one, the robber takes one. Or the city: all goods on it and in its offices. The marker stays for good; never two of your own in one city.',
  },
  'KO-6.7': {
    title: 'Driven away',
    body: 'After a raid the robber’s left neighbour moves the robber’s cog one free step along a route. An open route to a city the robber raided can’t be chosen; a face-down one is revealed and binds, and if it leads to such a city the cog stays. With no route to choose it stays.',
  },
  'KO-6.8': {
    title: 'Empty targets',
    body: 'Empty cogs and cities may be raided.',
  },
  'KO-6.9': {
    title: 'Where payments go',
    body: 'Everything paid goes to the supply; only goods given in the trade with a city stay in it. There is no limit to what a cog, a city, an office or a hand can hold.',
  },
  'KO-6.10': {
    title: 'Bonus chips',
    body: 'A bonus works from the moment it is taken. Two of a kind are two points, but only +1 chip works twice.',
  },
  'KO-6.11': {
    title: 'Each action once',
    body: 'The actions come after the movement in any order, each at most once a turn.',
  },
  'KO-6.12': {
    title: 'No chip of that colour (ruling)',
    body: 'Who wants a chip for a good names the colour first. If the supply has none, all learn it, nothing is paid, and another deal is still open.',
  },
  'KO-7.1': {
    title: 'Trade between players',
    body: 'Players whose cogs are in the same city may at any decision, also out of turn, swap goods of their cogs and chips on any terms both accept; gifts too. Others see that a swap took place and the new counts. Not while a secret choice, a fight, a division or a forced move is pending.',
  },
  'KO-7.2': {
    title: 'What can’t be traded',
    body: 'Goods in offices, offices, bonus chips and raid markers.',
  },
  'KO-7.3': {
    title: 'Number of offers',
    body: 'One open offer from one player to another; a new one replaces it. At most three from the same to the same between two other moves.',
  },
  'KO-7.4': {
    title: 'What an offer binds',
    body: 'What an offer promises is set aside until it is answered or withdrawn. It may ask for things the other has not; only the other is told whether it can be accepted. It lapses when the cogs part, by a raid, a conflict, or the end of the phase. That it was made, answered, withdrawn or lapsed is public, what it says is not.',
  },
  'KO-7.5': {
    title: 'No trade before the first round (ruling)',
    body: 'Trade begins with the first round.',
  },
  'KO-8.1': {
    title: 'Development points',
    body: 'Each office, also the first, and each bonus chip is one.',
  },
  'KO-8.2': {
    title: 'Five win',
    body: 'Whoever has five development points in the own turn wins at once.',
  },
  'KO-9.1': {
    title: 'End by five points',
    body: 'That player wins. The others rank by development points, then by victory points.',
  },
  'KO-9.2': {
    title: 'End by the guild master',
    body: 'Most victory points: office 10, bonus chip 20, unused raid marker 10; goods on the cog and in own offices: salt 7, amber 5, furs 3, ore 1. Level is a draw.',
  },
  'KO-10.1': {
    title: 'Taxes',
    body: 'After the guild master’s move, unless it ended the game, each cog in his city pays one good of its owner’s choice, in order. Then all goods on the city that it does not produce go to the supply, those in offices not. Then his two goods come.',
  },
  'KO-10.2': {
    title: 'Office trade',
    body: 'A player whose cog is in a city may deal with the owner of an office there, wherever the owner’s cog is. The cog’s side puts in its goods and chips, the owner’s side goods of this office and chips. Goods for the owner go into this office. Never with one’s own office, never office with office.',
  },
  'KO-10.3': {
    title: 'Conflicts: who attacks',
    body: 'After the actions, while other cogs are here: first the active player may attack one of them, then each other player here, in order, the active one. Each pair fights at most once a turn; it ends when the active cog has left or is alone. Not after a raid.',
  },
  'KO-10.4': {
    title: 'Memory: start',
    body: 'All start routes lie face down: 0 to 8 on the first squares, nine random ones on the second, without limits. Cargo is two ore and two furs. When all first offices stand, each in order may look at the two routes there and may swap one for an own chip.',
  },
  'KO-10.5': {
    title: 'Conflicts: the fight',
    body: 'Both choose chips secretly, at least one each. Without chips one can’t attack; attacked without chips one loses. The two see both sets, swap and keep them. The better set, compared like bids, wins; equal sets win nothing.',
  },
  'KO-10.6': {
    title: 'Conflicts: the prize',
    body: 'Unseen, the winner names up to three goods and gets those that are on the loser’s cog. Then the winner may move the loser’s cog one free step; face-down routes and own raid markers count as for the loser.',
  },
  'KO-10.7': {
    title: 'Conflicts: what others learn',
    body: 'Who attacked whom, who won, the new counts and the move, never which chips or goods. Open cargo can’t be combined with conflicts.',
  },
  'KO-10.8': {
    title: 'Memory: sailing',
    body: 'A route used, also by force, is shown to all and turned down again. If it leads to its own city the step counts and costs, the cog stays and may sail on, but has not moved. If it leads to an own raid marker the steps end.',
  },
  'KO-10.9': {
    title: 'Memory: actions',
    body: 'A face-down route may be changed too; only the player sees the chip taken. Never lay the city’s own number. Once a turn: pay a good or a chip and look alone at both routes of the cog’s city.',
  },
  'KO-11.1': {
    title: 'What all see',
    body: 'Cities, offices and their goods, open routes, chips on offer, order, raid markers, bonus chips, guild master, crossings, development points, goods in the supply, the number of chips in the supply, of chips and goods of each player, and who has chosen. Chips paid, bid or bought are seen by all.',
  },
  'KO-11.2': {
    title: 'What is yours to know',
    body: 'Your chips and cargo, and the face-down routes you laid or looked at. What you were shown once stays known to you; the option memory decides whether the screen goes on showing it. Open cargo shows cargo and chips to all.',
  },
  'KO-11.3': {
    title: 'Choosing from the supply',
    body: 'Whoever takes a chip for a good is shown the supply’s chips of that colour.',
  },
  'KO-12.1': {
    title: 'Example: production',
    body: 'Supply at least 10 furs and 2 amber. Bids hold two 3s, three 4s and one 6; one office in 3, two in 6: each office in 6 gets one amber and the city none; city 4 gets six furs; in 3 the office gets one and the city three.',
  },
  'KO-12.2': {
    title: 'Example: order',
    body: '7, 3+4, 4 and 2+2 rank 2+2, 7, 3+4, 4; Lübeck gets 2 salt, Riga 4 furs, Reval 2 furs, Abo 4 ore.',
  },
  'KO-12.3': {
    title: 'Example: comparing',
    body: '0+0 beats 8 and 7+5; 3+3 beats 2+2; a triple beats a pair; 7 beats 3+4; 4+0 beats 4.',
  },
  'KO-12.4': {
    title: 'Example: a voyage',
    body: 'Stralsund (3, 7), own marker in Riga, office with two goods in Reval (4, face-down 6): to Reval free, pick up two, pay a good, back to Stralsund, pay a chip, on to Lübeck.',
  },
  'KO-12.5': {
    title: 'Example: an office in Danzig',
    body: 'Ore, furs, salt and one chip 5; two chips 5 if an office stands there.',
  },
  'KO-12.6': {
    title: 'Example: trade with Reval',
    body: '6 ore and 2 salt lie there; the cog has 4 salt, 2 furs, 1 amber. Allowed: 2 furs + 1 salt for 6 ore; 2 furs for 4 ore, or for 3 ore + 1 salt; 1 amber for 1 ore + 1 salt; 1 amber + 1 salt for 4 ore; 2 salt for 4 ore. Not 1 salt for 2 salt.',
  },
  'KO-12.7': {
    title: 'Example: a conflict',
    body: '8 + 4 against 5 + 5: the pair wins and names 2 amber + 1 furs; the loser has 2 amber and no furs, so 2 amber change hands, and the sets are swapped.',
  },
  'KO-12.8': {
    title: 'Example: changing a route',
    body: 'Reval with 7 and 4: a 5 face down on the 7 gives you the 7; the 4 stays.',
  },
  'KO-12.9': {
    title: 'Example: the same bid',
    body: 'After a single 5 a single 5 is refused; 5+2 and 2+3 are allowed.',
  },
  'KO-12.10': {
    title: 'Example: one good, two offices',
    body: 'The city gets it.',
  },
  'KO-12.11': {
    title: 'Example: three for one',
    body: '1 for 3, 2 for 6; salt for salt is refused.',
  },
};
