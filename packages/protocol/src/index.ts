export * from './legal.ts';
export * from './messages.ts';
export { diff, type Json, type Patch, patch } from './patch.ts';
export * from './reader.ts';
export * from './room.ts';
export type { Shape } from './shapes.ts';
