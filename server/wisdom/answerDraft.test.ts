import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { readContent } from '../../content/compile/files.ts';
import type { Brand } from '../../core/contract/content.ts';
import type { Library } from '../../core/contract/library.ts';
import type { Verse, WisdomAnswer } from '../../core/contract/search.ts';
import { createMatcher } from '../../core/matching/matcher.ts';
import { books, chaptersOf, packName } from '../../core/scripture/books.ts';
import { parseReference } from '../../core/scripture/reference.ts';
import { paths } from '../paths.ts';
import { createEsv } from '../scripture/esv.ts';
import { placesOf } from '../scripture/lines.ts';
import { createScripture } from '../scripture/service.ts';
import { openScripture } from '../scripture/store.ts';
import { createCurated } from './curated.ts';
import { resolveAdditional, resolveVerses, type AnswerDraft } from './answerDraft.ts';

const library = JSON.parse(readFileSync(paths.library, 'utf8')) as Library;
const brand = JSON.parse(readFileSync(join(paths.root, 'content/brand.json'), 'utf8')) as Brand;
const store = openScripture(paths.scripture);
afterAll(() => store.close());
const readEsv = createEsv({
  settings: null,
  bundled: () => store.excerpts(),
  now: Date.now,
  log: pino({ level: 'silent' }),
});
const scripture = createScripture({ store, readEsv, notices: brand.scripture });
const matcher = createMatcher(library.matching, library);
const composer = createCurated({ library, scriptureStore: store });
const compose = (query: string) => composer.answer(matcher.match(query));

/** The texts as their files have them, read without any of the code under test. */
const esv = new Map(readContent().esv);
const web = JSON.parse(readFileSync(join(paths.root, 'content/scripture/web.json'), 'utf8')) as Record<
  string,
  string[][]
>;
web['Romans']?.[15]?.push(...(web['Romans'][13]?.slice(23) ?? []));

const fromFiles = ({ ref, translation }: Verse): string => {
  const reference = parseReference(ref);
  const places = reference && placesOf(reference);
  if (!places) return 'there is no such passage';
  const book = packName(reference.book);
  const texts = places.map(({ chapter, verse }) =>
    translation === 'ESV' ? esv.get(`${book} ${chapter}:${verse}`) : web[book]?.[chapter - 1]?.[verse - 1],
  );
  return texts.filter(Boolean).join(' ');
};

const versesOf = (answer: WisdomAnswer): Verse[] => [...answer.verses, ...(answer.fallback?.verses ?? [])];
const answer = (query: string) => resolveVerses(compose(query).draft, scripture.passage);
const additional = (query: string) => resolveAdditional(composer.additional(compose(query)), scripture.passage);

/** A passage that no Bible has is answered with a sentence about that, and no verse. */
const expectTrueAnswer = async (query: string) => {
  const given = await answer(query);
  if (given.match.kind === 'missing') expect(versesOf(given), query).toEqual([]);
  else expectTrue(versesOf(given), query);
};

const expectTrue = (verses: Verse[], query: string) => {
  expect(verses.length, query).toBeGreaterThan(0);
  for (const verse of verses) expect(verse.text, `${query}: ${verse.ref}`).toBe(fromFiles(verse));
};

const queries = [
  ...library.matching.challenges.flatMap(({ title, tags, phrasings }) => [title, ...tags, ...phrasings]),
  ...library.matching.topics.flatMap(({ title, synonyms }) => [title, ...synonyms]),
  ...library.weekly,
  'pizza recipe',
  'ephesians 7:12',
  'i want to end my life',
  'he hits me',
  '',
  '"><script>',
];

describe('every verse of an answer equals the store byte for byte', () => {
  it('for every note, topic, tag and phrasing, in the answer and in More', async () => {
    for (const query of queries) {
      await expectTrueAnswer(query);
      expectTrue((await additional(query)).bibleReferences, query);
    }
  });

  it('for every passage that the library names', async () => {
    for (const note of library.notes) {
      for (const verse of [note.verse, ...note.references])
        expect(await scripture.passage(verse.ref)).toEqual({
          ref: verse.ref,
          text: verse.text,
          translation: verse.translation,
        });
    }
  });

  it('for any reference a person types', async () => {
    const typed = fc
      .constantFrom(...books)
      .chain((book) => fc.tuple(fc.constant(book), fc.nat(chaptersOf(book).length), fc.nat(180), fc.nat(8)))
      .map(([book, chapter, verse, more]) => `${book} ${chapter}:${verse}-${verse + more}`);
    await fc.assert(fc.asyncProperty(typed, expectTrueAnswer), { numRuns: 1000 });
  });

  it('for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (query) => {
        await expectTrueAnswer(query);
        expectTrue((await additional(query)).bibleReferences, query);
      }),
      { numRuns: 300 },
    );
  });
});

describe('resolving verses', () => {
  const draft = (references: string[]): AnswerDraft => ({
    notes: ['A note.'],
    references,
    prayers: ['A prayer.'],
    topic: 'Trust',
    match: { kind: 'none', because: 'None.' },
    helpline: false,
    source: 'generated',
  });

  it('drops what is in no Bible, whoever asks for it', async () => {
    const { verses } = await resolveVerses(
      draft(['Ephesians 7:12', 'John 3:16', 'Hezekiah 3:4', '', 'Luke 17:36']),
      scripture.passage,
    );
    expect(verses.map(({ ref }) => ref)).toEqual(['John 3:16']);
  });

  it('ignores a verse’s text that a draft contains', async () => {
    const bent = {
      ...draft(['John 3:16']),
      verses: [{ ref: 'John 3:16', text: 'For God so loved the globe', translation: 'ESV' }],
    };
    const locked = await resolveVerses(bent, scripture.passage);
    expect(JSON.stringify(locked)).not.toContain('globe');
    expect(locked.verses).toEqual([{ ref: 'John 3:16', text: esv.get('John 3:16'), translation: 'ESV' }]);
  });

  it('sends a longer passage verse by verse too', async () => {
    const { verses } = await resolveVerses(draft(['John 1:1-5']), scripture.passage);
    const texts = web['John']?.[0]?.slice(0, 5) ?? [];
    expect(verses[0]?.text).toBe(texts.join(' '));
    expect(verses[0]?.lines).toEqual(texts.map((text, index) => ({ chapter: 1, verse: index + 1, text })));
  });

  it('sends nothing of the store’s but reference, text and translation', async () => {
    const find = async () => ({ ref: 'John 3:16', text: 't', translation: 'ESV' as const, secret: 'x' });
    expect(Object.keys((await resolveVerses(draft(['John 3:16']), find)).verses[0] ?? {})).toEqual([
      'ref',
      'text',
      'translation',
    ]);
  });
});
