import type { Prayer, PrayerPhoto } from '../../core/contract/journal.ts';
import { normalizeQuery } from '../../core/rules/text.ts';
import { isoOrNull } from '../../core/rules/time.ts';
import type { NamesIn, RowOf } from '../db/db.ts';

const contentColumns =
  'title, content, category, tags, created_at, updated_at, answered_at, answer_story, updates, conflicts, revision, deleted_at, words_id, answer_id, photo, bytes';

/** What may change in a row, as `columnsOf` gives it. */
export const changingColumns = `${contentColumns}, search_text` as const;

export const prayerColumns = `id, user_id, created_revision, created_hash, ${contentColumns}` as const;

/** A whole row, as `newRowOf` gives it. */
export const insertedColumns = `${prayerColumns}, search_text` as const;

export type PrayerRow = RowOf<'prayers', NamesIn<typeof prayerColumns>>;

/** What a prayer without any text takes of its journal's room, in bytes: its ids and dates. */
export const EMPTY = 256;

/** What a prayer takes of its journal's room, in bytes: its texts as they are sent, and its ids and dates. */
export const sizeOf = ({ title, content, category, tags, answerStory, updates, conflicts }: Prayer): number =>
  EMPTY + Buffer.byteLength(JSON.stringify([title, content, category, tags, answerStory, updates, conflicts]));

const iso = (moment: number) => new Date(moment).toISOString();
const msOrNull = (moment: string | null) => (moment === null ? null : Date.parse(moment));

/** The prayer that a row holds, a deleted one with its text. */
export const prayerOf = (row: PrayerRow): Prayer => ({
  id: row.id,
  userId: row.user_id,
  title: row.title,
  content: row.content,
  category: row.category,
  tags: JSON.parse(row.tags) as Prayer['tags'],
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
  answeredAt: isoOrNull(row.answered_at),
  answerStory: row.answer_story,
  updates: JSON.parse(row.updates) as Prayer['updates'],
  conflicts: JSON.parse(row.conflicts) as Prayer['conflicts'],
  wordsId: row.words_id,
  answerId: row.answer_id,
  photo: row.photo === null ? null : (JSON.parse(row.photo) as PrayerPhoto),
  revision: row.revision,
  deletedAt: isoOrNull(row.deleted_at),
});

export const columnsOf = (prayer: Prayer): RowOf<'prayers', NamesIn<typeof changingColumns>> => ({
  title: prayer.title,
  content: prayer.content,
  category: prayer.category,
  tags: JSON.stringify(prayer.tags),
  created_at: Date.parse(prayer.createdAt),
  updated_at: Date.parse(prayer.updatedAt),
  answered_at: msOrNull(prayer.answeredAt),
  answer_story: prayer.answerStory,
  updates: JSON.stringify(prayer.updates),
  conflicts: JSON.stringify(prayer.conflicts),
  revision: prayer.revision,
  deleted_at: msOrNull(prayer.deletedAt),
  words_id: prayer.wordsId,
  answer_id: prayer.answerId,
  photo: prayer.photo ? JSON.stringify(prayer.photo) : null,
  bytes: sizeOf(prayer),
  search_text: searchText(prayer),
});

/** The row of a prayer that was just written; `hash` tells a replay of it from another prayer under its id. */
export const newRowOf = (prayer: Prayer, hash: string): RowOf<'prayers', NamesIn<typeof insertedColumns>> => ({
  ...columnsOf(prayer),
  id: prayer.id,
  user_id: prayer.userId,
  created_revision: prayer.revision,
  created_hash: hash,
});

const searchText = (prayer: Prayer): string =>
  normalizeQuery(
    [
      prayer.title,
      prayer.content,
      prayer.category,
      ...prayer.tags,
      prayer.answerStory ?? '',
      ...prayer.updates.map(({ text }) => text),
      ...prayer.conflicts.flatMap(({ title, content }) => [title, content]),
    ].join('\n'),
  );

/** What its owner is sent: of a deleted prayer nothing but that it is gone. */
export const prayerView = (prayer: Prayer): Prayer =>
  prayer.deletedAt === null
    ? prayer
    : {
        ...prayer,
        ...{ title: '', content: '', tags: [], answeredAt: null, answerStory: null, updates: [], conflicts: [] },
        photo: null,
      };
