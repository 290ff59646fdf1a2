import type { RuleTexts } from './voice.ts';

export const rules: RuleTexts = {
  'HS-1.1': {
    title: 'The cards',
    body: '54 cards: blue, yellow, red and green, each from 1 to 12, and six jokers that show 1/2, 3/4, 5/6, 7/8, 9/10 and 11/12.',
  },
  'HS-1.2': {
    title: 'The deal',
    body: 'Everybody gets 13 cards. One more is turned up: the marker. What is left over (27, 14 or 1 cards with two, three or four players) stays unseen for this round.',
  },
  'HS-1.3': {
    title: 'Who deals, who leads',
    body: 'The first dealer is drawn by lot. The player to the dealer’s left leads the first trick. For the next round the deal moves one seat clockwise.',
  },
  'HS-1.4': {
    title: 'Length of the game',
    body: 'You play until everybody has dealt twice: four, six or eight rounds.',
  },
  'HS-2.1': { title: 'Single', body: 'One card. A joker played alone counts its higher number.' },
  'HS-2.2': {
    title: 'Pair, triple, quad',
    body: 'Two, three or four cards of the same value. Five of a kind can’t be played.',
  },
  'HS-2.3': {
    title: 'Lane, street, highway',
    body: 'Three, four or exactly five neighbouring values in mixed colours. After 12 there is no 1. Mixed runs of six or more can’t be played.',
  },
  'HS-2.4': {
    title: 'Jokers in sets and runs',
    body: 'A joker counts whichever of its two numbers makes the combination work; there is never more than one way. A run can hold up to three jokers, a set only one.',
  },
  'HS-2.5': {
    title: 'Hamburg sticht',
    body: 'Three to twelve neighbouring values of one colour: the only trump. Jokers have no colour and can’t be part of it, unless the table allows it.',
  },
  'HS-2.6': {
    title: 'One colour is always trump',
    body: 'Three or more neighbours of one colour always are a Hamburg sticht, also when you lead them; they can’t be played as a lane, street or highway. A run with a joker is never of one colour, unless the table lets jokers join a Hamburg sticht.',
  },
  'HS-2.7': {
    title: 'What beats what',
    body: 'Sets are compared by their value, runs by their highest card. Only the same combination, higher, beats. A triple never beats a pair.',
  },
  'HS-3.1': { title: 'The leader must play', body: 'Whoever leads a trick lays a combination and can’t pass.' },
  'HS-3.2': {
    title: 'Your turn in a trick',
    body: 'Clockwise, everybody who still has cards passes, plays the same combination higher, or plays a Hamburg sticht.',
  },
  'HS-3.3': { title: 'Nobody has to beat', body: 'You may pass even if you could beat.' },
  'HS-3.4': {
    title: 'Passing is not final',
    body: 'If you passed and somebody plays after you, you are asked again in the same trick.',
  },
  'HS-3.5': {
    title: 'Taking the trick',
    body: 'When everybody else with cards has passed in a row, the player of the last combination takes all cards of the trick face down and leads the next one.',
  },
  'HS-3.6': {
    title: 'Hamburg sticht takes at once',
    body: 'A Hamburg sticht takes the trick immediately, whatever lies there. Nobody can answer, and the same player leads next.',
  },
  'HS-3.7': {
    title: 'Going out',
    body: 'The combination that empties your hand can still be beaten. If nobody does, the trick is yours.',
  },
  'HS-3.8': {
    title: 'If the winner is out',
    body: 'When the player who took the trick has no cards left, the next player clockwise who has some leads, also after a Hamburg sticht.',
  },
  'HS-3.9': {
    title: 'The calls',
    body: 'At the table you would call “Hamburg sticht” and “pass”. Here the program does it for you.',
  },
  'HS-3.10': { title: 'Your own cards', body: 'You play cards from your own hand, each of them once.' },
  'HS-4.1': {
    title: 'End of a round',
    body: 'The round ends the moment only one player has cards. That player can’t answer any more; an open trick goes to whoever played last into it. Then come the last hand, the place points, the bonus points and the next dealer.',
  },
  'HS-4.2': {
    title: 'The last hand',
    body: 'The cards of the last player go to whoever went out first and count as captured.',
  },
  'HS-4.3': {
    title: 'Place points',
    body: 'In the order of going out: 1 and 0 points with two players, 2, 1, 0 with three, 3, 2, 1, 0 with four.',
  },
  'HS-4.4': {
    title: 'Bonus points',
    body: 'One point for each captured card that shows the marker’s number. A joker shows both of its numbers, whatever it was played as. The marker itself belongs to nobody.',
  },
  'HS-4.5': {
    title: 'A joker as marker',
    body: 'If the marker is a joker, both of its numbers score: eight cards. No card ever scores twice.',
  },
  'HS-4.6': {
    title: 'Winning',
    body: 'After the last round the most points win. Players who are level share the victory.',
  },
  'HS-4.7': { title: 'What does not count', body: 'The number of tricks and the colours of the cards bring nothing.' },
  'HS-5.1': {
    title: 'What you see',
    body: 'Your own hand, how many cards the others hold, the current trick, the marker, who is out, the scores, and the size of each captured pile. Whether you can look captured cards up again is up to the table option “memory”.',
  },
  'HS-5.2': {
    title: 'What stays hidden',
    body: 'During a round nobody sees another hand or the cards that were not dealt. When the round is scored, everybody sees the last hand and the bonus cards of each pile.',
  },
  'HS-6.1': {
    title: 'Example: bonus points',
    body: 'With a 7 as marker there are at most four bonus points: the other three 7s and joker 7/8. With joker 3/4 as marker there are eight.',
  },
  'HS-6.2': {
    title: 'Example: a trick',
    body: 'Three players, marker 7. A pair of 1s; pass; 7 and joker 7/8 as a pair of 7s; a pair of 11s; the player who had passed comes back with a pair of 12s; both others pass. The trick has eight cards and two bonus points, and its winner leads a single 1.',
  },
  'HS-6.3': {
    title: 'Example: scoring',
    body: 'Three players, marker 7. Out first without a 7: 2 points. Out second with two 7s: 3 points. Last without a 7: nothing.',
  },
  'HS-6.4': {
    title: 'Example: combinations',
    body: '11 with joker 11/12 is a pair, 7-7-7 with joker 7/8 a quad, 1-2-3 a lane, 6-7-8-9 a street, 5-6-7-8-9 a highway; 4-5-6 of one colour is a Hamburg sticht. A pair of 3s is beaten by 4s and up, a pair of 5s not by three 1s; and from three 12s you may play two, or pass.',
  },
};
