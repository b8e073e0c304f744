import type { Faker } from '@faker-js/faker';
import type { Library } from '../../core/contract/library.ts';
import { findDanger } from '../../core/crisis/rules.ts';
import { createMatcher } from '../../core/matching/matcher.ts';
import { normalizeQuery } from '../../core/rules/text.ts';
import { createTitleOf } from '../search/titles.ts';
import { createFaker } from './faker.ts';
import { openings } from './texts.ts';

export interface DemoQuery {
  query: string;
  normalizedQuery: string;
  isLifeNote: boolean;
  /** The challenge it leads to, '' for none. */
  ledTo: string;
}

/** How often people search in their own words instead of the usual ones. */
const OWN_WORDS = 0.35;

/**
 * Draws searches as people make them: a few words are searched by very many (1/rank, as in all languages), and a third
 * are put in one's own words. Words of danger are never among them (docs/decisions.md 17).
 */
export const createQueries = (seed: string, library: Library): ((faker: Faker) => DemoQuery) => {
  const titles = library.notes.map(({ challenge }) => challenge).filter((title) => !findDanger(title));
  const favourites = [...library.trending.map(({ title }) => title), ...library.weekly].filter(
    (title) => !findDanger(title),
  );
  const others = [
    ...library.notes.flatMap(({ tags }) => tags),
    ...library.topics.flatMap(({ synonyms }) => synonyms),
  ].filter((words) => !findDanger(words));
  const order = createFaker(`${seed}/queries`);
  const usual = [...new Set([...favourites, ...order.helpers.shuffle(titles), ...order.helpers.shuffle(others)])];
  const lifeNotes = new Set(titles.map(normalizeQuery));

  const leadsTo = createTitleOf(library, createMatcher(library.matching, library));
  const made = new Map<string, DemoQuery | null>();
  const make = (query: string): DemoQuery | null => {
    let known = made.get(query);
    if (known === undefined) {
      const normalizedQuery = normalizeQuery(query);
      const isLifeNote = lifeNotes.has(normalizedQuery);
      known = findDanger(query) ? null : { query, normalizedQuery, isLifeNote, ledTo: leadsTo(normalizedQuery) };
      made.set(query, known);
    }
    return known;
  };

  return (faker) => {
    const own = faker.datatype.boolean(OWN_WORDS);
    const words = usual[rankOf(faker, usual.length)] ?? '';
    const lower = faker.datatype.boolean(0.7) ? words.toLowerCase() : words;
    const opening = faker.helpers.arrayElement(openings);
    const text = own ? opening.replace('{x}', faker.helpers.arrayElement(titles).toLowerCase()) : lower;
    return make(text) ?? { query: 'hope', normalizedQuery: 'hope', isLifeNote: false, ledTo: leadsTo('hope') };
  };
};

/** A rank below `count`, each about as likely as 1/(rank + 3): rank 0 comes most often. */
const rankOf = (faker: Faker, count: number): number => Math.floor(3 * ((count + 3) / 3) ** faker.number.float() - 3);
