import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { books, packName } from '../../core/scripture/books.ts';
import { parseReference } from '../../core/scripture/reference.ts';
import { noMatchKinds } from '../../core/matching/noMatch.ts';
import { readContent } from './files.ts';
import { readClassifiers } from './classifiers.ts';
import { createQuotations } from '../../core/matching/quotations.ts';
import { readFamousVerses } from './famousVerses.ts';
import { buildLibrary } from './library.ts';

/** Verses that are thrown at people: never quoted by themselves below a question. */
// oxfmt-ignore
const wounding = [
  // On sexuality and gender.
  'Genesis 19:1-11', 'Leviticus 18:22', 'Leviticus 20:13', 'Deuteronomy 22:5', 'Romans 1:24-32', '1 Corinthians 6:9-10',
  '1 Timothy 1:9-10', 'Jude 1:7', 'Deuteronomy 23:1-2',
  // On the rod, and on children who are put to death.
  'Proverbs 13:24', 'Proverbs 22:15', 'Proverbs 23:13-14', 'Proverbs 29:15', 'Hebrews 12:5-8', 'Deuteronomy 21:18-21',
  'Exodus 21:15', 'Exodus 21:17', 'Leviticus 20:9', 'Psalm 137:8-9', '2 Kings 2:23-24',
  // On wives alone, and on those who were hurt.
  'Ephesians 5:22-24', 'Colossians 3:18', '1 Peter 3:1-2', '1 Peter 3:5-6', 'Titus 2:5', '1 Corinthians 14:34-35',
  '1 Timothy 2:13-15', 'Deuteronomy 22:20-29', 'Judges 19:22-30', 'Malachi 2:16', 'Matthew 5:27-32', 'Matthew 5:38-39',
  'Matthew 19:9', 'Luke 16:18', 'Mark 10:11-12',
  // On slaves who obey.
  'Ephesians 6:5-8', 'Colossians 3:22', '1 Peter 2:18-20', 'Titus 2:9', 'Leviticus 25:44-46', 'Exodus 21:20-21', 'Genesis 9:25',
  // Deaths by one's own hand.
  'Judges 16:30', '1 Samuel 31:4-5', '2 Samuel 17:23', '1 Kings 16:18', 'Matthew 27:5', 'Acts 1:18',
  // Curses, and sentences that leave no way back.
  'Deuteronomy 28:15-68', 'Psalm 109:6-20', 'Revelation 21:8', 'Revelation 22:15', 'Hebrews 6:4-6', 'Hebrews 10:26-31',
  'Matthew 12:31-32', 'Mark 3:29', '1 John 5:16', 'Exodus 20:5', 'Exodus 34:7', 'Exodus 22:18', 'John 8:44', '1 Timothy 5:8',
  '2 Thessalonians 3:10', '1 Corinthians 11:27-30',
];

const placesIn = (written: string): string[] =>
  (parseReference(written)?.ranges ?? []).flatMap(({ chapter, verse, endVerse }) =>
    Array.from({ length: endVerse - verse + 1 }, (_, i) => `${parseReference(written)?.book} ${chapter}:${verse + i}`),
  );
const web = JSON.parse(readFileSync(join(import.meta.dirname, '../scripture/web.json'), 'utf8')) as Record<
  string,
  string[][]
>;
const isInBible = (place: string): boolean => {
  const [, book = '', chapter = '', verse = ''] = /^(.+) (\d+):(\d+)$/.exec(place) ?? [];
  return (web[packName(book)]?.[Number(chapter) - 1]?.[Number(verse) - 1] ?? '') !== '';
};
const woundingPlaces = new Set(wounding.flatMap(placesIn));

// readContent checks every file against core/contract/content.ts (counts, lengths, kinds) and throws on the first fault.
const content = readContent();
const library = buildLibrary(content, readClassifiers(content.challenges));
const { challenges, topics } = content;

