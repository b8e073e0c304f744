import { describe, expect, it } from 'vitest';
import { cliches } from '../cliches.ts';
import { readContent } from './files.ts';

const { challenges, topics, offline, noMatch } = readContent();

/** All that a reader sees, by file, scripture and names left out. */
const texts: (readonly [place: string, text: string])[] = [
  ...challenges.flatMap((each) =>
    [
      each.reflection,
      each.prayer,
      each.nextStep,
      ...each.references.map(({ why }) => why),
      ...each.reminders.map(({ note }) => note),
      ...each.resources.map(({ description }) => description),
    ].map((text) => [`challenges/${each.id}`, text] as const),
  ),
  ...topics.flatMap((each) => [...each.notes, ...each.prayers].map((text) => [`topics/${each.id}`, text] as const)),
  ...[
    offline.result.note,
    offline.result.prayer,
    offline.passage.note,
    offline.passage.prayer,
    offline.additional.prayer,
    ...offline.additional.reminders.map(({ note }) => note),
    ...offline.additional.resources.map(({ description }) => description),
  ].map((text) => ['offline', text] as const),
  ...[
    ...Object.values(noMatch.question).filter((text) => text !== noMatch.question.credit),
    ...Object.values(noMatch.unclear),
    ...[noMatch['against-god'], noMatch['other-faith'], noMatch.greeting, noMatch['off-topic']].flatMap((each) =>
      each.prayer ? [each.text, each.prayer] : [each.text],
    ),
    ...noMatch.pages.map(({ text }) => text),
  ].map((text) => ['no-match', text] as const),
];

const sentences = (text: string): string[] => text.split(/(?<=[.!?:]["”’]?)\s+/);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const repeated = (entries: (readonly [place: string, text: string])[]): string[] => {
  const places = new Map<string, Set<string>>();
  for (const [place, text] of entries) places.set(text, (places.get(text) ?? new Set()).add(place));
  return [...places].filter(([, where]) => where.size > 1).map(([text, where]) => `${[...where].join(', ')}: ${text}`);
};

describe('the words', () => {
  it('never repeat a sentence between two files', () => {
    const all = texts.flatMap(([place, text]) => sentences(text).map((sentence) => [place, plain(sentence)] as const));
    expect(repeated(all.filter(([, sentence]) => sentence && sentence !== 'amen'))).toEqual([]);
  });

  it('hold no clichés', () => {
    const found = texts.flatMap(([place, text]) =>
      cliches.flatMap((cliche) =>
        [...text.matchAll(new RegExp(cliche, `${cliche.flags}g`))].map(([hit]) => `${place}: ${hit}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('begin and end differently in every note', () => {
    const start = (text: string, count: number) => plain(text).split(' ').slice(0, count).join(' ');
    const end = (text: string, count: number) => plain(text).split(' ').slice(-count).join(' ');
    const notes = challenges.map(({ id, reflection }) => [id, reflection] as const);
    const prayers = challenges.map(({ id, prayer }) => [id, prayer.replace(/\s*Amen\.$/, '')] as const);
    expect(repeated(notes.map(([id, text]) => [id, start(text, 3)]))).toEqual([]);
    expect(repeated(notes.map(([id, text]) => [id, end(text, 2)]))).toEqual([]);
    expect(repeated(prayers.map(([id, text]) => [id, start(text, 4)]))).toEqual([]);
    expect(repeated(prayers.map(([id, text]) => [id, end(text, 3)]))).toEqual([]);
  });

  it('end every prayer with Amen, once', () => {
    const prayers = [
      ...challenges.map(({ prayer }) => prayer),
      ...topics.flatMap(({ prayers }) => prayers),
      offline.result.prayer,
      offline.passage.prayer,
      offline.additional.prayer,
      ...(noMatch['against-god'].prayer ? [noMatch['against-god'].prayer] : []),
    ];
    expect(prayers.filter((prayer) => !/[^,] Amen\.$/.test(prayer) || prayer.match(/amen/gi)?.length !== 1)).toEqual(
      [],
    );
  });

  it('pray in the first person', () => {
    expect(challenges.filter(({ prayer }) => !/\b(I|me|my)\b/.test(prayer)).map(({ id }) => id)).toEqual([]);
  });

  it('do without dashes and exclamation marks as ornaments', () => {
    const dashes = (text: string) => (text.match(/—|–| - |--/g) ?? []).length;
    expect(texts.filter(([, text]) => dashes(text) > 0)).toEqual([]);
    expect(texts.filter(([, text]) => (text.match(/!/g) ?? []).length > 1).map(([place]) => place)).toEqual([]);
  });

  it('are set with straight, paired quotation marks and single spaces', () => {
    const untidy = texts.filter(
      ([, text]) => /[“”‘’]|[^\S\n]{2}|\s[.,;:?!]|\.\.(?!\.)/.test(text) || (text.match(/"/g) ?? []).length % 2,
    );
    expect(untidy).toEqual([]);
  });
});
