import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imageLimits } from '../../core/rules/community.ts';
import { readBytes } from '../http/body.ts';
import { connectionTimes } from '../http/connections.ts';
import { HttpError } from '../http/errors.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { plain, smallJpeg, upload } from '../testing/http/pictures.ts';
import type { Member } from '../testing/people.ts';
import { RECEIVING } from './receive.ts';

/** Hostile pictures (docs/proof.md S10). */
let server: TestServer;
let member: Member;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await server.member({ role: 'premium', verified: true });
});

const text = (words: string) => new TextEncoder().encode(words);
const svg = text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const shown = async (id: string, size = '') =>
  Buffer.from(await (await member.client.fetch(`/api/images/${id}${size}`)).arrayBuffer());

/** A part of a PNG file: its sum is not looked at before its size. */
const chunk = (name: string, data: Uint8Array) => {
  const part = Buffer.alloc(12 + data.length);
  part.writeUInt32BE(data.length, 0);
  part.write(name, 4, 'latin1');
  part.set(data, 8);
  part.writeUInt32BE(crc(part.subarray(4, 8 + data.length)), 8 + data.length);
  return part;
};

const crc = (bytes: Uint8Array) => {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
};

/** Few bytes that say they are so many pixels of one colour. */
const pngBomb = (side: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (side + 1)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', new Uint8Array())]);
};

describe('a hostile picture', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['an SVG with a script, as what it is', () => svg, 'image/svg+xml'],
    ['an SVG with a script, as PNG', () => svg, 'image/png'],
    ['a page, as JPEG', () => text('<!doctype html><script>alert(1)</script>'), 'image/jpeg'],
    ['a PDF, as PNG', () => text('%PDF-1.7\n1 0 obj'), 'image/png'],
    ['a TIFF, as JPEG', () => plain(9, 9).tiff().toBuffer(), 'image/jpeg'],
    [
      'a JPEG’s first bytes before nothing of the kind',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg]),
      'image/jpeg',
    ],
    ['no bytes at all', () => new Uint8Array(), 'image/jpeg'],
    ['a picture that breaks off', async () => (await noisy()).subarray(0, 20_000), 'image/jpeg'],
    ['a picture as text', () => smallJpeg(), 'text/plain'],
    ['a picture as JSON', () => smallJpeg(), 'application/json'],
    ['a picture in a form', () => smallJpeg(), 'multipart/form-data; boundary=x'],
    ['a picture of no type', () => smallJpeg(), ''],
  ])('is refused: %s', async (_, make, type) => {
    const { status, failure } = await upload(member.client, await make(), type);
    expect([status, failure.code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each([
    ['of 10,000 × 10,000 pixels', () => plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer()],
    ['that unpacks to a thousand times its size', () => pngBomb(20_000)],
    ['just past 40 megapixels', () => plain(8_001, 5_000).jpeg({ quality: 10 }).toBuffer()],
  ])('is refused: one %s', async (_, make) => {
    const bytes = await make();
    expect(bytes.byteLength).toBeLessThan(imageLimits.bytes);
    const { status, failure } = await upload(member.client, bytes, 'image/png');
    expect([status, failure.code]).toEqual([413, 'too_large']);
  });

  it('of more than 8 MB is refused before it is sent, or while', async () => {
    const bytes = new Uint8Array(imageLimits.bytes + 1);
    expect((await upload(member.client, bytes)).status).toBe(413);
    const endless = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 9; part++) controller.enqueue(new Uint8Array(1024 * 1024));
        controller.close();
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half', headers: { 'content-type': 'image/jpeg' } };
    expect((await member.client.fetch('/api/images', init as RequestInit)).status).toBe(413);
  });

  it('loses what the camera wrote into it, the place first of all, and is turned as it said', async () => {
    const bytes = await plain(60, 40)
      .withExif({ IFD0: { Copyright: 'Ruth of Moab' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('Ruth of Moab')).toBe(true);
    const { data } = await upload(member.client, bytes);
    for (const size of ['', '?size=thumb']) {
      const kept = await shown(data.id, size);
      const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(kept).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect([width, height]).toEqual([40, 60]);
      expect(kept.includes('Ruth')).toBe(false);
    }
  });

  it('that is a script too is a picture alone when it comes back', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const { data } = await upload(member.client, Buffer.concat([await smallJpeg(), text(script)]));
    const kept = await shown(data.id);
    expect(kept.subarray(0, 4).toString('latin1')).toBe('RIFF');
    expect(kept.includes('script')).toBe(false);
  });

  it('that moves stands still', async () => {
    const frames = await sharp(
      [await plain(20, 20, 'red').png().toBuffer(), await plain(20, 20, 'blue').png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .gif()
      .toBuffer();
    expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(2);
    const { data } = await upload(member.client, frames, 'image/gif');
    const { pages, width, height } = await sharp(await shown(data.id), { animated: true }).metadata();
    expect([pages ?? 1, width, height]).toEqual([1, 20, 20]);
  });

  it('breaks nobody else’s, nor the next of its own', async () => {
    const others = await Promise.all(
      [svg, await smallJpeg(), text('no picture'), await smallJpeg()].map(async (bytes) => {
        const { client } = await server.member({ role: 'premium', verified: true });
        return (await upload(client, bytes)).status;
      }),
    );
    expect(others).toEqual([415, 200, 415, 200]);
  });
});

describe('pictures on their way', () => {
  it('are two of one account at most', async () => {
    const { client } = member;
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const start = () => {
      const headers = { cookie, 'content-type': 'image/jpeg', 'content-length': 1000 };
      const sent = ask(`${server.url}/api/images`, { method: 'POST', headers });
      sent.on('error', () => undefined);
      return new Promise<typeof sent>((resolve) => sent.write('half', () => resolve(sent)));
    };
    const slow = [await start(), await start()];
    await expect.poll(async () => (await upload(client, await smallJpeg())).failure?.code).toBe('too_many_requests');
    for (const each of slow) each.destroy();
    await expect.poll(async () => (await upload(client, await smallJpeg())).status).toBe(200);
  });

  it('have a time of their own, within the server’s', async () => {
    expect(RECEIVING).toBeGreaterThan(30_000);
    expect(RECEIVING).toBeLessThan(connectionTimes.requestTimeout);
    const bounds = { max: 100, timeout: 50, tooLarge: () => new HttpError('too_large', '') };
    const reasons: string[] = [];
    const slow = createServer((request, response) => {
      readBytes(request, bounds).catch((error: HttpError) => {
        reasons.push(error.code);
        response.writeHead(error.status).end();
      });
    });
    await once(slow.listen(0, '127.0.0.1'), 'listening');
    const socket = connect((slow.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.on('data', (part) => (said += part.toString()));
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\nslow');
    await once(socket, 'close');
    expect(reasons).toEqual(['bad_request']);
    expect(said).toContain('400 Bad Request');
    slow.close();
  });
});

/** A picture that does not shrink to nothing. */
const noisy = () =>
  sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
