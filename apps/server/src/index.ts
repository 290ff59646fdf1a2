export { serve, type ServeOptions, type Server } from './serve.ts';
