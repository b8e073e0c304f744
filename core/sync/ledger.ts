import type { NewPrayer, Prayer, PrayerEdit, Saved } from '../contract/journal.ts';
import type { Seen } from './types.ts';

/**
 * The rules by which changes from several devices become one journal. The server applies them in the order in which
 * changes reach it; devices use the same rules to show what they have not sent yet. No text that a person wrote is ever
 * replaced by someone who had not seen it.
 */

export type Outcome = Saved['outcome'];

/** What a change did to a prayer, as bits, so that later changes know what their writer had not seen. */
export const touched = { words: 1, answer: 2, text: 4, deleted: 8 } as const;
const anyText = touched.words | touched.answer | touched.text;

/** One settled change of a prayer, as the server remembers it. */
export interface SettledChange {
  id: string;
  after: string | null;
  revision: number;
  touched: number;
}

/** What others did to a prayer since its writer last saw it. */
export interface Unseen {
  words: boolean;
  answer: boolean;
  text: boolean;
  /** The writer's own earlier changes that led up to this one. */
  chain: ReadonlySet<string>;
}

export const nothingUnseen: Unseen = { words: false, answer: false, text: false, chain: new Set() };

/** A writer has seen everything up to `seen.revision`, and their own changes after it, which point at each other. */
export const unseenBy = (
  seen: Seen,
  prayerId: string,
  createdRevision: number,
  settled: readonly SettledChange[],
): Unseen => {
  const byId = new Map(settled.map((change) => [change.id, change]));
  const chain = new Set<string>();
  for (let id = seen.after; id && !chain.has(id); id = byId.get(id)?.after ?? null) chain.add(id);
  let bits = createdRevision > seen.revision && !chain.has(prayerId) ? touched.words : 0;
  for (const change of settled) if (change.revision > seen.revision && !chain.has(change.id)) bits |= change.touched;
  return {
    words: (bits & touched.words) > 0,
    answer: (bits & touched.answer) > 0,
    text: (bits & anyText) > 0,
    chain,
  };
};

export interface Settled {
  prayer: Prayer;
  outcome: Outcome;
  touched: number;
}

/** When a change is settled, by the server's count and clock. */
export interface Settling {
  changeId: string;
  revision: number;
  /** ISO date-time. */
  at: string;
}

export const newPrayer = (id: string, userId: string, body: NewPrayer, { revision, at }: Settling): Prayer => ({
  ...body,
  id,
  userId,
  // A story is of an answer, whether or not its day was given.
  answeredAt: body.answeredAt ?? (body.answerStory ? body.createdAt : null),
  updates: oncePerId(body.updates),
  updatedAt: at,
  conflicts: [],
  revision,
  deletedAt: null,
});

export const settleEdit = (before: Prayer, edit: PrayerEdit, unseen: Unseen, settling: Settling): Settled => {
  const prayer: Prayer = { ...before, revision: settling.revision, updatedAt: settling.at };
  let bits = 0;
  let keptBoth = false;

  if (edit.category !== undefined) prayer.category = edit.category;
  if (edit.tags !== undefined) prayer.tags = edit.tags;
  if (edit.removeUpdates) prayer.updates = prayer.updates.filter(({ id }) => !edit.removeUpdates?.includes(id));
  if (edit.addUpdates?.length) {
    prayer.updates = oncePerId([...prayer.updates, ...edit.addUpdates]);
    bits |= touched.text;
  }
  if (edit.dropConflicts) prayer.conflicts = prayer.conflicts.filter(({ id }) => !edit.dropConflicts?.includes(id));

  if (edit.title !== undefined || edit.content !== undefined) {
    const words = { title: edit.title ?? before.title, content: edit.content ?? before.content };
    // What this device said before, as a copy, is what the person has now written anew.
    const others = prayer.conflicts.filter(({ id }) => !unseen.chain.has(id));
    if (!unseen.words || sameWords(words, before)) {
      Object.assign(prayer, words);
      bits |= touched.words;
      prayer.conflicts = others;
    } else {
      prayer.conflicts = [...others, { id: settling.changeId, ...words, createdAt: settling.at }];
      bits |= touched.text;
      keptBoth = true;
    }
  }

  if (edit.answeredAt !== undefined || edit.answerStory !== undefined) {
    const story = edit.answerStory === undefined ? before.answerStory : edit.answerStory;
    const day = edit.answeredAt === undefined ? before.answeredAt : edit.answeredAt;
    const answeredAt = day ?? (edit.answerStory ? settling.at : null);
    if (!unseen.answer || story === before.answerStory) {
      prayer.answeredAt = answeredAt;
      prayer.answerStory = answeredAt === null ? null : story;
      bits |= touched.answer;
    } else if (edit.answerStory) {
      // Two stories of one answer: the later one goes under the prayer, where nothing replaces it.
      const update = { id: settling.changeId, text: edit.answerStory, createdAt: answeredAt ?? settling.at };
      prayer.updates = oncePerId([...prayer.updates, update]);
      bits |= touched.text;
      keptBoth = true;
    }
  }

  // Someone who did not know of a delete wrote in the prayer: it comes back rather than taking their text along.
  if (before.deletedAt !== null && (bits !== 0 || edit.restore)) prayer.deletedAt = null;
  return { prayer, outcome: keptBoth ? 'kept_both' : 'applied', touched: bits };
};

export const settleDelete = (before: Prayer, unseen: Unseen, { revision, at }: Settling): Settled => {
  if (before.deletedAt !== null) return { prayer: before, outcome: 'applied', touched: 0 };
  if (unseen.text) return { prayer: before, outcome: 'overruled', touched: 0 };
  return {
    prayer: { ...before, revision, updatedAt: at, deletedAt: at },
    outcome: 'applied',
    touched: touched.deleted,
  };
};

const sameWords = (one: { title: string; content: string }, other: { title: string; content: string }) =>
  one.title === other.title && one.content === other.content;

/** The first of each id stays: adding again changes nothing. */
const oncePerId = <T extends { id: string }>(list: readonly T[]): T[] =>
  [...new Map(list.toReversed().map((each) => [each.id, each])).values()].toReversed();
