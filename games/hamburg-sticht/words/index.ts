export * from './data/cards.ts';
export * from './data/combinations.ts';
export * from './events.ts';
export * from './moves.ts';
export * from './rule-ids.ts';
export * from './view.ts';
