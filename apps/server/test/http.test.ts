import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../src/index.ts';
import { inn, type Inn } from './inn.ts';

let house: Inn;
let server: Server;
beforeAll(async () => {
  house = await inn();
  const web = path.join(house.folder, 'web');
  mkdirSync(path.join(web, 'assets'), { recursive: true });
  writeFileSync(path.join(web, 'index.html'), '<!doctype html><title>Kontor</title>');
  writeFileSync(path.join(web, 'assets/main.js'), 'console.log(1)');
  writeFileSync(path.join(web, 'assets/main.js.gz'), gzipSync('console.log("packed")'));
  server = await house.open();
});
afterAll(() => house.close());

const get = (at: string, headers: Record<string, string> = {}, from = server): Promise<Response> =>
  fetch(`${from.url}${at}`, { headers });

describe('over plain http', () => {
  test('nothing sends a browser to https', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
  });

  test('the session is a cookie that no script and no other site can use', async () => {
    const cookie = (await get('/api/me')).headers.get('set-cookie')!;
    expect(cookie).toMatch(/^kontor=[a-z2-7]{52};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    const [pair] = cookie.split(';') as [string];
    const again = await get('/api/me', { cookie: pair });
    expect(again.headers.get('set-cookie')).toBeNull();
    const forged = await get('/api/me', { cookie: `kontor=${'a'.repeat(52)}` });
    expect(((await forged.json()) as { id: string }).id).not.toBe(((await again.json()) as { id: string }).id);
  });
});

test('behind https the cookie is bound to the host and browsers stay', async () => {
  const secure = await house.open(undefined, { url: 'https://kontor.example/' });
  const response = await get('/api/me', {}, secure);
  expect(response.headers.get('set-cookie')).toMatch(/^__Host-kontor=.*Path=\/.*Secure/);
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  expect(await response.json()).toMatchObject({ addresses: ['https://kontor.example'] });
  const post = (origin: string): Promise<Response> =>
    fetch(`${secure.url}/api/me`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{"name":"Anna"}',
    });
  expect((await post('https://kontor.example')).status).toBe(200);
  expect((await post('http://kontor.example')).status).toBe(403);
});

describe('a page of another site', () => {
  test('can change nothing', async () => {
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { origin: 'http://evil.example', 'content-type': 'application/json' },
      body: '{"game":"probe"}',
    });
    expect([response.status, await response.json()]).toEqual([403, { no: 'forbidden', field: 'origin' }]);
  });

  test('gets no socket', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
      headers: { origin: 'http://evil.example' },
    });
    const status = await new Promise(resolve => {
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
      socket.on('open', () => resolve('open'));
    });
    expect(status).toBe(403);
  });
});

describe('requests that are broken', () => {
  const post = (body: string, type = 'application/json'): Promise<Response> =>
    fetch(`${server.url}/api/tables`, { method: 'POST', headers: { 'content-type': type }, body });

  test('get a clear answer', async () => {
    const answers = await Promise.all([
      post('{'),
      post('x', 'text/xml'),
      post(JSON.stringify({ game: 'x'.repeat(20_000) })),
      post('[]'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 415, 413, 400]);
    expect(await Promise.all(answers.map(answer => answer.json()))).toMatchObject([
      { no: 'malformed' },
      { no: 'malformed' },
      { no: 'too-large' },
      { no: 'malformed' },
    ]);
    expect(await (await get('/api/nothing')).json()).toEqual({ no: 'not-found' });
  });

  test('too many are refused', async () => {
    const strict = await house.open(undefined, { requestsPerMinute: 2 });
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await get('/api/games', {}, strict));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(await answers[2]!.json()).toEqual({ no: 'too-fast' });
  });

  test('are not more because of how the address is spelt, or what a caller says of its own', async () => {
    const strict = await house.open(undefined, { requestsPerMinute: 2, url: 'https://kontor.example' });
    const from = (caller: number) => ({ 'x-forwarded-for': `10.0.0.${caller}, 192.0.2.7` });
    const spelt = await get('/%61pi/games', from(1), strict);
    expect([spelt.status, spelt.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await get('/api/games', from(2), strict)).status).toBe(200);
    expect((await get('/api/games', from(3), strict)).status).toBe(429);
    expect((await get('/api/games', { 'x-forwarded-for': '192.0.2.8' }, strict)).status).toBe(200);
  });
});

describe('the page', () => {
  test('is every address that is no file', async () => {
    for (const at of ['/', '/t/abc', '/replay?x=1.5']) {
      const response = await get(at);
      expect([response.status, await response.text()]).toEqual([200, '<!doctype html><title>Kontor</title>']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/assets/none.js')).status).toBe(404);
    expect((await get('/..%2f..%2fpackage.json')).status).toBe(404);
  });

  test('comes packed, and is kept by its hash', async () => {
    const response = await get('/assets/main.js', { 'accept-encoding': 'gzip' });
    expect(await response.text()).toBe('console.log("packed")');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test('is missed with a word where it is not built', async () => {
    const bare = await house.open(undefined, { web: path.join(house.folder, 'nowhere') });
    expect(await (await get('/', {}, bare)).text()).toContain('npm run build');
  });
});
