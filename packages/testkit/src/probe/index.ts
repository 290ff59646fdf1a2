export { BUILT_IN, type Components } from './components.ts';
export { type Ending, ENDINGS, type Event, EVENT_TYPES } from './events.ts';
export { probe } from './game.ts';
export { lawsHelp } from './help.ts';
export type { Goods, Move } from './moves.ts';
export { RULE_IDS, type RuleId } from './rule-ids.ts';
export type { Options, Probe, State } from './state.ts';
export type { View } from './view.ts';
export { words } from './words.ts';
