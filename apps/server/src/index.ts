export { lanAddresses } from './addresses.ts';
export { SERVE_USAGE, serveCommand } from './command.ts';
export { serve, type ServeOptions, type Server } from './serve.ts';
export type { Store, Write } from './store/store.ts';
