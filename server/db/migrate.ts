import type { Db, Migration } from './db.ts';
import { searches } from './migrations/001-searches.ts';
import { accounts } from './migrations/002-accounts.ts';
import { mail } from './migrations/003-mail.ts';
import { notesAndFeedback } from './migrations/004-notes-feedback.ts';
import { prayers } from './migrations/005-prayers.ts';
import { generated } from './migrations/006-generated.ts';
import { kiosks } from './migrations/007-kiosks.ts';
import { assets } from './migrations/008-assets.ts';
import { erasures } from './migrations/009-erasures.ts';
import { journalSize } from './migrations/010-journal-size.ts';
import { journalBytes } from './migrations/020-journal-bytes.ts';
import { claimedAddresses } from './migrations/021-claimed-addresses.ts';
import { searchTitles } from './migrations/022-search-titles.ts';
import { desktopSignIn } from './migrations/024-desktop-sign-in.ts';
import { userSearch } from './migrations/025-user-search.ts';
import { moderation } from './migrations/026-moderation.ts';
import { circles } from './migrations/027-circles.ts';
import { posts } from './migrations/028-posts.ts';
import { postTombstones } from './migrations/029-post-tombstones.ts';
import { caseCopies } from './migrations/030-case-copies.ts';
import { settings } from './migrations/031-settings.ts';
import { trends } from './migrations/032-trends.ts';
import { grants } from './migrations/033-grants.ts';
import { care } from './migrations/034-care.ts';
import { dashboard } from './migrations/035-dashboard.ts';
import { billing } from './migrations/036-billing.ts';
import { prayerPhotos } from './migrations/037-prayer-photos.ts';
import { kioskScreens } from './migrations/038-kioskScreens.ts';

export const migrations: readonly Migration[] = [
  searches,
  accounts,
  mail,
  notesAndFeedback,
  prayers,
  generated,
  kiosks,
  assets,
  erasures,
  journalSize,
  journalBytes,
  claimedAddresses,
  searchTitles,
  desktopSignIn,
  userSearch,
  moderation,
  circles,
  posts,
  postTombstones,
  caseCopies,
  settings,
  trends,
  grants,
  care,
  dashboard,
  billing,
  prayerPhotos,
  kioskScreens,
];

/** A number of our own under which several starting servers queue up in PostgreSQL. */
const advisoryLock = 5_150_516;

/** The database was written by a later version of Lampstand; running on would damage it. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew';
}

/**
 * Brings the schema up to date in one transaction: all pending migrations or none, however the process ends. Safe when
 * several processes start together. Throws SchemaTooNew without writing.
 */
export const migrate = (db: Pick<Db, 'engine' | 'knex'>, list = migrations): Promise<void> =>
  db.knex.transaction(async (trx) => {
    if (db.engine === 'postgres') {
      // A migration of a large table may take as long as it needs.
      await trx.raw('SET LOCAL statement_timeout = 0');
      await trx.raw('SELECT pg_advisory_xact_lock(?)', [advisoryLock]);
    }
    if (!(await trx.schema.hasTable('schema_versions')))
      await trx.schema.createTable('schema_versions', (table) => {
        table.integer('version').primary();
        table.bigInteger('applied_at').notNullable();
      });
    const [row] = await trx('schema_versions').max({ version: 'version' });
    const current = Number(row?.['version'] ?? 0);
    if (current > list.length)
      throw new SchemaTooNew(
        `The database has schema version ${current}, this Lampstand knows ${list.length}. Start the newer version again.`,
      );
    for (const [index, migration] of list.entries()) {
      if (index < current) continue;
      await migration(trx);
      await trx('schema_versions').insert({ version: index + 1, applied_at: Date.now() });
    }
  });
