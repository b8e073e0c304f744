import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { displayScriptHash } from '../../../core/http/displayScript.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startServer } from '../../testing/harness.ts';
import type { Db } from '../../db/db.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const WORKER = '/assets/lookup.worker-aaaaaaaa.js';
const weights = Buffer.alloc(300_000, 'weights');
const folders: string[] = [];
let database: TestDatabase;
let db: Db;
let server: Awaited<ReturnType<typeof startServer>>;

const build = async (files: Record<string, string | Buffer>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lampstand-files-'));
  folders.push(folder);
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Lampstand</title>');
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, 'assets', name), bytes);
  return folder;
};

const get = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);
/** As asked: `fetch` would add that nothing kept is good enough. */
const statusOf = (path: string, headers: Record<string, string>) =>
  new Promise((resolve, reject) => {
    request(server.url + path, { headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');

beforeAll(async () => {
  database = await createTestDatabase();
  db = await database.open();
  server = await startServer({
    db,
    rendererFolder: await build({
      'lookup.worker-aaaaaaaa.js': 'worker',
      'other.worker-aaaaaaaa.js': 'worker',
      'page-aaaaaaaa.js': 'page',
      'page-aaaaaaaa.css': 'a {}',
      'serif-aaaaaaaa.woff2': 'font',
      'words-aaaaaaaa.json': '{}',
      'app-aaaaaaaa.webmanifest': '{}',
      'kernel-aaaaaaaa.wasm': Buffer.from([0, 97, 115, 109]),
      'encoder-aaaaaaaa.bin': weights,
      'encoder-aaaaaaaa.bin.br': brotliCompressSync(weights),
    }),
  });
});
afterAll(async () => {
  await server.close();
  await db.close();
  await database.remove();
  for (const folder of folders) await rm(folder, { recursive: true });
});

describe('the policy of a file', () => {
  it('allows WebAssembly to the worker that reads searches, and to nothing else', async () => {
    const file = await policyOf('/api/categories');
    expect(file).toContain("script-src 'self';");
    for (const path of [
      '/assets/page-aaaaaaaa.js', '/assets/other.worker-aaaaaaaa.js', '/assets/lookup.worker-bbbbbbbb.js',
      '/healthz', '/missing.js',
    ]) expect(await policyOf(path), path).toBe(file); // oxfmt-ignore
    expect(await policyOf(WORKER)).toBe(file?.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
  });

  it('allows one inline script to pages, by its hash, and to nothing else', async () => {
    const file = await policyOf('/api/categories');
    const page = file?.replace("script-src 'self'", `script-src 'self' '${displayScriptHash}'`);
    for (const path of ['/', '/index.html', '/topic/anger', '/nothing/here'])
      expect(await policyOf(path), path).toBe(page);
  });

  it('is the same from the server of the next build, which stores no weights', async () => {
    await server.settle();
    const next = await startServer({ db, rendererFolder: await build({}) });
    try {
      const kept = await fetch(next.url + WORKER);
      expect([kept.status, kept.headers.get('content-security-policy')]).toEqual([200, await policyOf(WORKER)]);
      const page = await fetch(`${next.url}/assets/page-aaaaaaaa.js`);
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, await policyOf('/healthz')]);
      expect((await fetch(`${next.url}/assets/kernel-aaaaaaaa.wasm`)).headers.get('content-type')).toBe(
        'application/wasm',
      );
      expect((await fetch(`${next.url}/assets/encoder-aaaaaaaa.bin`)).status).toBe(404);
    } finally {
      await next.close();
    }
  });
});

describe('where payments are taken', () => {
  const stripe = {
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecrets: ['whsec_1'],
    apiBase: 'http://127.0.0.1:9',
  };
  const guarded = ['content-security-policy', 'permissions-policy', 'cache-control'];
  const headersOf = async (address: string) => {
    const { headers } = await fetch(address);
    return Object.fromEntries(guarded.map((name) => [name, headers.get(name)]));
  };

  it('only /subscribe lets Stripe in, and is never kept', async () => {
    await server.settle();
    const paid = await startServer({ db, rendererFolder: await build({ 'page-aaaaaaaa.js': 'page' }), stripe });
    try {
      const usual = await headersOf(`${server.url}/`);
      expect(usual['permissions-policy']).toContain('payment=()');
      for (const path of ['/', '/subscription-success', '/profile', '/subscribe/more', '/subscribed', '/nothing', '/login?/subscribe'])
        expect(await headersOf(paid.url + path), path).toEqual(usual); // oxfmt-ignore
      for (const path of ['/assets/page-aaaaaaaa.js', '/api/subscribe', '/subscribe.js', '/healthz'])
        expect((await headersOf(paid.url + path))['content-security-policy'], path).toBe(await policyOf('/healthz'));

      for (const path of ['/subscribe', '/subscribe/', '/Subscribe', '/subscribe?plan=premium']) {
        const opened = await headersOf(paid.url + path);
        expect(opened, path).toEqual({
          'content-security-policy': `${usual['content-security-policy']
            ?.replace("script-src 'self'", "script-src 'self' https://js.stripe.com https://*.js.stripe.com")
            .replace(
              "connect-src 'self'",
              "connect-src 'self' https://api.stripe.com",
            )}; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com`,
          'permissions-policy': usual['permissions-policy']?.replace(
            'payment=()',
            'payment=(self "https://js.stripe.com")',
          ),
          'cache-control': 'no-store',
        });
      }
      expect((await fetch(`${paid.url}/subscribe`)).headers.get('etag')).toBeNull();
    } finally {
      await paid.close();
    }
  });

  it('is nowhere where there are no keys', async () => {
    expect(await headersOf(`${server.url}/subscribe`)).toEqual(await headersOf(`${server.url}/`));
  });
});

describe('the type of a file', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/page-aaaaaaaa.js', 'text/javascript; charset=utf-8'],
    ['/assets/page-aaaaaaaa.css', 'text/css; charset=utf-8'],
    ['/assets/words-aaaaaaaa.json', 'application/json; charset=utf-8'],
    ['/assets/app-aaaaaaaa.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/assets/serif-aaaaaaaa.woff2', 'font/woff2'],
    ['/assets/kernel-aaaaaaaa.wasm', 'application/wasm'],
  ])('of %s is %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });
});

describe('the weights of the encoder', () => {
  const path = '/assets/encoder-aaaaaaaa.bin';

  it('are sent compressed to browsers that accept it, and cached as immutable', async () => {
    for (const encoding of ['br', null]) {
      const answer = await get(path, { headers: { 'Accept-Encoding': encoding ?? 'identity' } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      expect(answer.headers.get('cache-control')).toBe(IMMUTABLE);
      const sent = encoding ? brotliCompressSync(weights).length : weights.length;
      expect(answer.headers.get('content-length')).toBe(String(sent));
      expect(Buffer.from(await answer.arrayBuffer()).equals(weights)).toBe(true);
      const etag = answer.headers.get('etag') ?? '';
      expect(await statusOf(path, { 'accept-encoding': encoding ?? 'identity', 'if-none-match': etag })).toBe(304);
    }
    const head = await get(path, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(weights.length)]);
  });
});
