import { existsSync } from 'node:fs';
import path from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import { SOCKET_PATH } from '@kontor/protocol';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { No, statusOf } from '../no.ts';
import { routes } from './api.ts';
import { sessions } from './session.ts';
import { converse, type Pulse } from './socket.ts';

export interface AppOptions {
  /** The folder of the built page; without it there is only the API. */
  readonly web: string;
  /** The address people use. If it is https, and only then, cookies are Secure and browsers are told to stay with https. */
  readonly url: string | undefined;
  readonly pulse: Pulse;
  readonly requestsPerMinute: number;
  readonly addresses: () => readonly string[];
}

const BODY_LIMIT = 16 * 1024;
/** Above this the connection is cut; up to it a message that is too long gets an answer. */
const FRAME_LIMIT = 64 * 1024;
const HEARTBEAT = 30_000;
/** A request that has not come in whole by then never will. */
const REQUEST_MS = 30_000;

const NOBODY = { id: '', name: '' };

/** Requests that change something, and sockets, come from our own pages only; a proxy may call us by another name. */
function isForeign({ headers }: FastifyRequest, url: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === url) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** By the route, not by how the address was spelt: `/%61pi/me` is `/api/me`. */
const isApi = ({ routeOptions }: { readonly routeOptions: { readonly url?: string | undefined } }): boolean =>
  routeOptions.url?.startsWith('/api/') ?? false;

export async function buildApp(
  house: House,
  { web, url, pulse, requestsPerMinute, addresses }: AppOptions,
): Promise<FastifyInstance> {
  const secure = url?.startsWith('https:') ?? false;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    // What our own proxy says of a caller's address is true; what the caller says of it is not.
    trustProxy: secure && ((_address, hop) => hop === 0),
    forceCloseConnections: true,
  });
  await app.register(cookie);
  await app.register(helmet, headersFor(secure));
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    allowList: request => !isApi(request),
  });
  await app.register(websocket, { options: { maxPayload: FRAME_LIMIT, perMessageDeflate: false } });

  app.addHook('onRequest', async request => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || request.ws)
      if (isForeign(request, url)) throw new No('forbidden', { field: 'origin' });
  });
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request)) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    if (error instanceof No) return reply.code(statusOf(error.refusal.no)).send(error.refusal);
    const status = error.statusCode ?? 500;
    if (status === 429) return reply.code(429).send({ no: 'too-fast' });
    if (status === 413)
      return reply.code(413).send({ no: 'too-large', says: `a body has at most ${BODY_LIMIT} bytes` });
    if (status < 500) return reply.code(status).send({ no: 'malformed', says: error.message });
    house.log(`http: ${String(error)}`);
    return reply.code(503).send({ no: 'busy' });
  });

  const people = sessions(house, secure);
  routes(app, house, people, addresses);
  app.get(SOCKET_PATH, { websocket: true }, async (socket, request) => {
    // Messages that come while we look up who this is wait in the socket.
    socket.pause();
    const person = await people.find(request).catch(() => undefined);
    converse(house, socket, request.raw.socket, person ?? NOBODY, pulse);
    socket.resume();
  });
  beat(app);
  await pages(app, web);
  return app;
}

/** Finds connections that are dead without having said so. */
function beat(app: FastifyInstance): void {
  const alive = new WeakSet<object>();
  app.websocketServer.on('connection', socket => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
  });
  const timer = setInterval(() => {
    for (const socket of app.websocketServer.clients)
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
  }, HEARTBEAT);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** No header that breaks plain http at a LAN address. */
const headersFor = (secure: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(secure && { upgradeInsecureRequests: [] }),
    },
  },
  hsts: secure,
  crossOriginOpenerPolicy: secure,
  originAgentCluster: secure,
  referrerPolicy: { policy: 'same-origin' as const },
});

const NO_PAGE = 'Kontor is running, but its page is not built: `npm run build` makes it.\n';

/** The page: files with a hash in their name for ever, the rest asked for anew; every other address is the page itself. */
async function pages(app: FastifyInstance, web: string): Promise<void> {
  const built = existsSync(path.join(web, 'index.html'));
  if (built)
    await app.register(files, {
      root: web,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, file) =>
        void response.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0]!);
    if (!wantsPage) return reply.code(404).send({ no: 'not-found' });
    return built ? reply.sendFile('index.html') : reply.type('text/plain; charset=utf-8').send(NO_PAGE);
  });
}
