export * from './legal.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './room.ts';
export * from './shapes.ts';
