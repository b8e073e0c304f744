import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bucketFiles } from './bucket.ts';
import { folderFiles } from './folder.ts';
import type { ImageFiles } from './imageFiles.ts';

const settings = {
  bucket: 'lamp-pictures',
  region: 'eu-central-1',
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'the bucket’s own secret',
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that a request should have, worked out anew by AWS Signature Version 4. */
const signatureOf = ({ method = '', url = '', headers }: IncomingMessage, body: Buffer) => {
  const { credential = '', signed = '' } =
    /Credential=(?<credential>[^,]+), ?SignedHeaders=(?<signed>[^,]+)/.exec(headers.authorization ?? '')?.groups ?? {};
  const [, date = '', region = '', service = '', kind = ''] = credential.split('/');
  const sum = String(headers['x-amz-content-sha256']);
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', lines.join(''), signed, sum].join('\n');
  const scope = [date, region, service, kind].join('/');
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  const keys = [date, region, service, kind];
  const key = keys.reduce<string | Buffer>((each, part) => hmac(each, part), `AWS4${settings.secretAccessKey}`);
  const isBodySigned = sum === 'UNSIGNED-PAYLOAD' || sum === sha256(body);
  return { right: hmac(key, text).toString('hex'), scope, isBodySigned };
};

/** Speaks as much of the protocol as pictures need, and takes no request whose signature is wrong. */
const stored = new Map<string, Buffer>();
let fails = 0;
let asked: string[] = [];
const bucketServer = (): Server => createServer((request, response) => void answer(request, response));

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const { right, scope, isBodySigned } = signatureOf(request, body);
  const path = request.url ?? '';
  asked.push(`${request.method} ${path}`);
  if (fails > 0) {
    fails -= 1;
    response.writeHead(503).end();
    return;
  }
  const isRight = request.headers.authorization?.endsWith(`Signature=${right}`) && isBodySigned;
  if (!isRight || !scope.endsWith('/eu-central-1/s3/aws4_request')) return void response.writeHead(403).end();
  if (request.method === 'PUT') stored.set(path, body);
  if (request.method === 'DELETE') stored.delete(path);
  const found = request.method === 'GET' ? stored.get(path) : Buffer.alloc(0);
  response.writeHead(found ? (request.method === 'DELETE' ? 204 : 200) : 404).end(found);
};

let server: Server;
let folder: string;
let endpoint: string;
beforeAll(async () => {
  server = bucketServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'lampstand-files-'));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  asked = [];
  fails = 0;
});

const name = 'abcd1234-0000-4000-8000-000000000000-thumb';
const bytes = Buffer.from([0, 255, 1, 254, 10, 13]);

describe.each<[string, () => ImageFiles]>([
  ['a folder', () => folderFiles(folder)],
  ['a bucket', () => bucketFiles({ ...settings, endpoint })],
])('pictures in %s', (_, open) => {
  it('are there once written, replaced by a second write, and gone once removed', async () => {
    const files = open();
    expect(await files.read(name)).toBeNull();
    await files.remove(name);
    await files.write(name, Buffer.from('first'));
    await files.write(name, bytes);
    expect(await files.read(name)).toEqual(bytes);
    // Another process sees the same.
    expect(await open().read(name)).toEqual(bytes);
    await files.remove(name);
    expect(await files.read(name)).toBeNull();
  });
});

describe('pictures in a folder', () => {
  it('lie in two levels of folders, whole or not at all, for the server’s eyes alone', async () => {
    const files = folderFiles(folder);
    await files.write(name, bytes);
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(['ab', 'ab/cd', `ab/cd/${name}.webp`]);
    expect((await stat(join(folder, 'ab/cd', `${name}.webp`))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'ab'))).mode & 0o077).toBe(0);
  });
});

describe('pictures in a bucket', () => {
  it('are asked for with a signature that is right, under images/', async () => {
    const files = bucketFiles({ ...settings, endpoint: `${endpoint}/` });
    await files.write(name, bytes);
    expect(asked).toEqual([`PUT /lamp-pictures/images/${name}.webp`]);
    const wrong = bucketFiles({ ...settings, endpoint, secretAccessKey: 'another secret' });
    await expect(wrong.read(name)).rejects.toThrow('403');
    await expect(wrong.write(name, bytes)).rejects.toThrow('403');
    await expect(wrong.remove(name)).rejects.toThrow('403');
    expect(await files.read(name)).toEqual(bytes);
  });

  it('are asked for again where the bucket has a bad moment, and then it is said', async () => {
    const files = bucketFiles({ ...settings, endpoint });
    fails = 1;
    await files.write(name, bytes);
    expect(asked).toHaveLength(2);
    fails = 100;
    await expect(files.read(name)).rejects.toThrow('503');
    await expect(bucketFiles({ ...settings, endpoint: 'http://127.0.0.1:9' }).read(name)).rejects.toThrow();
  });
});
