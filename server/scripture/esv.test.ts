import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { books, chaptersOf, verseId } from '../../core/scripture/books.ts';
import { parseReference } from '../../core/scripture/reference.ts';
import { paths } from '../paths.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { createEsv } from './esv.ts';
import { createRateLimiter, createEsvCache } from './esvTerms.ts';
import { placesOf } from './lines.ts';
import { openScripture } from './store.ts';

/** A stand-in for api.esv.org: its JSON, with made-up words where the real one has the ESV's. */
type Bend = (answer: { passages: string[]; parsed: [number, number][] }) => unknown;
let bend: Bend | 'silent' | 'broken' | 'html' | 429 = (answer) => answer;
let asked: { q: string; authorization: string | undefined }[] = [];
let api: Server;
let base: string;

const textOf = (id: number) =>
  `Words of the API for verse ${String(id).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}.`;

const answerTo = (q: string) => {
  const runs = q.split(';').map((part) => {
    const places = placesOf(parseReference(part) ?? { book: 'John', ranges: [] }) ?? [];
    const lines = places.map(({ id, verse }) => `  [${verse}] ${textOf(id)}\n`);
    return {
      text: `A PSALM OF DAVID.\n\n${lines.join('')}\n`,
      ids: [places[0]?.id ?? 0, places.at(-1)?.id ?? 0] as [number, number],
    };
  });
  return {
    query: q,
    canonical: q,
    parsed: runs.map(({ ids }) => ids),
    passage_meta: [],
    passages: runs.map(({ text }) => text),
  };
};

