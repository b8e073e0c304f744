import type { NewPrayer, Prayer, PrayerEdit, PrayerPhoto, Saved } from '../contract/journal.ts';
import { hash } from '../text/hash.ts';
import type { Seen } from './types.ts';

/**
 * The rules by which changes from several devices become one journal. The server applies them in the order in which
 * changes reach it; devices use the same rules to show what they have not sent yet. Every text has the id of the change
 * that wrote it, and a change names the text it takes the place of: so no text that a person wrote is ever replaced by
 * someone who had not seen it. Where two wrote at once, both texts stay.
 */

export type ChangeOutcome = Saved['outcome'];

export interface ChangeResult {
  prayer: Prayer;
  outcome: ChangeOutcome;
}

/** When a change is applied, by the server's count and clock. */
export interface ChangeContext {
  changeId: string;
  revision: number;
  /** ISO date-time. */
  at: string;
}

/** What a writer had seen. A client that does not say of which texts has seen all that is not younger than `revision`. */
export type SeenBefore = Pick<Seen, 'revision'> & Partial<Seen>;

/** All texts of a prayer in one short word: two prayers with the same texts have the same. */
export const textsOf = ({ wordsId, answerId, updates, conflicts }: Prayer): string => {
  const ids = [...updates, ...conflicts].map(({ id }) => id).sort();
  const all = [wordsId, answerId ?? '', ...ids].join('/');
  return [1, 2].map((start) => hash(all, start).toString(16).padStart(8, '0')).join('');
};

/** What somebody has seen who has this prayer before them. */
export const seenIn = (prayer: Prayer): Seen => ({
  revision: prayer.revision,
  words: prayer.wordsId,
  answer: prayer.answerId,
  texts: textsOf(prayer),
});

export const newPrayer = (id: string, userId: string, body: NewPrayer, { revision, at }: ChangeContext): Prayer => {
  // A story is of an answer, whether or not its day was given.
  const answeredAt = body.answeredAt ?? (body.answerStory ? body.createdAt : null);
  return {
    ...body,
    id,
    userId,
    answeredAt,
    updates: oncePerId(body.updates),
    wordsId: id,
    answerId: answeredAt === null ? null : id,
    updatedAt: at,
    conflicts: [],
    photo: null,
    revision,
    deletedAt: null,
  };
};

export const applyEdit = (before: Prayer, edit: PrayerEdit, seen: SeenBefore, context: ChangeContext): ChangeResult => {
  const prayer: Prayer = { ...before, revision: context.revision, updatedAt: context.at };
  if (edit.category !== undefined) prayer.category = edit.category;
  if (edit.tags !== undefined) prayer.tags = edit.tags;
  if (edit.removeUpdates) prayer.updates = prayer.updates.filter(({ id }) => !edit.removeUpdates?.includes(id));
  if (edit.addUpdates) prayer.updates = oncePerId([...prayer.updates, ...edit.addUpdates]);
  if (edit.dropConflicts) prayer.conflicts = prayer.conflicts.filter(({ id }) => !edit.dropConflicts?.includes(id));
  const words = applyWords(prayer, before, edit, seen, context);
  const answer = applyAnswer(prayer, before, edit, seen, context);
  // Someone who did not know of a delete wrote in the prayer: it comes back rather than taking their text along.
  const wrote = words !== 'none' || answer !== 'none' || (edit.addUpdates?.length ?? 0) > 0 || edit.restore;
  if (before.deletedAt !== null && wrote) prayer.deletedAt = null;
  return { prayer, outcome: words === 'kept_beside' || answer === 'kept_beside' ? 'kept_both' : 'applied' };
};

/** What became of a text: there was none, it replaced what was there, or both are kept. */
type TextOutcome = 'none' | 'replaced' | 'kept_beside';

