import { createHash, randomUUID } from 'node:crypto';
import type { BodyOut, QueryOut } from '../../core/contract/endpoint.ts';
import type {
  addPrayer,
  deletePrayer,
  editPrayer,
  Prayer,
  PrayerChanges,
  prayerChanges,
  prayers,
  Saved,
} from '../../core/contract/journal.ts';
import { journalId } from '../../core/journal/types.ts';
import { journalLimits } from '../../core/rules/prayerText.ts';
import { normalizeQuery } from '../../core/rules/text.ts';
import {
  newPrayer,
  applyDelete,
  applyEdit,
  type ChangeResult,
  type ChangeContext,
} from '../../core/journal/conflictRules.ts';
import { FROM_THE_NEWEST, type Before } from '../../core/contract/paging.ts';
import { retention } from '../../core/rules/retention.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { behind, type PageLimit } from '../db/newestFirst.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { consumeWrite, limits, tooManyBytes, tooManyPrayers } from './limits.ts';
import { listPrayers, placeOf, prayersSince, readKnown } from './pages.ts';
import {
  correctHeld,
  emptyDeleted,
  findChange,
  findPrayer,
  insertChange,
  insertPrayer,
  nextRevision,
  removeJournal,
  updatePrayer,
} from './store.ts';
import { sweepJournals } from './sweep.ts';
import { prayerOf, prayerView, sizeOf, type PrayerRow } from './view.ts';

export type JournalService = ReturnType<typeof createJournalService>;

/** A change of a prayer that is there. */
interface Request {
  changeId: string | undefined;
  /** Tells a repeated change from another that took its id. */
  texts: readonly unknown[];
  settle: (before: Prayer, settling: ChangeContext) => ChangeResult;
}

const newId = (moment: number) => journalId(moment, randomUUID());

function* add(userId: string, id: string, body: BodyOut<typeof addPrayer>, moment: number): Queries<Saved> {
  const hash = createdHash(body);
  const at = new Date(moment).toISOString();
  yield* consumeWrite(userId, moment);
  const { title, content, category, tags, updates, createdAt = at, answeredAt = null, answerStory = null } = body;
  const written = { title, content, category, tags, createdAt, answeredAt, answerStory, updates };
  const unsettled = newPrayer(id, userId, written, { changeId: id, revision: 0, at });
  const size = sizeOf(unsettled);
  const { revision, held, bytes } = yield* nextRevision(userId, moment, { held: 1, bytes: size });
  const prayer = { ...unsettled, revision };
  if (yield* insertPrayer(prayer, hash)) {
    if (held > journalLimits.prayers) throw tooManyPrayers();
    yield* makeRoom(userId, bytes);
    return { id, changeId: id, revision, outcome: 'applied', prayer };
  }
  yield* correctHeld(userId, { held: -1, bytes: -size });
  const row = yield* findPrayer(userId, id);
  if (row?.created_hash !== hash) throw idTaken();
  return { id, changeId: id, revision: row.created_revision, outcome: 'applied', prayer: prayerView(prayerOf(row)) };
}

function* change(userId: string, id: string, request: Request, moment: number): Queries<Saved> {
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

export const createJournalService = ({ db, now }: { db: Db; now: () => number }) => ({
  add(userId: string, body: BodyOut<typeof addPrayer>): Promise<Saved> {
    const id = body.id ?? newId(now());
    return db.write(() => add(userId, id, body, now()));
  },
  async list(userId: string, { limit, cursor, q }: QueryOut<typeof prayers>): Promise<Prayer[]> {
    const rows = await db.read(() => listAfter(userId, cursor, onePage(limit), q && normalizeQuery(q)));
    return rows.map(prayerOf).map(prayerView);
  },
  edit(userId: string, id: string, body: BodyOut<typeof editPrayer>): Promise<Saved> {
    const { changeId, owner: _, revision, replaces, replacesAnswer, ...set } = body;
    const seen = { revision, words: replaces, answer: replacesAnswer };
    const texts = [set.title, set.content, set.answerStory, set.addUpdates?.map(({ text }) => text)];
    const settle: Request['settle'] = (before, settling) => applyEdit(before, set, seen, settling);
    return db.write(() => change(userId, id, { changeId, texts, settle }, now()));
  },
  remove(userId: string, id: string, { changeId, revision, texts }: QueryOut<typeof deletePrayer>): Promise<Saved> {
    const settle: Request['settle'] = (before, settling) => applyDelete(before, { revision, texts }, settling);
    return db.write(() => change(userId, id, { changeId, texts: ['delete'], settle }, now()));
  },
  async changes(userId: string, { since, seen, limit }: QueryOut<typeof prayerChanges>): Promise<PrayerChanges> {
    const { known, rows } = await db.read(() => feed(userId, since, Math.max(since, seen), onePage(limit)));
    const changes = rows.map(prayerOf).map(prayerView);
    const next = changes.at(-1)?.revision ?? since;
    return { userId, changes, next, more: known.latest > next, knownUntil: known.until };
  },
  /** Removes what no device needs any more. */
  sweep: () => sweepJournals(db, now()),
});

const onePage = (rows: number): PageLimit => ({ rows, bytes: limits.pageBytes });

function* feed(userId: string, since: number, seen: number, limit: PageLimit) {
  const known = yield* readKnown(userId, seen);
  return { known, rows: yield* prayersSince(userId, since, limit) };
}

function* listAfter(
  userId: string,
  cursor: string | undefined,
  limit: PageLimit,
  words?: string,
): Queries<PrayerRow[]> {
  const after: Before | undefined = cursor === undefined ? FROM_THE_NEWEST : yield* placeOf(userId, cursor);
  return after ? yield* listPrayers(userId, after, limit, words) : [];
}

/** Sees to it that a journal fits into its quota: the texts of deleted prayers go first. Throws `full`. */
function* makeRoom(userId: string, bytes: number, except?: string): Queries<void> {
  if (bytes <= limits.bytes) return;
  const freed = yield* emptyDeleted(userId, Number.MAX_SAFE_INTEGER, except);
  if (bytes - freed.bytes > limits.bytes) throw tooManyBytes();
}

/** The same answer whether the id is the person's own or somebody else's. */
const idTaken = () => new HttpError('conflict', 'This could not be saved under that id. Please try again.');

const digest = (texts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

/** By what a prayer that is sent again is known. */
export const createdHash = ({ title, content }: { title: string; content: string }): string => digest([title, content]);

/** What a person wrote in their journal, for "download my data" and "delete my account". */
export const journalData: PersonalFeature = {
  name: 'journal',
  *exportPage(userId, before, limit) {
    const rows = yield* listPrayers(userId, before, limit);
    return { items: rows.map(prayerOf), next: behind(rows) };
  },
  erase: removeJournal,
};