/** The agreed list of challenges: id, title, category. */
const agreed = readFileSync(join(import.meta.dirname, '../challenges.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => line.split('\t'));

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Entries that stand in more than one place, each with the places. */
const shared = (entries: (readonly [place: string, text: string])[]): string[] => {
  const places = new Map<string, Set<string>>();
  for (const [place, text] of entries) places.set(text, (places.get(text) ?? new Set()).add(place));
  return [...places].filter(([, where]) => where.size > 1).map(([text, where]) => `${[...where].join(', ')}: ${text}`);
};

describe('the library', () => {
  it('has the agreed challenges, each with its title and category', () => {
    const byId = (a: string[], b: string[]) => (a[0] ?? '').localeCompare(b[0] ?? '');
    expect(challenges.map(({ id, title, category }) => [id, title, category]).sort(byId)).toEqual(
      [...agreed].sort(byId),
    );
  });

  it('has the ten older topics, each under a challenge', () => {
    expect(topics.map(({ id }) => id)).toEqual([
      'anger',
      'anxiety',
      'finances',
      'forgiveness',
      'grief',
      'lust',
      'marriage',
      'pride',
      'purpose',
      'temptation',
    ]);
  });

  it('names related challenges that exist, once each, and never itself', () => {
    const ids = new Set(challenges.map(({ id }) => id));
    for (const { id, related } of challenges) {
      expect(
        related.filter((other) => other === id || !ids.has(other)),
        id,
      ).toEqual([]);
      expect(new Set(related).size, id).toBe(related.length);
    }
  });

  it('gives the theme table about 30 references', () => {
    const count = Object.values(content.themes).flat().length;
    expect(count).toBeGreaterThanOrEqual(28);
    expect(count).toBeLessThanOrEqual(34);
  });

  it('suggests only what exists', () => {
    const titles = new Set(challenges.map(({ title }) => title));
    expect(content.offline.additional.related.filter((title) => !titles.has(title))).toEqual([]);
    expect(library.trending).toHaveLength(content.curated.trending.length);
  });
});

describe('questions', () => {
  const { questions, noMatch } = content;
  const verses = questions.flatMap(({ id, references }) => references.map((ref) => [id, ref] as const));

  it('stand once each, with 3 to 6 passages that the World English Bible has, in the order of the Bible', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(new Set(questions.map(({ title }) => title)).size).toBe(questions.length);
    expect(verses.filter(([, ref]) => !placesIn(ref).every(isInBible))).toEqual([]);
    for (const { id, references } of questions) {
      expect(new Set(references).size, id).toBe(references.length);
      expect(
        references.map((ref) => books.indexOf(parseReference(ref)?.book ?? '')),
        id,
      ).toEqual(references.map((ref) => books.indexOf(parseReference(ref)?.book ?? '')).sort((a, b) => a - b));
    }
  });

  it('share no words by which they are asked', () => {
    expect(shared(questions.flatMap(({ id, phrases }) => phrases.map((text) => [id, plain(text)] as const)))).toEqual(
      [],
    );
    expect(
      shared(noMatch.pages.flatMap(({ id, phrases }) => phrases.split('; ').map((text) => [id, plain(text)] as const))),
    ).toEqual([]);
  });

  it('quote no verse that wounds where it stands alone', () => {
    expect(verses.filter(([, ref]) => placesIn(ref).some((place) => woundingPlaces.has(place)))).toEqual([]);
  });

  it('are about nothing that belongs to notes and to people', () => {
    const tender =
      /\b(abort|suicid|kill|rape|abus|gay|lesbian|homosexual|trans(gender)?\b|lgbt|masturbat|porn|spank|beat(s|en|ing)?\b|^divorce$)/i;
    expect(questions.filter(({ title, phrases }) => [title, ...phrases].some((text) => tender.test(text)))).toEqual([]);
  });

  it('name pages by id once, and have words in 19 languages', () => {
    const names = [
      ...Object.keys(noMatch.languages),
      ...noMatch.pages.map(({ id }) => id),
      ...noMatchKinds,
      'passages',
    ];
    expect(new Set(names).size, 'each card has a name of its own').toBe(names.length);
    expect(Object.keys(noMatch.languages).sort()).toEqual(
      'ar de es fr hi ht id it ja ko nl pl pt ru sw tl uk vi zh'.split(' '),
    );
  });
});

describe('phrasings and tags', () => {
  const phrasings = challenges.flatMap(({ id, phrasings }) => phrasings.map((text) => [id, text] as const));

  it('are lines a person would type: 3 to 14 words, no capitals but God, Jesus and the like', () => {
    const wrong = phrasings.filter(([, text]) => {
      const count = text.split(/\s+/).length;
      return (
        count < 3 ||
        count > 14 ||
        /[.!]$/.test(text) ||
        /[A-Z]/.test(text.replace(/\b(God|Jesus|Lord|Christ|I)\b/g, ''))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('belong to one challenge each', () => {
    expect(shared(phrasings.map(([id, text]) => [id, plain(text)]))).toEqual([]);
    expect(shared(challenges.flatMap(({ id, tags }) => tags.map((tag) => [id, plain(tag)] as const)))).toEqual([]);
  });

  it('stand once in their own challenge', () => {
    for (const { id, phrasings } of challenges) expect(new Set(phrasings.map(plain)).size, id).toBe(phrasings.length);
  });

  it('agree with the synonyms of the topics', () => {
    const synonyms = topics.flatMap(({ challenge, synonyms }) =>
      synonyms.map((text) => [challenge, plain(text)] as const),
    );
    const tags = challenges.flatMap(({ id, tags }) => tags.map((tag) => [id, plain(tag)] as const));
    expect(shared([...synonyms, ...tags])).toEqual([]);
  });
});

describe('care', () => {
  /** Matters in which prayer alone is not enough. */
  // oxfmt-ignore
  const grave = [
    'abuse', 'addiction', 'after-abortion', 'alcohol', 'body-image', 'bullying', 'burnout', 'caregiving', 'child-loss',
    'chronic-pain', 'church-hurt', 'depression', 'divorce', 'gambling', 'grief-and-loss', 'guilt', 'health-problems',
    'infertility', 'infidelity',
    'insomnia', 'marriage-struggles', 'miscarriage', 'parenting', 'pornography', 'prodigal-child', 'screen-time',
    'self-worth', 'serious-mental-illness', 'sexuality', 'shame', 'spiritual-warfare', 'suicidal-thoughts', 'suicide-loss',
    'trauma', 'unplanned-pregnancy',
  ];
  const trained =
    /\b(doctor|midwife|therapist|psychiatrist|counselor|advocate|police|crisis line|treatment|hospital)\b/i;
  const find = (id: string) => challenges.find((each) => each.id === id);

  it.each(grave)('%s names professional help', (id) => {
    expect(find(id)?.resources.map(({ type }) => type)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(professional|helpline)$/)]),
    );
  });

  // oxfmt-ignore
  it.each([
    'abuse', 'addiction', 'after-abortion', 'alcohol', 'body-image', 'bullying', 'burnout', 'chronic-pain', 'church-hurt',
    'depression', 'gambling', 'infertility', 'miscarriage', 'pornography', 'self-worth', 'serious-mental-illness',
    'suicidal-thoughts', 'trauma', 'unplanned-pregnancy',
  ])('%s names it in the text as well as in the list', (id) => {
    expect(`${find(id)?.reflection} ${find(id)?.nextStep}`).toMatch(trained);
  });

  it.each(['suicidal-thoughts', 'abuse'])('%s begins with safety', (id) => {
    expect(find(id)?.reflection.split('\n')[0]).toMatch(/emergency number/);
  });

  it('keeps telephone numbers and links out of the notes', () => {
    const text = JSON.stringify(challenges) + JSON.stringify(topics);
    expect(text.match(/https?:|www\.|\d{3}[- ]\d{3,4}/g)).toBeNull();
  });

  it('has helplines that were reviewed on a real day, and not in the future', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const { country, reviewed, suicide, abuse } of content.helplines.countries) {
      expect(reviewed <= today, `${country} ${reviewed}`).toBe(true);
      expect(reviewed >= '2024-01-01', `${country} ${reviewed}`).toBe(true);
      for (const line of [...suicide, ...abuse])
        expect(Boolean(line.phone ?? line.text ?? line.url), `${country} ${line.name}`).toBe(true);
    }
    // oxfmt-ignore
    expect(content.helplines.countries.map(({ country }) => country)).toEqual([
      'US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'MX', 'ES', 'PT', 'BR', 'FR', 'DE', 'AT', 'CH', 'KR', 'CN', 'TW', 'HK', 'PH', 'RU',
    ]);
  });
});

describe('the famous verses', () => {
  it('are each found by each of their phrases', () => {
    const find = createQuotations(library.matching.verses);
    for (const { book, place, phrases } of readFamousVerses(content.famousVerses))
      for (const words of phrases) {
        expect(words.length, words.join(' ')).toBeLessThanOrEqual(12);
        expect(find(words), words.join(' ')).toBe(`${book} ${place}`);
      }
  });

  it.each([
    ['Psalm 151', 'no such psalm', 'there is no Psalm 151 in the Bible'],
    ['Ps 23', 'green pastures', 'Ps 23 should be written Psalm 23'],
    ['Psalm 23', '', 'Psalm 23 needs a tab'],
    ['Psalm 23', 'green pastures | ', 'Psalm 23 needs a tab'],
  ])('refuse %s with “%s”', (reference, phrases, message) => {
    expect(() => readFamousVerses([[reference, phrases]])).toThrow(message);
  });

  it('refuse a passage on two lines', () => {
    const line = ['Psalm 23', 'green pastures'];
    expect(() => readFamousVerses([line, line])).toThrow('two lines');
  });
});
