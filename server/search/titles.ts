import type { Library } from '../../core/contract/library.ts';
import type { Matcher } from '../../core/matching/types.ts';
import { sqlByShape, value } from '../db/build.ts';
import { query, type Db, type Queries, type RowOf } from '../db/db.ts';

/** Looked up in one go: matching takes a part of a millisecond each, and others wait meanwhile. */
const AT_ONCE = 20;

type Unread = RowOf<'searches', 'id' | 'normalized_query'>;

/**
 * Gives the challenge that words lead to, '' for none. A typed reference has none, since a list of verses could be made to
 * say something, and neither have words of danger.
 */
export const createTitleOf = (library: Library, matcher: Matcher): ((words: string) => string) => {
  const topics = new Map(library.topics.map(({ id, challenge }) => [id, challenge]));
  return (words) => {
    const match = matcher.match(words);
    if (match.kind === 'challenge') return match.id;
    return match.kind === 'topic' ? (topics.get(match.id) ?? '') : '';
  };
};

/** Makes the job that looks up what searches led to, once they are answered: nobody waits for it. */
export const createTitleReader = (db: Db, titleOf: (words: string) => string) => {
  /** Looks up what has not been looked up yet. */
  return async (isStopping: () => boolean): Promise<void> => {
    while (!isStopping()) {
      const rows = await db.read(() => unread(AT_ONCE));
      const ids = new Map<string, string[]>();
      for (const { id, normalized_query: words } of rows) {
        const led = titleOf(words);
        ids.set(led, [...(ids.get(led) ?? []), id]);
      }
      if (ids.size > 0)
        await db.write(function* () {
          for (const [led, searches] of ids) yield* setLedTo(searches, led);
        });
      if (rows.length < AT_ONCE) return;
    }
  };
};

const unread = (limit: number): Queries<Unread[]> =>
  query<Unread>('SELECT id, normalized_query FROM searches WHERE led_to IS NULL LIMIT ?', limit);

export const setLedToSql = sqlByShape<number>([1, AT_ONCE], (knex, searches) =>
  knex('searches').update('led_to', value).whereNull('led_to').whereIn('id', Array(searches).fill(value)),
);

function* setLedTo(ids: readonly string[], challenge: string): Queries<void> {
  // One that was cleared meanwhile stays out.
  yield* query(setLedToSql(ids.length), challenge, ...ids);
}
