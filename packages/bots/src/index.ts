export * from './bot.ts';
export * from './brain.ts';
export * from './random.ts';
