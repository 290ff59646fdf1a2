import type { Voice } from './voice.ts';

/** The rulebook in English. */
export const rules: Voice['rule'] = {
  'SP-1.1': {
    title: 'The cards',
    body: 'There are 54 trade cards in four seasons and the fourth fire: contracts, firemen, ships, counting offices, fires, the bank, five merchants, the warehouse, two churches, the port and the chamber of commerce.',
  },
  'SP-1.2': {
    title: 'The goods',
    body: 'There are 9 pieces each of coffee, tea, saffron, rubber and carpet. All start in the bag; whatever is used goes to the supply and never back into the bag.',
  },
  'SP-1.3': { title: 'What you start with', body: 'You start with 5 coins, a market hall, 3 workers and no points.' },
  'SP-1.4': {
    title: 'Cards left out',
    body: 'With 2 players the port and the lowest autumn fireman are left out, with 3 or 5 players the boatmen’s church and that fireman, with 4 players nothing. That makes 16, 12, 10 or 8 rounds with 2, 3, 4 or 5 players.',
  },
  'SP-1.5': {
    title: 'The pile',
    body: 'The seasons follow each other: winter, spring, summer, autumn, and last the fourth fire. Within a season any card may come next. Luck decides who has the metal coin first.',
  },
  'SP-1.6': {
    title: 'Values on the cards',
    body: 'Contracts ask for 2, 3 or 4 goods and give 5, 8 or 11 points. Firemen are worth 1 to 5, the fires 1, 2, 3 and 4 points. Part of these values is reconstructed.',
  },
  'SP-1.7': {
    title: 'Component pack',
    body: 'Who owns the game can replace the printed values by a pack. It lists all 54 cards; a pack that does not fit is refused with the name of the card.',
  },
  'SP-2.1': {
    title: 'Turning up cards',
    body: 'Each round 3, 4, 5 or 6 cards are turned up with 2, 3, 4 or 5 players, from left to right. Only these are for sale.',
  },
  'SP-2.2': { title: 'Ships arrive laden', body: 'A ship gets 3 goods from the bag as soon as it is turned up.' },
  'SP-2.3': {
    title: 'A fire among the cards',
    body: 'A fire that is turned up is resolved at once; then the next card takes its space.',
  },
  'SP-2.4': {
    title: 'The last round',
    body: 'When only the fourth fire is left in the pile, the round is the last. Should only the third and fourth fire be left when cards are due, both are resolved and the game ends.',
  },
  'SP-3.1': {
    title: 'Placing workers',
    body: 'From the start player clockwise, three times round: put one worker above one card, on top of those that stand there. You must place. A column holds 8 workers.',
  },
  'SP-3.2': {
    title: 'End of demand',
    body: 'When everybody has placed 3 workers the purchase begins. Until then all you can do is place workers.',
  },
  'SP-4.1': {
    title: 'Buy or decline',
    body: 'The cards are sold from left to right. The owner of the lowest worker decides first: buy for as many coins as workers stand there, or decline.',
  },
  'SP-4.2': {
    title: 'Buying',
    body: 'You pay the bank and put the card in front of you; it works from now on. All workers of that column go home.',
  },
  'SP-4.3': {
    title: 'Declining',
    body: 'Your worker goes home, the price falls by one, and the next in the queue decides. If your coins are too few you decline automatically. You are asked once for each of your workers.',
  },
  'SP-4.4': {
    title: 'Nobody buys',
    body: 'A card nobody buys is discarded. Goods on a discarded ship go to the supply.',
  },
  'SP-4.5': {
    title: 'No dealing',
    body: 'The metal coin is no money, and players never trade with or give anything to each other.',
  },
  'SP-5.1': {
    title: 'Loading',
    body: 'From the start player clockwise everyone with goods may make any number of loading moves, then ends loading. Who has no goods is skipped.',
  },
  'SP-5.2': {
    title: 'Loose goods',
    body: 'Goods of ships bought this round are loose. Loading moves use loose goods and those in your warehouse and market hall. What is still loose at the end goes to the supply. Empty ships stay with you.',
  },
  'SP-5.3': {
    title: 'Contracts',
    body: 'Lay a good on a free symbol of its kind. Contracts may be filled bit by bit; goods never come off again.',
  },
  'SP-5.4': { title: 'Merchants', body: 'Your merchant buys any number of goods of his kind for 1 coin each.' },
  'SP-5.5': {
    title: 'The warehouse',
    body: 'Its owner keeps up to 4 goods in it, uses them later, and scores 1 point for each at the end.',
  },
  'SP-5.6': {
    title: 'Market hall: exchange',
    body: 'Give 3 goods to the supply and take 1 that lay there before and is of another kind than all three. You may repeat it, and use the good at once. The bag is never touched.',
  },
  'SP-5.7': { title: 'Market hall: sale', body: 'Give any 2 goods to the supply for 1 coin. You may repeat it.' },
  'SP-5.8': { title: 'Market hall: storage', body: 'The market hall keeps at most 1 good.' },
  'SP-5.9': {
    title: 'One after the other',
    body: 'Players load strictly in order, because the supply is shared: what one gives up another may take in exchange.',
  },
  'SP-5.10': {
    title: 'Making room',
    body: 'Stored goods leave the warehouse and the hall only by being used, or to make room for a loose good of another kind; then they go to the supply. A good may move from the hall into a warehouse with room.',
  },
  'SP-5.11': {
    title: 'Which good is used',
    body: 'Loose goods are used first, then the one in the market hall, then those in the warehouse.',
  },
  'SP-5.12': { title: 'Nothing to do', body: 'Who has stored goods but no use for them now is skipped.' },
  'SP-5.13': {
    title: 'Unloading at one go',
    body: 'One move puts away all loose goods that have only one sensible place: the only contract that lacks them, the merchant, the warehouse, or the empty hall for a single good.',
  },
  'SP-6.1': {
    title: 'Income',
    body: 'You get 1 coin, 1 more if you bought nothing this round, and 1 more with the bank.',
  },
  'SP-6.2': { title: 'The metal coin', body: 'The metal coin goes to the left neighbour, who starts the next round.' },
  'SP-6.3': { title: 'Enough coins', body: 'The bank of coins never runs out.' },
  'SP-7.1': {
    title: 'Fire',
    body: 'Everybody adds up the values of their firemen. The highest sum gains the points of the fire, the lowest loses as many, at once. Scores may go below zero.',
  },
  'SP-7.2': {
    title: 'Ties in a fire',
    body: 'Tied players all gain or all lose. If all sums are equal nothing happens.',
  },
  'SP-7.3': {
    title: 'The fourth fire',
    body: 'After the income of the last round the fourth fire is resolved. Then the game ends.',
  },
  'SP-8.1': {
    title: 'Final scoring',
    body: 'Complete contracts 5, 8 or 11; merchants 1 each; boatmen’s church 3, St. Michaelis 4; counting offices 2, 5, 9 or 14 for one to four; warehouse 1 per good; port 1 per own ship; chamber of commerce 1 per own coin; and the points of the fires. Only the owner uses and scores a card.',
  },
  'SP-8.2': {
    title: 'The winner',
    body: 'Most points win; if level, more coins; if still level, the victory is shared.',
  },
  'SP-9.1': {
    title: 'Example: loading',
    body: 'From rubber, tea, carpet, rubber, tea and saffron: rubber and tea onto a large contract, the carpet into the hall, a tea to the tea taster for 1 coin, rubber and saffron sold in the hall for 1 coin. Nothing is lost.',
  },
  'SP-9.2': {
    title: 'Example: bank',
    body: 'With the bank you get 2 coins in a round with a purchase and 3 without; all others get 1 and 2.',
  },
};
