import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSettings } from './schema.ts';
import { openServerChoice } from './server.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

const listen = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const saying =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
const open = (kept = new Map<string, unknown>(), fixed?: string) =>
  openServerChoice({ fixed, settings: createSettings(kept), fetch: globalThis.fetch });

const healthy = { ok: true, app: 'lampstand', web: 'https://lampstand.example' };

describe('the server that the app talks to', () => {
  it('is kept once it has answered, and known by its public address', async () => {
    const kept = new Map<string, unknown>();
    const address = await listen(saying(healthy));
    const choice = open(kept);
    expect(await choice.use(address)).toBe('kept');
    expect(choice.origin()).toBe(address);
    expect(await choice.webOrigin()).toBe('https://lampstand.example');
    expect(open(kept).origin()).toBe(address);
  });

  it.each<[string, unknown, number]>([
    ['another program', { status: 'up' }, 200],
    ['an error', healthy, 500],
    ['a sign-in page', '<html>', 200],
    ['one that is not ours', { ok: true, app: 'other', web: null }, 200],
  ])('is not %s', async (_name, body, status) => {
    const choice = open();
    const before = choice.origin();
    expect(await choice.use(await listen(saying(body, status)))).toBe('no_lampstand');
    expect(choice.origin()).toBe(before);
  });

  it('is nowhere that a redirect leads, and nobody who does not answer', async () => {
    const choice = open();
    const redirect: RequestListener = (_request, response) => response.writeHead(302, { Location: '/other' }).end();
    expect(await choice.use(await listen(redirect))).toBe('unreachable');
    expect(await choice.use('http://127.0.0.1:9')).toBe('unreachable');
  });

  it('has no public address of its own but https: then it is the one we know', async () => {
    const address = await listen(saying({ ...healthy, web: 'javascript:alert(1)' }));
    const choice = open();
    await choice.use(address);
    expect(await choice.webOrigin()).toBe(address);
  });

  it('can’t be changed where it was set for the computer', async () => {
    const choice = open(undefined, 'https://church.example');
    expect(choice.isFixed).toBe(true);
    expect(await choice.use('https://other.example')).toBe('fixed');
    expect(choice.origin()).toBe('https://church.example');
  });
});
