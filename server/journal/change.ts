import { createHash, randomUUID } from 'node:crypto';
import type { Prayer, Saved } from '../../core/contract/journal.ts';
import type { ChangeContext, ChangeResult } from '../../core/journal/conflictRules.ts';
import { journalId } from '../../core/journal/types.ts';
import { journalLimits } from '../../core/rules/prayerText.ts';
import { retention } from '../../core/rules/retention.ts';
import type { Queries } from '../db/db.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { consumeWrite, limits, tooManyBytes } from './limits.ts';
import {
  correctHeld,
  emptyDeleted,
  findChange,
  findPrayer,
  insertChange,
  nextRevision,
  updatePrayer,
} from './store.ts';
import { prayerOf, prayerView, sizeOf } from './view.ts';

/** A change of a prayer that is there. */
export interface Request {
  changeId: string | undefined;
  /** Tells a repeated change from another that took its id. */
  texts: readonly unknown[];
  settle: (before: Prayer, settling: ChangeContext) => ChangeResult;
}

export const newId = (moment: number): string => journalId(moment, randomUUID());

/** Settles a change once, and answers the same when it comes again. */
export function* change(userId: string, id: string, request: Request, moment: number): Queries<Saved> {
  const { changeId = newId(moment), texts, settle } = request;
  const hash = digest([id, ...texts]);
  yield* consumeWrite(userId, moment);
  const { revision, bytes } = yield* nextRevision(userId, moment);
  const row = yield* findPrayer(userId, id);
  if (!row) throw notFound('We could not find that prayer.');
  const before = prayerOf(row);
  const known = yield* findChange(userId, changeId);
  if (known) {
    if (known.hash !== hash) throw idTaken();
    return { id, changeId, revision: known.revision, outcome: known.outcome, prayer: prayerView(before) };
  }
  const { prayer, outcome } = settle(before, { changeId, revision, at: new Date(moment).toISOString() });
  if (prayer.deletedAt === null && prayer.content === '') throw notFound('That prayer was deleted on another device.');
  if (prayer.updates.length > journalLimits.updates)
    throw new HttpError('bad_request', `A prayer can have at most ${journalLimits.updates} updates.`);
  if (prayer.conflicts.length > journalLimits.conflicts)
    throw new HttpError(
      'bad_request',
      `This prayer has ${journalLimits.conflicts} other versions already. Please choose one of them first.`,
    );
  // What comes back is never refused, even where there is no room for more: it was there.
  const held = Number(prayer.deletedAt === null) - Number(before.deletedAt === null);
  const more = prayer === before ? 0 : sizeOf(prayer) - row.bytes;
  yield* correctHeld(userId, { held, bytes: more });
  if (prayer !== before)
    yield* updatePrayer(prayer, prayer.deletedAt === null ? null : moment + retention.deletedPrayer);
  // What makes a journal smaller is never refused, however full it is.
  if (more > 0) yield* makeRoom(userId, bytes + more, id);
  yield* insertChange(userId, changeId, { prayerId: id, revision, outcome, hash });
  return { id, changeId, revision, outcome, prayer: prayerView(prayer) };
}

/** What tells a photo's change from another under its id. */
export const photoTexts = {
  put: (photoId: string): readonly unknown[] => ['photo', photoId],
  take: (photoId: string): readonly unknown[] => ['no photo', photoId],
};

/** The answer to a change that was made before; null for a new one. Throws where its prayer is not there, or its id is taken. */
export function* replayOf(
  userId: string,
  id: string,
  changeId: string,
  texts: readonly unknown[],
): Queries<Saved | null> {
  const row = yield* findPrayer(userId, id);
  if (!row) throw notFound('We could not find that prayer.');
  const known = yield* findChange(userId, changeId);
  if (!known) return null;
  if (known.hash !== digest([id, ...texts])) throw idTaken();
  const { revision, outcome } = known;
  return { id, changeId, revision, outcome, prayer: prayerView(prayerOf(row)) };
}

/** Sees to it that a journal fits into its quota: the texts of deleted prayers go first. Throws `full`. */
export function* makeRoom(userId: string, bytes: number, except?: string): Queries<void> {
  if (bytes <= limits.bytes) return;
  const freed = yield* emptyDeleted(userId, Number.MAX_SAFE_INTEGER, except);
  if (bytes - freed.bytes > limits.bytes) throw tooManyBytes();
}

/** The same answer whether the id is the person's own or somebody else's. */
export const idTaken = () => new HttpError('conflict', 'This could not be saved under that id. Please try again.');

export const digest = (texts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