/** Changes a text of `prayer`, which becomes the prayer after the edit. */
type ApplyText = (
  prayer: Prayer,
  before: Prayer,
  edit: PrayerEdit,
  seen: SeenBefore,
  context: ChangeContext,
) => TextOutcome;

const isSeen = (id: string | null, said: string | null | undefined, before: Prayer, seen: SeenBefore): boolean =>
  said === undefined ? seen.revision >= before.revision : said === id;

const applyWords: ApplyText = (prayer, before, edit, seen, context) => {
  if (edit.title === undefined && edit.content === undefined) return 'none';
  const title = edit.title ?? before.title;
  const content = edit.content ?? before.content;
  // A text that was put aside as a copy, and is written on: the copy is what it takes the place of.
  prayer.conflicts = prayer.conflicts.filter(({ id }) => id !== seen.words);
  // A deleted prayer whose text was emptied has nothing that could be replaced.
  if (before.content === '' || isSeen(before.wordsId, seen.words, before, seen)) {
    Object.assign(prayer, { title, content, wordsId: context.changeId });
    // Two devices may have chosen the same text: it is there once.
    prayer.conflicts = prayer.conflicts.filter((copy) => !sameWords(copy, prayer));
    return 'replaced';
  }
  const copy = { id: context.changeId, title, content, createdAt: context.at };
  if (sameWords(copy, before)) return 'replaced';
  prayer.conflicts = [...prayer.conflicts.filter((other) => !sameWords(other, copy)), copy];
  return 'kept_beside';
};

const sameWords = (one: { title: string; content: string }, other: { title: string; content: string }) =>
  one.title === other.title && one.content === other.content;

const applyAnswer: ApplyText = (prayer, before, edit, seen, context) => {
  if (edit.answeredAt === undefined && edit.answerStory === undefined) return 'none';
  const story = edit.answerStory === undefined ? before.answerStory : edit.answerStory;
  const day = edit.answeredAt === undefined ? before.answeredAt : edit.answeredAt;
  const answeredAt = day ?? (edit.answerStory ? context.at : null);
  if (isSeen(before.answerId, seen.answer, before, seen)) {
    prayer.answeredAt = answeredAt;
    prayer.answerStory = answeredAt === null ? null : story;
    prayer.answerId = answeredAt === null ? null : context.changeId;
    return 'replaced';
  }
  // Two stories of one answer: the later one goes under the prayer, where nothing replaces it.
  prayer.updates = prayer.updates.filter(({ id }) => id !== seen.answer);
  if (!edit.answerStory || edit.answerStory === before.answerStory) return 'replaced';
  const update = { id: context.changeId, text: edit.answerStory, createdAt: answeredAt ?? context.at };
  prayer.updates = oncePerId([...prayer.updates, update]);
  return 'kept_beside';
};

export const applyDelete = (before: Prayer, seen: SeenBefore, { revision, at }: ChangeContext): ChangeResult => {
  if (before.deletedAt !== null) return { prayer: before, outcome: 'applied' };
  const sawAll = seen.texts === undefined ? seen.revision >= before.revision : seen.texts === textsOf(before);
  if (!sawAll) return { prayer: before, outcome: 'overruled' };
  return { prayer: { ...before, revision, updatedAt: at, deletedAt: at }, outcome: 'applied' };
};

/**
 * Puts a photo on a prayer; null takes `taken` off again. Of two that were put there at once the later stands. It touches no
 * text, and says nothing of what its writer had read.
 */
export const applyPhoto = (
  before: Prayer,
  photo: PrayerPhoto | null,
  taken: string | null,
  { revision, at }: ChangeContext,
): ChangeResult => {
  const stays = photo === null && before.photo?.id !== (taken ?? undefined);
  return { prayer: stays ? before : { ...before, photo, revision, updatedAt: at }, outcome: 'applied' };
};

/** The first of each id stays: adding again changes nothing. */
const oncePerId = <T extends { id: string }>(list: readonly T[]): T[] => {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
};
