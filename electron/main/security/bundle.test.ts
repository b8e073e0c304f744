import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { displayScriptHash } from '../../../core/http/displayScript.ts';
import { createHandler } from '../protocol/handler.ts';
import { listBundle, type Bundle } from './bundle.ts';

const SECRET = 'outside the bundle';
const PAGE = '<!doctype html><title>the app</title>';

let place: string;
let bundle: Bundle;
let get: (
  path: string,
  method?: string,
) => Promise<{ status: number; type: string | null; text: string; headers: Headers }>;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'lampstand-bundle-'));
  const folder = join(place, 'renderer');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  await mkdir(join(place, 'private'));
  await writeFile(join(place, 'secret.txt'), SECRET);
  await writeFile(join(place, 'private/secret.txt'), SECRET);
  await writeFile(join(folder, '.vite/manifest.json'), SECRET);
  await writeFile(join(folder, '.env'), SECRET);
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'assets/a b.js'), 'let a = 1');
  await writeFile(join(folder, 'assets/a.js'), 'let a = 2');
  await writeFile(join(folder, 'assets/a.js.br'), 'packed');
  await writeFile(join(folder, 'assets/lookup.worker-abcd_123.js'), 'let a = 3');
  await symlink(join(place, 'secret.txt'), join(folder, 'link.txt'));
  await symlink(join(place, 'secret.txt'), join(folder, 'assets/link.js'));
  await symlink(join(place, 'private'), join(folder, 'linked'));
  bundle = await listBundle(folder);
  const handler = createHandler(bundle, {
    serverOrigin: () => 'https://server.example',
    fetch: () => Promise.resolve(Response.json({})),
  });
  get = async (path, method = 'GET') => {
    const reply = await handler(new Request(`app://lampstand${path}`, { method }));
    return {
      status: reply.status,
      type: reply.headers.get('content-type'),
      text: await reply.text(),
      headers: reply.headers,
    };
  };
});

afterAll(() => rm(place, { recursive: true }));

describe('files of the app', () => {
  it('lists real files only: no links, nothing hidden, nothing packed', () => {
    expect([...bundle.keys()].toSorted()).toEqual([
      '/assets/a b.js',
      '/assets/a.js',
      '/assets/lookup.worker-abcd_123.js',
      '/index.html',
    ]);
  });

  it('serves files with their type and every page by index.html', async () => {
    expect(await get('/assets/a.js')).toMatchObject({
      status: 200,
      type: 'text/javascript; charset=utf-8',
      text: 'let a = 2',
    });
    expect(await get('/assets/a%20b.js')).toMatchObject({ status: 200, text: 'let a = 1' });
    for (const page of ['/', '', '/topic/anger', '/index.html'])
      expect(await get(page)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', text: PAGE });
    expect((await get('/', 'HEAD')).text).toBe('');
  });

  it('sends the security headers with everything, failures included', async () => {
    for (const path of ['/', '/assets/a.js', '/missing.js', '/%ff', '/api/x', '/-/help']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('lets the worker that reads searches compile WebAssembly, and no page or other script', async () => {
    const scripts = async (path: string) =>
      /script-src ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await scripts('/assets/lookup.worker-abcd_123.js')).toBe("'self' 'wasm-unsafe-eval'");
    for (const path of ['/assets/a.js', '/assets/lookup.worker-abcd_124.js', '/lookup.worker-abcd_123.js'])
      expect(await scripts(path)).toBe("'self'");
    for (const path of ['/', '/topic/anger']) expect(await scripts(path)).toBe(`'self' '${displayScriptHash}'`);
  });

  it('answers a missing file with 404 and not with a page, and writes with 405', async () => {
    expect(await get('/assets/old-chunk.js')).toMatchObject({ status: 404 });
    expect(await get('/assets/A.js')).toMatchObject({ status: 404 });
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(await get('/', method)).toMatchObject({ status: 405 });
  });

  it.each([
    '/link.txt', '/assets/link.js', '/linked/secret.txt', '/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt', '/..%5csecret.txt', '/..\\secret.txt', '/assets/../../secret.txt', '/assets/..%2f..%2fsecret.txt',
    '/%252e%252e%252fsecret.txt', '/..;/secret.txt', '/.%00./secret.txt', '/secret.txt%00.html', '/.env', '/.vite/manifest.json',
    '//secret.txt', '/index.html/../../secret.txt', '/INDEX.HTML.', '/index.html::$DATA', '/file:///etc/passwd', '/assets',
  ])('serves nothing for %s', async (path) => {
    const reply = await get(path);
    expect(reply.text).not.toContain(SECRET);
    expect(reply.status === 404 || reply.text === PAGE).toBe(true);
  }); // oxfmt-ignore

  it('serves nothing for 500 made-up paths', { timeout: 60_000 }, async () => {
    const piece = fc.constantFrom(
      '..', '.', '/', '\\', '%2e', '%2E', '%2f', '%5c', '%252f', '%00', '%c0%ae', '%u002e', 'secret.txt', 'linked', 'link.txt',
      'private', 'assets', '.vite', 'manifest.json', '.env', 'renderer', ';', ':', '::$DATA', '~1', ' ', '?', '#', '&', place,
    ); // oxfmt-ignore
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 5, arbitrary: piece }, fc.string({ maxLength: 3 })), { maxLength: 14 }),
        async (pieces) => {
          const reply = await get(`/${pieces.join('')}`);
          return !reply.text.includes(SECRET);
        },
      ),
      { numRuns: 500 },
    );
  });
});
