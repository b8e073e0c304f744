import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startServer } from '../../testing/harness.ts';
import type { Db } from '../../db/db.ts';

const DAY = 24 * 60 * 60_000;
const folders: string[] = [];
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await database.open();
});
afterAll(async () => {
  await db.close();
  await database.remove();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** A build of two files: one with a compressed form beside it, one without. */
const build = async (hash: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lampstand-build-'));
  folders.push(folder);
  const script = `console.log('${hash}')`;
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Lampstand</title>');
  await writeFile(join(folder, `assets/page-${hash}.js`), script);
  await writeFile(join(folder, `assets/page-${hash}.js.br`), brotliCompressSync(script));
  await writeFile(join(folder, `assets/font-${hash}.woff2`), Buffer.from([0, 1, 254, 255]));
  return folder;
};

/** As it came: `fetch` would unpack it. */
const raw = (url: string, encoding: string) =>
  new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

it('serves the files of the last builds of every server of this database, and deletes them after 14 days', async () => {
  const before = await startServer({ db, rendererFolder: await build('aaaaaaaa') });
  await before.settle();
  const after = await startServer({ db, rendererFolder: await build('bbbbbbbb') });
  await after.settle();
  try {
    const old = await raw(`${after.url}/assets/page-aaaaaaaa.js`, 'gzip, br');
    expect(old.status).toBe(200);
    expect(old.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(old.bytes).toString()).toBe("console.log('aaaaaaaa')");
    const plain = await raw(`${after.url}/assets/page-aaaaaaaa.js`, 'identity');
    expect([plain.headers['content-encoding'], plain.bytes.toString()]).toEqual([undefined, "console.log('aaaaaaaa')"]);
    expect([...(await raw(`${after.url}/assets/font-aaaaaaaa.woff2`, 'br')).bytes]).toEqual([0, 1, 254, 255]);
    expect((await raw(`${before.url}/assets/page-bbbbbbbb.js`, 'br')).status, 'of the next build').toBe(200);
    for (const name of ['page-cccccccc.js', '..%2findex.html', "x'--", 'page-aaaaaaaa.js.br'])
      expect((await raw(`${after.url}/assets/${name}`, 'br')).status, name).toBe(404);

    after.clock.now += 8 * DAY;
    await after.settle();
    expect((await raw(`${after.url}/assets/page-aaaaaaaa.js`, 'br')).status, 'a week later').toBe(200);
    after.clock.now += 7 * DAY;
    await after.settle();
    expect((await raw(`${after.url}/assets/page-aaaaaaaa.js`, 'br')).status, 'after two').toBe(404);
    expect((await raw(`${after.url}/assets/page-bbbbbbbb.js`, 'br')).status).toBe(200);
  } finally {
    await before.close();
    await after.close();
  }
});
