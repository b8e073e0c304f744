import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/harness.ts';
import { plain } from '../testing/http/pictures.ts';
import type { Member } from '../testing/people.ts';

let folder: string;
let server: TestServer;
let admin: Member;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lampstand-logo-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head></html>');
  server = await startServer({ rendererFolder: folder });
  admin = await server.member({ role: 'admin', verified: true });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const send = (bytes: Uint8Array, type = 'image/png') =>
  admin.client.call('saveLogo', { bytes: new Uint8Array(bytes), headers: { 'content-type': type } });
const fetchLogo = async (path: string | null, of = server) => of.visitor().fetch(path ?? '/logo/none');
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const siteLogo = async (of = server) => (await of.visitor().call('site')).data.logo;
const text = (words: string) => new TextEncoder().encode(words);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('a logo', () => {
  it.each([
    ['image/png', () => plain(900, 300).png().toBuffer()],
    ['image/jpeg', () => plain(900, 900).jpeg().toBuffer()],
    ['image/webp', () => plain(600, 100).webp().toBuffer()],
  ])('of type %s is kept encoded anew, and every process has it', async (type, draw) => {
    const other = await startServer({ db: server.db, rendererFolder: folder });
    const sent = await draw();
    const { status, data } = await send(sent, type);
    expect([status, data.logo]).toEqual([200, expect.stringMatching(/^\/logo\/[0-9a-f]{32}\.webp$/)]);
    // At once, before the other process has noticed.
    const answer = await fetchLogo(data.logo, other);
    const kept = await bytesOf(answer);
    expect(kept.equals(sent)).toBe(false);
    const { format, height } = await sharp(kept).metadata();
    expect([format, height <= 512]).toEqual(['webp', true]);
    await other.settle();
    expect(await siteLogo(other)).toBe(data.logo);
    await other.close();
  });

  it('is served for good under the name of what it holds, and does nothing when it is opened by itself', async () => {
    const { data } = await send(await plain(300, 100).png().toBuffer());
    const { headers } = await fetchLogo(data.logo);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const next = await send(await plain(300, 100, '#224466').png().toBuffer());
    expect(next.data.logo).not.toBe(data.logo);
    expect((await fetchLogo(data.logo)).status).toBe(404);
  });

  it('carries nothing that was written into the file beside its pixels', async () => {
    const secret = 'taken at 52.5N 13.4E';
    const { data } = await send(
      await plain(200, 100)
        .withExif({ IFD0: { ImageDescription: secret } })
        .jpeg()
        .toBuffer(),
      'image/jpeg',
    );
    expect((await bytesOf(await fetchLogo(data.logo))).includes(secret)).toBe(false);
  });

  it('becomes every icon, on the colour of the paper, until it is removed', async () => {
    await send(await plain(400, 100, '#ff0000').png().toBuffer());
    for (const [path, side] of [
      ['/icons/icon-192.png', 192],
      ['/icons/icon-512.png', 512],
      ['/icons/maskable-512.png', 512],
      ['/icons/apple-touch-icon.png', 180],
    ] as const) {
      const answer = await fetchLogo(path);
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([200, 'no-cache']);
      const { data, info } = await sharp(await bytesOf(answer))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], path).toEqual([side, side]);
      const at = (x: number, y: number) => [...data.subarray((y * side + x) * info.channels).subarray(0, 3)];
      expect(at(2, 2), path).toEqual([0xfb, 0xf6, 0xec]);
      expect(at(side / 2, side / 2)[0], path).toBeGreaterThan(240);
      expect(at(side / 2, side / 2)[1], path).toBeLessThan(20);
    }
    expect(await (await fetchLogo('/favicon.svg')).text()).toContain('data:image/png;base64,');
    expect((await admin.client.call('deleteLogo')).status).toBe(204);
    expect(await siteLogo()).toBeNull();
    expect((await fetchLogo('/icons/icon-192.png')).status).toBe(404);
    expect((await admin.client.call('deleteLogo')).status).toBe(204);
  });
});

describe('what is no logo', () => {
  const bomb = () => plain(4001, 4000, '#000000').png({ compressionLevel: 9 }).toBuffer();

  it.each([
    ['an SVG', () => text(svg), 'image/svg+xml', 415],
    ['an SVG that says it is a PNG', () => text(svg), 'image/png', 415],
    ['a page that begins like a picture', () => text('\u0089PNG<script>alert(1)</script>'), 'image/png', 415],
    ['the first bytes of a PNG and nothing of one', () => Buffer.from('89504e470d0a1a0a00', 'hex'), 'image/png', 415],
    ['a GIF', () => plain(9, 9).gif().toBuffer(), 'image/gif', 415],
    ['a GIF that says it is a PNG', () => plain(9, 9).gif().toBuffer(), 'image/png', 415],
    ['a TIFF that says it is a JPEG', () => plain(9, 9).tiff().toBuffer(), 'image/jpeg', 415],
    ['a picture of no type', () => plain(9, 9).png().toBuffer(), 'application/octet-stream', 415],
    ['half a picture', async () => (await plain(600, 300).jpeg().toBuffer()).subarray(0, 900), 'image/jpeg', 415],
    ['nothing', () => new Uint8Array(), 'image/png', 415],
    ['16 megapixels and more in few bytes', bomb, 'image/png', 413],
    ['2 MB and more', () => Buffer.alloc(2 * 1024 * 1024 + 1, 0x89), 'image/png', 413],
    ['a picture that is higher than wide', () => plain(100, 101).png().toBuffer(), 'image/png', 400],
  ])('%s is refused, and what was there stays', async (_what, make, type, expected) => {
    const before = (await send(await plain(50, 40).png().toBuffer())).data.logo;
    const { status, failure } = await send(await make(), type);
    expect([status, typeof failure.error]).toEqual([expected, 'string']);
    expect(await siteLogo()).toBe(before);
    expect((await fetchLogo(before)).status).toBe(200);
  });

  it.each(['/logo/x.webp', '/logo/..%2findex.html', `/logo/${'0'.repeat(32)}.webp`, '/logo/constructor.webp'])(
    'nothing is served at %s',
    async (path) => {
      expect((await fetchLogo(path)).status).toBe(404);
    },
  );
});
