import { ruleTexts } from './voice.ts';

export const rules = ruleTexts({
  'HB-1.1': [
    'What you start with',
    '1 beer, 1 sugar, 1 cloth, 1 timber, 1 brick and 5 ships, one of which lies in basin 3. Your pawn waits in the middle of the rondel.',
  ],
  'HB-1.2': [
    'Start player',
    'The start player is drawn by lot. Clockwise from there the players have 1, 2, 3 … prestige points and 10, 20, 30 … money.',
  ],
  'HB-1.3': [
    'The board at the start',
    'Every good costs 100. Each of the six churches has five donation tokens. Completing a church brings 8, 7, 6, 5, 4, 3 points, in this order.',
  ],
  'HB-1.4': [
    'Sites and officials',
    'The map has 28 sites, each for one type of building: 5 brewers, 5 refiners, 5 clothmakers, 3 merchants, 3 captains, 7 officials. The officials lie in a stack: three councilmen, three vicars, the lord mayor.',
  ],
  'HB-1.5': [
    'Everything is open',
    'All holdings are public and nothing can be traded between players. Only ships (5 each), bells (1 each) and the 3 Dutchmen are limited. No price falls below 50.',
  ],
  'HB-1.6': ['Pay in full', 'Every cost is paid in full when it falls due, from what you own. There are no debts.'],
  'HB-2.1': ['The rondel', 'Clockwise: Sugar, Church, Trade, Cloth, Guildhall, Beer, Trade, Dockyard.'],
  'HB-2.2': [
    'Moving on the rondel',
    'Your first move goes to any space, free of charge. Later 1 to 3 spaces forward are free and each further one costs 1 prestige point that you have before the move. A full circle costs 5. You can’t stay where you are.',
  ],
  'HB-2.3': [
    'One action per turn',
    'Clockwise, each player must move and has the one action of the space. Production happens by itself; you may leave any other action unused or stop it at any point, only not Church with two open tokens of a kind. Your turn is over when you end it.',
  ],
  'HB-3.1': ['Production', 'You get 1 unit of the good and 1 more for each of your producers of it.'],
  'HB-4.1': [
    'Selling by ship',
    'Each of your ships carries goods once per action: one kind, up to 3, 2 or 1 units from basin 3, 2 or 1. You get the price of the table. The ships are loaded for you.',
  ],
  'HB-4.2': ['Direct sale', 'In the same action you may sell any goods directly for 30 each, even without a ship.'],
  'HB-4.3': ['Selling changes nothing else', 'Neither prices nor ships move when goods are sold.'],
  'HB-4.4': [
    'Buying material',
    'Timber, bricks and bells in any mix, at most 10 pieces. The price counts for all together: 20, 50, 100, 150, 200, 260, 330, 410, 500, 600. Nobody owns more than one bell.',
  ],
  'HB-4.5': ['Sell or buy', 'A Trade action either sells goods or buys material, never both.'],
  'HB-5.1': [
    'Building ships',
    'Each new ship costs 1 timber and enters basin 3. Any number per turn, one after another.',
  ],
  'HB-5.2': [
    'The harbour shifts',
    'A basin has as many berths as there are players. If basin 3 is full, everything moves first: basin 1 is cleared (ships go home, Dutchmen leave the game), 2 goes to 1, 3 goes to 2.',
  ],
  'HB-5.3': [
    'Ships at home',
    'A ship that came home may be built again in the same turn. With no ship at home you can build only if basin 3 is full and a ship of yours lies in basin 1.',
  ],
  'HB-6.1': [
    'Donating',
    'Any number of donations, but to one church per action. The 1st costs a brick; the 2nd brick and timber; the 3rd also 20; the 4th also 40; the 5th brick, timber, bell and 10 for each of your citizens.',
  ],
  'HB-6.2': [
    'Taking a token',
    'Each donation takes one of the tokens left at the church. The first one at a church is always the five.',
  ],
  'HB-6.3': [
    'Completing a church',
    'The fifth donation completes the church: its donor gets the last token and the bonus and is a church builder from now on. All donors keep their neighbourhood. A complete church takes no more donations.',
  ],
  'HB-6.4': [
    'Scoring tokens',
    'After donating you may score any of your open tokens. Each pays what it is worth now and is turned over for good. Once you have scored, you donate no more in this turn.',
  ],
  'HB-6.5': [
    'What tokens are worth',
    '5 points; 1 per token you own; 2 per ship of yours in the harbour; 5 or 4 per building of the type shown; 4 or 3 per citizen of yours in the parish (cathedral: 1 per citizen anywhere).',
  ],
  'HB-6.6': [
    'One open token of a kind',
    'You can’t end the Church action with two open tokens of the same kind. Score one of them.',
  ],
  'HB-6.7': ['Scoring without donating', 'You may score tokens without having donated.'],
  'HB-7.1': [
    'Building',
    'A building costs 1 timber and 1 brick, puts a citizen on the site and takes effect at once. Any number per turn, but only one official.',
  ],
  'HB-7.2': [
    'Where you may build',
    'The site must be free and joined by a line to one of your citizens or to a church you have donated to. Citizens of this turn count.',
  ],
  'HB-7.3': ['Church builders', 'If you have completed a church, you may build on any free site.'],
  'HB-7.4': [
    'Producers',
    'A brewer, refiner or clothmaker makes 1 more of its good for ever. The price of that good falls by 10 at once.',
  ],
  'HB-7.5': ['Merchant', 'Pays 100 at once.'],
  'HB-7.6': [
    'Captain',
    'First a Dutchman enters basin 3, then one of your ships, free of timber. If you have no ship at home and the shift brings none, no ship enters.',
  ],
  'HB-7.7': [
    'Officials',
    'The councilman pays 10 per citizen on the map, the vicar 10 per donation, the lord mayor 60 per complete church; all players count.',
  ],
  'HB-8.1': ['The end', 'The game ends at once when the sixth church is complete.'],
  'HB-8.2': [
    'Closing the books',
    'All open tokens are scored, each good and each piece of material is sold for 50, and every full 100 buys 1 prestige point.',
  ],
  'HB-8.3': ['Who wins', 'Most prestige points, then more money left; players still level share the place.'],
  'HB-9.1': [
    'Blue officials',
    'Canon: a donation for a brick. Guildmaster: 30 per good. Harbour master: 40 per ship in the harbour. Deacon: 30 per token. Sexton: 50 per church with a token of yours. Master builder: 20 per citizen. Civil servant: 40 per parish with a citizen of yours. Only what is yours counts, the new citizen included.',
  ],
  'HB-9.2': ['Professional variant', 'All blue officials are open; you choose any one that is still there.'],
  'HB-9.3': [
    'Random variant',
    'The blue officials lie face down in random order. Only the top one is seen and can be built; then the next is turned up, which can’t be taken back.',
  ],
  'HB-9.4': ['The map', 'You play in Hamburg or in London. Both maps are reconstructions.'],
  'HB-9.5': [
    'Canon',
    'At once you may make one donation to any unfinished church for a single brick, whichever donation it is. Without a brick, or if you decline, the effect is lost.',
  ],
  'HB-10.1': ['Example: six opening rounds', 'Red, Blue and Green play the first six rounds.'],
  'HB-10.2': [
    'Example: production',
    'With no brewer, three refiners and one clothmaker you make 1 beer, 4 sugar or 2 cloth.',
  ],
  'HB-10.3': [
    'Example: selling',
    'Three beer at 70 from basin 3 and a sugar at 80 from basin 1 bring 290; a second sugar 30 more.',
  ],
  'HB-10.4': ['Example: buying', 'Two timber, two bricks and a bell cost 200.'],
  'HB-10.5': [
    'Example: the harbour',
    'With four players and three ships in basin 3, the second of two new ships shifts the harbour.',
  ],
  'HB-10.6': [
    'Example: donations',
    'Third and fourth together: 2 bricks, 2 timber, 60. Fourth and fifth with five citizens: 2 bricks, 2 timber, a bell, 90; then 8 points.',
  ],
  'HB-10.7': [
    'Example: tokens',
    'Four ships make a ship token worth 8, three citizens in a parish at 4 make 12, five tokens make 5.',
  ],
  'HB-10.8': ['Example: officials', 'Seven donations and nine citizens: lord mayor 0, vicar 70, councilman 90.'],
  'HB-10.9': [
    'Example: blue officials',
    '2 ships, 4 goods, 3 tokens of 2 churches, 5 citizens in 3 parishes: guildmaster 120, harbour master 80, deacon 90, sexton 100, master builder 100, civil servant 120.',
  ],
  'HB-10.10': [
    'Example: the rondel',
    'From Sugar: Church, Trade and Cloth are free, Guildhall costs 1 point, Beer 2, Sugar again 5.',
  ],
  'HB-10.11': ['Example: positions', 'The positions of the examples for officials on the Hamburg map.'],
  'HB-10.12': [
    'Example: prices',
    'Two clothmakers and a brewer: beer falls from 90 to 80, cloth from 80 to 60, sugar stays at 70.',
  ],
  'HB-10.13': ['Example: start player', 'Green starts, then Blue, then Red: 1, 2, 3 points and 10, 20, 30 money.'],
  'HB-10.14': [
    'Example: neighbourhood',
    'Without a donation you can build nothing; donors of a complete church still build beside it.',
  ],
  'HB-11.1': [
    'Slips of the printed rules',
    'Where the printed texts contradict themselves, this game follows the price table of the depot and pays a first donation with a brick.',
  ],
});
