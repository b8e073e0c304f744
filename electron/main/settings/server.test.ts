import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
const open = (kept = new Map<string, unknown>(), fixed?: string, leave?: () => Promise<void>) =>
  openServerChoice({ fixed, settings: createSettings(kept), fetch: globalThis.fetch, leave });

const healthy = { ok: true, app: 'lampstand', web: 'https://lampstand.example' };

describe('the server that the app talks to', () => {
  it('is saved once it has answered, and known by its public address', async () => {
    const kept = new Map<string, unknown>();
    const address = await listen(saying(healthy));
    const choice = open(kept);
    expect(await choice.use(address)).toBe('saved');
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

  it('is refused when it redirects or does not answer', async () => {
    const choice = open();
    const redirect: RequestListener = (_request, response) => response.writeHead(302, { Location: '/other' }).end();
    expect(await choice.use(await listen(redirect))).toBe('unreachable');
    expect(await choice.use('http://127.0.0.1:9')).toBe('unreachable');
  });

  it('given a public address that is not https, uses the address we know', async () => {
    const address = await listen(saying({ ...healthy, web: 'javascript:alert(1)' }));
    const choice = open();
    await choice.use(address);
    expect(await choice.webOrigin()).toBe(address);
  });

  it('can’t be changed when set by the environment', async () => {
    const choice = open(undefined, 'https://church.example');
    expect(choice.isFixed).toBe(true);
    expect(await choice.use('https://other.example')).toBe('fixed');
    expect(choice.origin()).toBe('https://church.example');
  });

  it.each<[string, [string, unknown][]]>([
    ['the file was damaged', [['serverLost', true]]],
    ['the address makes no sense', [['serverAddress', 'http://evil.example']]],
  ])('given that %s, then no other server is used until the person enters one', async (_name, values) => {
    const kept = new Map(values);
    const choice = open(kept);
    choice.setHome('https://church.example');
    expect([choice.origin(), choice.suggested()]).toEqual([null, 'https://church.example']);
    expect([await choice.isReachable(), await choice.webOrigin()]).toEqual([false, null]);
    expect(open(kept).origin()).toBeNull();
    const address = await listen(saying(healthy));
    expect(await choice.use(address)).toBe('saved');
    expect([open(kept).origin(), choice.suggested()]).toEqual([address, null]);
    expect(open(new Map(values), 'https://set.example').origin()).toBe('https://set.example');
  });

  it('given no settings at all, then it suggests the journal’s server and uses no other', () => {
    const choice = open();
    choice.setHome('https://church.example');
    expect([choice.origin(), choice.suggested()]).toEqual([null, 'https://church.example']);
    const set = open(new Map([['serverAddress', 'https://moved.example']]));
    set.setHome('https://church.example');
    expect(set.origin()).toBe('https://moved.example');
  });

  it('before anything was chosen, asks nobody; without a server neither, and keeps the address for later', async () => {
    const kept = new Map<string, unknown>();
    const choice = open(kept);
    expect([choice.situation(), choice.origin(), await choice.webOrigin()]).toEqual(['unchosen', null, null]);
    choice.setHome(null);
    expect(choice.situation()).toBe('unchosen');
    const address = await listen(saying(healthy));
    await choice.use(address);
    expect(choice.useNone()).toBe('saved');
    expect([choice.situation(), choice.origin(), choice.suggested()]).toEqual(['without', null, address]);
    const later = open(kept);
    expect([later.situation(), later.origin(), await later.isReachable()]).toEqual(['without', null, false]);
    expect(await later.use(address)).toBe('saved');
    expect(open(kept).situation()).toBe('chosen');
    expect(open(kept, 'https://set.example').useNone()).toBe('fixed');
  });

  it('given a journal of a server on this computer from before the question, goes on with it', () => {
    const choice = open();
    choice.setHome('http://localhost:3000');
    expect([choice.situation(), choice.origin()]).toEqual(['chosen', 'http://localhost:3000']);
  });

  it('given that a person comes back to the same server, keeps its cookies', async () => {
    const address = await listen(saying(healthy));
    const leave = vi.fn(() => Promise.resolve());
    const choice = open(new Map([['serverAddress', address]]), undefined, leave);
    choice.useNone();
    await choice.use(address);
    expect(leave).not.toHaveBeenCalled();
  });

  it('given another address, then the first server’s cookies are cleared', async () => {
    const address = await listen(saying(healthy));
    const leave = vi.fn(() => Promise.resolve());
    const kept = new Map<string, unknown>([['serverLost', true]]);
    const found = open(kept, undefined, leave);
    found.setHome(address);
    await found.use(address);
    expect(leave).not.toHaveBeenCalled();
    const choice = open(new Map([['serverAddress', 'https://church.example']]), undefined, leave);
    await choice.use('http://127.0.0.1:9');
    expect(leave).not.toHaveBeenCalled();
    await choice.use(address);
    expect(leave).toHaveBeenCalledOnce();
  });
});
