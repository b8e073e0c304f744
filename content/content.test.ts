import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from './files.ts';
import { readClassifiers } from './classifier.ts';
import { createQuotations } from '../core/matching/quotations.ts';
import { readFamousVerses } from './famousVerses.ts';
import { buildLibrary } from './library.ts';

// readContent checks every file against core/contract/content.ts (counts, lengths, kinds) and throws on the first fault.
const content = readContent();
const library = buildLibrary(content, readClassifiers(content.challenges));
const { challenges, topics } = content;

/** The agreed list of challenges: id, title, category. */
const agreed = readFileSync(join(import.meta.dirname, 'challenges.tsv'), 'utf8')
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
  // prettier-ignore
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

  // prettier-ignore
  it.each([
    'abuse', 'addiction', 'after-abortion', 'alcohol', 'body-image', 'bullying', 'burnout', 'chronic-pain', 'church-hurt',
    'depression', 'gambling', 'infertility', 'miscarriage', 'pornography', 'self-worth', 'serious-mental-illness',
    'suicidal-thoughts', 'trauma', 'unplanned-pregnancy',
  ])('%s says it in the text as well as in the list', (id) => {
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
    // prettier-ignore
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
    ['Psalm 151', 'no such psalm', 'there is no passage "Psalm 151"'],
    ['Ps 23', 'green pastures', 'write "Ps 23" as "Psalm 23"'],
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