beforeAll(async () => {
  api = createServer((request, response) => {
    const q = new URL(request.url ?? '', 'http://api').searchParams.get('q') ?? '';
    asked.push({ q, authorization: request.headers.authorization });
    if (bend === 'silent') return;
    if (bend === 'broken') return void response.destroy();
    if (bend === 'html')
      return void response.setHeader('content-type', 'text/html').end('<h1>Welcome to this hotel</h1>');
    if (bend === 429) return void response.writeHead(429).end('{"detail":"Request was throttled."}');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(bend(answerTo(q))));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});
afterEach(() => {
  bend = (answer) => answer;
  asked = [];
});

const withServer = async (test: (server: TestServer) => Promise<void>, timeout = 3000) => {
  const server = await startServer({ esv: { key: 'the-key', base, timeout } });
  try {
    await test(server);
  } finally {
    await server.close();
  }
};
const read = async (server: TestServer, reference: string) =>
  (await server.visitor().call('readScripture', { params: { reference } })).data;

describe('with a key for the ESV API', () => {
  it('quotes what is not bundled in ESV, with its notice, and asks once', () =>
    withServer(async (server) => {
      const first = await read(server, 'Habakkuk 2:14');
      expect(first.passage).toEqual({
        ref: 'Habakkuk 2:14',
        text: textOf(verseId('Habakkuk', 2, 14)),
        translation: 'ESV',
      });
      expect(first.context.translation).toBe('ESV');
      expect(first.notice).toMatch(/Crossway/);
      expect(first.notice).not.toMatch(/World English Bible/);
      await read(server, 'Habakkuk 2:14');
      expect(asked).toEqual([{ q: 'Habakkuk 2:11-17', authorization: 'Token the-key' }]);
    }));

  it('answers a typed reference with it', () =>
    withServer(async (server) => {
      const { data } = await server.visitor().call('wisdomSearch', { body: { query: 'habakkuk 2:14' } });
      expect(data.verses).toEqual([
        { ref: 'Habakkuk 2:14', text: textOf(verseId('Habakkuk', 2, 14)), translation: 'ESV' },
      ]);
    }));

  it('asks chapter by chapter and joins in the order asked for', () =>
    withServer(async (server) => {
      const { passage } = await read(server, 'Nahum 1:15-2:1');
      expect(asked.map(({ q }) => q)).toEqual(['Nahum 1:12-15;Nahum 2:1-4']);
      expect(passage.text).toBe(`${textOf(verseId('Nahum', 1, 15))} ${textOf(verseId('Nahum', 2, 1))}`);
    }));

  it('keeps the bundled verses as they are set here', () =>
    withServer(async (server) => {
      const bundled = (await startServerless('Proverbs 3:5')) ?? '';
      const { context } = await read(server, 'Proverbs 3:5');
      expect(context.translation).toBe('ESV');
      expect(context.lines.find(({ inPassage }) => inPassage)?.text).toBe(bundled);
    }));

  it('never asks for what is bundled, for a passage that does not exist, or for half of a book', () =>
    withServer(async (server) => {
      await server.visitor().call('wisdomSearch', { body: { query: 'Proverbs 3:5-6' } });
      await server.visitor().call('readScripture', { params: { reference: 'Ephesians 7:12' } });
      for (const reference of ['3 John 1', 'Jude 1'])
        expect((await read(server, reference)).passage.translation).toBe('WEB');
      expect(asked.map(({ q }) => q)).toEqual([]);
    }));

  const failures: [string, typeof bend][] = [
    ['is silent', 'silent'],
    ['breaks off', 'broken'],
    ['answers with a web page', 'html'],
    ['is throttled', 429],
    ['sends other JSON', () => ({ detail: 'nothing' })],
    ['sends another passage', (answer) => ({ ...answer, parsed: [[43_003_016, 43_003_016]] })],
    [
      'leaves a verse out',
      (answer) => ({ ...answer, passages: answer.passages.map((text) => text.replace(/\[14\][^[]*/, '')) }),
    ],
    [
      'sends more verses',
      (answer) => ({ ...answer, passages: answer.passages.map((text) => `${text} [99] And more.`) }),
    ],
    ['sends no text', (answer) => ({ ...answer, passages: [''] })],
    ['is very long', (answer) => ({ ...answer, passages: answer.passages.map((text) => text + 'x'.repeat(500_000)) })],
  ];
  it.each(failures)('quotes WEB when the API %s, and leaves it alone for a while', (_, how) =>
    withServer(
      async (server) => {
        bend = how;
        const { passage } = await read(server, 'Habakkuk 2:14');
        expect(passage.translation).toBe('WEB');
        expect(passage.text).toMatch(/^For the earth will be filled/);
        await read(server, 'Habakkuk 2:15');
        expect(asked).toHaveLength(1);
        bend = (answer) => answer;
        server.clock.now += 31_000;
        expect((await read(server, 'Habakkuk 2:14')).passage.translation).toBe('ESV');
      },
      how === 'silent' ? 1000 : 30_000,
    ),
  );
});

const startServerless = async (reference: string) => {
  const store = openScripture(paths.scripture);
  const text = store.passage(reference)?.text;
  store.close();
  return text;
};

describe('the terms', () => {
  const store = openScripture(paths.scripture);
  const bundled = store.excerpts();
  afterAll(() => store.close());
  const total = (book: string) => chaptersOf(book).reduce((sum, length) => sum + length, 0);

  it('hold for whatever is read: 500 verses with the bundled ones, and less than half of any book', async () => {
    const cache = createEsvCache(bundled);
    for (const book of books)
      for (const [index, length] of chaptersOf(book).entries()) {
        const ids = Array.from({ length }, (_, i) => verseId(book, index + 1, i + 1));
        if (cache.mayCache(ids)) cache.add(new Map(ids.map((id) => [id, 'text'])));
        expect(cache.size() + bundled.size).toBeLessThanOrEqual(500);
      }
    expect(cache.size()).toBeGreaterThan(50);
  });

  it('count the bundled verses of a book', () => {
    for (const book of books) {
      const cache = createEsvCache(bundled);
      const everything = chaptersOf(book).flatMap((length, c) =>
        Array.from({ length }, (_, v) => verseId(book, c + 1, v + 1)),
      );
      for (const id of everything) if (cache.mayCache([id])) cache.add(new Map([[id, 'text']]));
      const held = everything.filter((id) => cache.text(id) !== undefined).length;
      expect(held * 2, book).toBeLessThan(total(book));
    }
  });

  it('limit how often we ask', () => {
    let now = 0;
    const allowed = createRateLimiter(() => now);
    const inOneMinute = () => Array.from({ length: 100 }, allowed).filter(Boolean).length;
    expect(inOneMinute()).toBe(50);
    let inOneHour = 50;
    for (now = 60_000; now < 3_600_000; now += 60_000) inOneHour += inOneMinute();
    expect(inOneHour).toBe(900);
  });

  it('mean that without a key nothing is asked', async () => {
    const readEsv = createEsv({
      settings: null,
      bundled: () => bundled,
      now: Date.now,
      log: pino({ level: 'silent' }),
    });
    expect(
      await readEsv('Habakkuk', placesOf(parseReference('Habakkuk 2:14') ?? { book: '', ranges: [] }) ?? []),
    ).toBeNull();
    expect(asked).toEqual([]);
  });
});
