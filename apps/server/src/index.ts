export { lanAddresses } from './addresses.ts';
export { serve, type ServeOptions, type Server } from './serve.ts';
export type { Store, Write } from './store/store.ts';
