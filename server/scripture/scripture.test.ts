import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '../../content/compile/files.ts';
import { books, chaptersOf, packName } from '../../core/scripture/books.ts';
import { joinVerses } from '../../core/scripture/paragraphs.ts';
import { paths } from '../paths.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { wordsOf } from './find.ts';
import { openScripture, type ScriptureStore } from './store.ts';
import { verifyScripture } from './verify.ts';

const bible = JSON.parse(readFileSync(join(paths.root, 'content/scripture/web.json'), 'utf8')) as Record<
  string,
  string[][]
>;
const esv = new Map(readContent().esv);
let store: ScriptureStore;
let server: TestServer;

beforeAll(async () => {
  store = openScripture(paths.scripture);
  server = await startServer();
});
afterAll(async () => {
  store.close();
  await server.close();
});

describe('the verse store', () => {
  it('finds its first passage within 50 ms of being opened', () => {
    const times = Array.from({ length: 5 }, () => {
      const fresh = openScripture(paths.scripture);
      const started = performance.now();
      expect(fresh.passage('Habakkuk 2:14')?.translation).toBe('WEB');
      const took = performance.now() - started;
      fresh.close();
      return took;
    });
    expect(times.sort((a, b) => a - b)[2]).toBeLessThan(50);
  });

  it('stays below its size limit', () => {
    expect(statSync(paths.scripture).size).toBeLessThan(5_500_000);
  });

  it('has every verse of the World English Bible, word for word', () => {
    for (const [book, chapters] of Object.entries(bible))
      for (const [c, verses] of chapters.entries())
        for (const [v, text] of verses.entries()) {
          const moved = book === 'Romans' && c === 13 && v >= 23;
          const place = moved ? { chapter: 16, verse: v + 2 } : { chapter: c + 1, verse: v + 1 };
          expect(store.web(book === 'Psalms' ? 'Psalm' : book, place)).toBe(text);
        }
  });

  it('has every bundled ESV verse, word for word', () => {
    expect(store.excerpts().size).toBe(esv.size);
    for (const [reference, text] of esv) expect(store.passage(reference)).toMatchObject({ text, translation: 'ESV' });
  });

  it('quotes WEB, labelled, as soon as one verse of a passage is not bundled', () => {
    expect(store.passage('Proverbs 3:5-6')?.translation).toBe('ESV');
    const wider = store.passage('Proverbs 3:5-12');
    expect(wider).toMatchObject({ ref: 'Proverbs 3:5-12', translation: 'WEB' });
    expect(wider?.text).toBe(bible['Proverbs']?.[2]?.slice(4, 12).join(' '));
  });

  it.each([
    ['Psalm 117', bible['Psalms']?.[116]?.join(' ')],
    ['Nahum 1:15-2:2', [bible['Nahum']?.[0]?.[14], ...(bible['Nahum']?.[1]?.slice(0, 2) ?? [])].join(' ')],
    ['Nahum 1:2, 15', `${bible['Nahum']?.[0]?.[1]} … ${bible['Nahum']?.[0]?.[14]}`],
    ['Nahum 1:2, 3', bible['Nahum']?.[0]?.slice(1, 3).join(' ')],
    ['Luke 17:35-37', [bible['Luke']?.[16]?.[34], bible['Luke']?.[16]?.[36]].join(' ')],
    ['Romans 16:25-27', bible['Romans']?.[13]?.slice(23, 26).join(' ')],
    ['3 John 14-15', bible['3 John']?.[0]?.[13]],
    ['Philem 4', bible['Philemon']?.[0]?.[3]],
    ['first john 2 v 12', bible['1 John']?.[1]?.[11]],
  ])('reads %s', (reference, text) => {
    expect(store.passage(reference)?.text).toBe(text);
  });

  it('gives a passage of more than three verses verse by verse too, and its text is theirs', () => {
    expect(store.passage('John 3:16-18')?.lines).toBeUndefined();
    expect(store.passage('Nahum 1:2-3, 7-8')?.lines).toEqual([
      { chapter: 1, verse: 2, text: bible['Nahum']?.[0]?.[1] },
      { chapter: 1, verse: 3, text: bible['Nahum']?.[0]?.[2] },
      { chapter: 1, verse: 7, text: bible['Nahum']?.[0]?.[6], gap: true },
      { chapter: 1, verse: 8, text: bible['Nahum']?.[0]?.[7] },
    ]);
    expect(store.passage('Luke 17:34-37, 1-2')?.lines?.map(({ verse }) => verse)).toEqual([34, 35, 37, 1, 2]);
    for (const reference of ['John 1', 'Psalm 119', 'Romans 8:38-9:5', 'Luke 17:34-37, 1-2']) {
      const found = store.passage(reference);
      expect(joinVerses(found?.lines ?? []), reference).toBe(found?.text);
    }
  });

  it('names a passage our way, however it was asked for', () => {
    expect(store.passage('song of songs 2.4')?.ref).toBe('Song of Solomon 2:4');
    expect(store.passage('3 john 15')).toMatchObject({ ref: '3 John 1:14' });
  });

  it.each([
    'Ephesians 7:12',
    'Luke 17:36',
    'Acts 8:37',
    'John 3:99',
    'Romans 14:24',
    'Hezekiah 1:1',
    'Genesis 1-50',
    '',
    'love',
    'John 3:16\0',
  ])('has no %j', (reference) => {
    expect(store.passage(reference)).toBeNull();
  });

  it('never throws, and never invents, whatever is asked for', () => {
    const part = fc.oneof(
      fc.constantFrom(...books, ':', '-', ',', ';', ' ', "'", '%', '"'),
      fc.nat(200).map(String),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const found = store.passage(parts.join(''));
        if (found) expect(store.passage(found.ref)).toEqual(found);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives the very verses of a range, for any range', () => {
    const range = fc
      .constantFrom(...books)
      .chain((book) => fc.tuple(fc.constant(book), fc.nat(chaptersOf(book).length - 1), fc.nat(170), fc.nat(20)));
    fc.assert(
      fc.property(range, ([book, chapter, from, length]) => {
        const verses = (bible[packName(book)]?.[chapter] ?? []).slice(
          0,
          book === 'Romans' && chapter === 13 ? 23 : undefined,
        );
        const [first, last] = [
          (from % verses.length) + 1,
          Math.min(verses.length, (from % verses.length) + 1 + length),
        ];
        const found = store.passage(`${book} ${chapter + 1}:${first}-${last}`);
        const keys = Array.from(
          { length: last - first + 1 },
          (_, i) => `${packName(book)} ${chapter + 1}:${first + i}`,
        );
        const text = keys.every((key) => esv.has(key))
          ? keys.map((key) => esv.get(key))
          : verses.slice(first - 1, last).filter(Boolean);
        expect(found?.text ?? '').toBe(text.join(' '));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the hash of the verse file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-verses-'));
  const file = join(folder, 'scripture.sqlite');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('accepts the built file and refuses any other', () => {
    expect(() => verifyScripture(paths.scripture)).not.toThrow();
    copyFileSync(paths.scripture, file);
    expect(() => verifyScripture(file)).toThrow(/\.sha256 is missing/);
    copyFileSync(`${paths.scripture}.sha256`, `${file}.sha256`);
    expect(() => verifyScripture(file)).not.toThrow();
    writeFileSync(file, 'x', { flag: 'a' });
    expect(() => verifyScripture(file)).toThrow(/^[^\n]*its hash is wrong[^\n]*npm run content[^\n]*$/);
  });
});

describe('the passage search', () => {
  it.each([
    ['the lord is my shepherd', 'Psalm 23:1'],
    ['blessed are the peacemakers', 'Matthew 5:9'],
    ['mustard seed', 'Matthew 17:20'],
    ['wept', 'John 11:35'],
  ])('finds %j', (text, reference) => {
    expect(store.find(text, 10)).toContain(reference);
  });

  it('asks for plain words only', () => {
    expect(wordsOf('a" OR NEAR(text:b* "NOT^ -col{x}')).toEqual(['near', 'text', 'col']);
    expect(wordsOf('Señor, I’m afraid & weary')).toEqual(['senor', 'afraid', 'weary']);
    expect(wordsOf('x'.repeat(500))).toEqual([]);
  });

  it.each([
    '',
    ' ',
    '"',
    '*',
    'a',
    'NEAR',
    'AND OR NOT',
    '(((',
    'text:',
    '^',
    '\0',
    '💧',
    'the and of',
    "'; DROP TABLE verses; --",
    '-',
    '{a b}:c',
  ])('does not throw at %j', (text) => {
    expect(() => store.find(text, 10)).not.toThrow();
    expect(() => store.alike(text)).not.toThrow();
  });

  it('gives existing references only, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        for (const reference of store.find(text, 5)) expect(store.passage(reference)?.ref).toBe(reference);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('GET /api/scripture/:reference', () => {
  const read = (reference: string) => server.visitor().call('readScripture', { params: { reference } });

  it('gives a passage with the verses around it, labelled, with its notice', async () => {
    const { status, data } = await read('john 3:16-17');
    expect(status).toBe(200);
    expect(data.passage.ref).toBe('John 3:16-17');
    expect(data.context).toMatchObject({ ref: 'John 3:13-20', translation: 'WEB' });
    expect(data.context.lines.map(({ verse }) => verse)).toEqual([13, 14, 15, 16, 17, 18, 19, 20]);
    expect(data.context.lines.filter(({ inPassage }) => inPassage).map(({ verse }) => verse)).toEqual([16, 17]);
    for (const { verse, text } of data.context.lines) expect(text).toBe(bible['John']?.[2]?.[verse - 1]);
    expect(data.notice).toContain('World English Bible');
  });

  it('adds the ESV notice when it quotes the ESV', async () => {
    const { data } = await read('Proverbs 3:5-6');
    expect(data.passage.translation).toBe('ESV');
    expect(data.notice).toMatch(/Crossway.*World English Bible/);
  });

  it('keeps a passage in its own words where the verses around it are in another translation', async () => {
    const { data } = await read('Proverbs 3:5-6');
    expect(data.context.translation).toBe('WEB');
    for (const { verse, text, inPassage, asQuoted } of data.context.lines) {
      expect(text).toBe(bible['Proverbs']?.[2]?.[verse - 1]);
      expect(asQuoted).toBe(inPassage ? esv.get(`Proverbs 3:${verse}`) : undefined);
    }
    const same = await read('Habakkuk 2:14');
    expect(same.data.context.lines.every(({ asQuoted }) => asQuoted === undefined)).toBe(true);
  });

  it('names the whole chapter where there is more of it', async () => {
    const chapterOf = async (reference: string) => (await read(reference)).data.context.chapter;
    expect(await chapterOf('John 3:16')).toBe('John 3');
    expect(await chapterOf('Romans 8:38-9:1')).toBe('Romans 8-9');
    expect(await chapterOf('Jude 1:5')).toBe('Jude 1');
    for (const reference of ['John 3', 'Psalm 117:1', 'Genesis 1:1; 50:26'])
      expect(await chapterOf(reference)).toBeUndefined();
    expect((await read('Jude 1')).data.context.lines).toHaveLength(25);
  });

  it('stays inside the chapter, and skips verses that are not there', async () => {
    expect((await read('Psalm 23:1')).data.context.ref).toBe('Psalm 23:1-4');
    expect((await read('Psalm 23:6')).data.context.ref).toBe('Psalm 23:3-6');
    expect((await read('Luke 17:37')).data.context.lines.map(({ verse }) => verse)).toEqual([34, 35, 37]);
    expect((await read('Psalm 117')).data.context.lines.every(({ inPassage }) => inPassage)).toBe(true);
    expect((await read('Romans 8:38-9:1')).data.context.ref).toBe('Romans 8:35-9:4');
    expect((await read('Genesis 1:1; 50:26')).data.context.ref).toBe('Genesis 1:1; 50:26');
  });

  it('answers 404 for what is in no Bible', async () => {
    for (const reference of ['Ephesians 7:12', 'Luke 17:36', 'nothing', '%', '../healthz', 'x'.repeat(90)]) {
      const { status, failure } = await read(reference);
      expect(status).toBe(404);
      expect(failure).toMatchObject({ code: 'not_found', error: 'We could not find that passage.' });
    }
    expect((await read('x'.repeat(200))).status).toBe(404);
  });

  it('costs no search', async () => {
    const visitor = server.visitor();
    await visitor.call('readScripture', { params: { reference: 'John 3:16' } });
    expect((await visitor.call('searchMeter')).data.used).toBe(0);
  });
});

describe('POST /api/scripture/search', () => {
  const search = (query: string) => server.visitor().call('searchScripture', { body: { query } });

  it('gives verses with their texts from the store, and the notice', async () => {
    const { status, data } = await search('blessed are the peacemakers');
    expect(status).toBe(200);
    expect(data.verses.map(({ ref }) => ref)).toContain('Matthew 5:9');
    expect(data.verses.length).toBeLessThanOrEqual(10);
    for (const verse of data.verses) expect(verse).toEqual(store.passage(verse.ref));
    expect(data.notice).toContain('Crossway');
    expect((await search('mustard seed')).data.notice).toContain('World English Bible');
  });

  it('finds nothing for words that are in no verse', async () => {
    expect((await search('pizza recipe')).data).toEqual({ verses: [], notice: '' });
    expect((await search('* " NEAR(')).status).toBe(200);
    expect((await search(' ')).status).toBe(400);
    expect((await search('x'.repeat(501))).status).toBe(400);
  });

  it('costs no search and is not logged', async () => {
    const visitor = server.visitor();
    await visitor.call('searchScripture', { body: { query: 'quillfeather lamp' } });
    expect((await visitor.call('searchMeter')).data.used).toBe(0);
    expect(server.logged.join('')).not.toContain('quillfeather');
  });
});
