import type { Library } from '../../core/contract/library.ts';
import { query, type Db, type RowOf } from '../db/db.ts';
import { insertedColumns } from '../journal/view.ts';
import { addCommunity } from './community/add.ts';
import { watchDays } from './counts.ts';
import { createFeedback, feedbackColumns } from './feedback.ts';
import { insertAll, prepareForBulk } from './insert.ts';
import { createNotes, noteColumns } from './notes.ts';
import type { SeedOptions, Sizes } from './options.ts';
import { createPeople, DEMO_DOMAIN, demoAddresses, userColumns, userRows, type Plan } from './people.ts';
import { createJournal, journalColumns, journalsOf } from './prayers.ts';
import { createSearches, searchColumns } from './searches.ts';

/** Real people have registered here; demo data among them would be a nuisance, and a demo admin a danger. */
export class RealUsersHere extends Error {
  override name = 'RealUsersHere';
  constructor(count: number) {
    super(
      `This database has ${count} real ${count === 1 ? 'user' : 'users'}, so nothing was added. Add --yes if you want demo people among them.`,
    );
  }
}

interface Dependencies {
  db: Db;
  library: Library;
  /** Milliseconds since the epoch. Everything lies before the UTC day of this moment. */
  now: number;
  hash: (password: string) => Promise<string>;
  /** A fresh password that nobody can foresee: the demo accounts can be signed in to by whoever reads it. */
  newPassword: () => string;
}

export interface Seeded {
  added: Sizes;
  /** The demo accounts that were made now, with their passwords. They are kept nowhere. */
  accounts: { email: string; password: string }[];
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Fills a database for trying the product and for benchmarks. The same options on the same day give the same rows; what is
 * there already stays as it is. Throws RealUsersHere.
 */
export const seedDatabase = async (
  { db, library, now, hash, newPassword }: Dependencies,
  options: SeedOptions,
): Promise<Seeded> => {
  if (!options.yes) await refuseRealUsers(db);
  await prepareForBulk(db);
  const countAdded = await watchDays(db);
  const { seed, days } = options;
  const until = Math.floor(now / DAY) * DAY;
  const planned = createPeople(seed, options.users, until);
  const before = await demoUsers(db);

  const accounts: Seeded['accounts'] = [];
  const hashes = new Map<string, string>();
  for (const email of demoAddresses(planned).filter((address) => !before.has(address))) {
    const password = newPassword();
    accounts.push({ email, password });
    hashes.set(email, await hash(password));
  }
  const users = await insertAll(db, 'users', userColumns, userRows(planned, hashes));
  // An address that another seed had taken keeps its account, and what this one does belongs to it.
  const people = planned.map((person) => ({ ...person, id: before.get(person.email) ?? person.id }));

  const plan = { seed, library, people, days, until };
  const searches = createSearches({ ...plan, count: options.searches });
  const feedback = createFeedback({ ...plan, count: options.feedback });
  const notes = createNotes({ ...plan, count: options.notes });
  const added = await insertAll(db, 'searches', searchColumns, searches);
  await countAdded();
  return {
    added: {
      users,
      searches: added,
      feedback: await insertAll(db, 'feedback', feedbackColumns, feedback),
      notes: await insertAll(db, 'sticky_notes', noteColumns, notes),
      prayers: await addJournals(db, { ...plan, count: options.prayers }),
      ...(await addCommunity(db, plan, options)),
    },
    accounts,
  };
};

/** Only for people without a journal: one that is in use counts its own revisions. */
const addJournals = async (db: Db, plan: Plan): Promise<number> => {
  const rows = await db.read(() => query<RowOf<'journals', 'user_id'>>('SELECT user_id FROM journals'));
  const inUse = new Set(rows.map(({ user_id: id }) => id));
  const journals = [...journalsOf(plan)].filter(([{ id }]) => !inUse.has(id));
  await insertAll(
    db,
    'journals',
    journalColumns,
    journals.map(([{ id }, count]) => [id, count, count]),
  );
  const prayers = function* () {
    for (const [owner, count] of journals) yield* createJournal(plan.seed, owner, count, plan.until);
  };
  const added = await insertAll(db, 'prayers', insertedColumns, prayers());
  await db.write(() =>
    query(
      `UPDATE journals SET bytes = (SELECT sum(bytes) FROM prayers WHERE prayers.user_id = journals.user_id)
       WHERE bytes = 0 AND held > 0`,
    ),
  );
  return added;
};

const refuseRealUsers = async (db: Db): Promise<void> => {
  const [row] = await db.read(() =>
    query<{ count: number }>(
      'SELECT count(*) AS count FROM users WHERE email_key IS NULL OR email_key NOT LIKE ?',
      `%@${DEMO_DOMAIN}`,
    ),
  );
  if (row && row.count > 0) throw new RealUsersHere(row.count);
};

/** The ids of the demo people who are there already, by address. */
const demoUsers = async (db: Db): Promise<Map<string, string>> => {
  const rows = await db.read(() =>
    query<RowOf<'users', 'id' | 'email_key', { email_key: string }>>(
      'SELECT id, email_key FROM users WHERE email_key LIKE ?',
      `%@${DEMO_DOMAIN}`,
    ),
  );
  return new Map(rows.map(({ id, email_key: email }) => [email, id]));
};
