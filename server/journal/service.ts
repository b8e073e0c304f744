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
import { journalLimits } from '../../core/rules/prayerText.ts';
import { normalizeQuery } from '../../core/rules/text.ts';
import { newPrayer, settleDelete, settleEdit, type Settled, type Settling } from '../../core/sync/ledger.ts';
import type { Db, Work } from '../db/db.ts';
import { HttpError, notFound } from '../http/errors.ts';
import {
  correctHeld,
  findChange,
  findPrayer,
  knownUntil,
  insertChange,
  insertPrayer,
  listPrayers,
  nextRevision,
  prayersSince,
  purgeTombstones,
  removeJournal,
  updatePrayer,
} from './store.ts';
import { prayerOf, prayerView } from './view.ts';

export interface JournalService {
  add(userId: string, body: BodyOut<typeof addPrayer>): Promise<Saved>;
  list(userId: string, page: QueryOut<typeof prayers>): Promise<Prayer[]>;
  edit(userId: string, id: string, body: BodyOut<typeof editPrayer>): Promise<Saved>;
  remove(userId: string, id: string, query: QueryOut<typeof deletePrayer>): Promise<Saved>;
  changes(userId: string, query: QueryOut<typeof prayerChanges>): Promise<PrayerChanges>;
  /** Empties deleted prayers whose time is over. */
  sweep(): Promise<void>;
}

/** How long a deleted prayer's text is kept for devices that were offline when it was deleted. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** A change of a prayer that is there. */
interface Request {
  changeId: string | undefined;
  /** Tells a repeated change from another that took its id. */
  texts: readonly unknown[];
  settle: (before: Prayer, settling: Settling) => Settled;
}

export const createJournalService = ({ db, now }: { db: Db; now: () => number }): JournalService => {
  const newId = () => `pending_${now()}_${randomUUID()}`;

  function* add(userId: string, id: string, hash: string, body: BodyOut<typeof addPrayer>): Work<Saved> {
    const moment = now();
    const at = new Date(moment).toISOString();
    const { revision, held } = yield* nextRevision(userId, moment, 1);
    const { title, content, category, tags, updates, createdAt = at, answeredAt = null, answerStory = null } = body;
    const written = { title, content, category, tags, createdAt, answeredAt, answerStory, updates };
    const prayer = newPrayer(id, userId, written, { changeId: id, revision, at });
    if (yield* insertPrayer(prayer, hash)) {
      if (held > journalLimits.prayers) throw full();
      return { id, changeId: id, revision, outcome: 'applied', prayer };
    }
    yield* correctHeld(userId, -1);
    const row = yield* findPrayer(userId, id);
    if (row?.created_hash !== hash) throw idTaken();
    return { id, changeId: id, revision: row.created_revision, outcome: 'applied', prayer: prayerView(prayerOf(row)) };
  }

  function* change(userId: string, id: string, { changeId = newId(), texts, settle }: Request): Work<Saved> {
    const moment = now();
    const hash = digest([id, ...texts]);
    const { revision } = yield* nextRevision(userId, moment);
    const row = yield* findPrayer(userId, id);
    if (!row) throw notFound('We could not find that prayer.');
    const before = prayerOf(row);
    const known = yield* findChange(userId, changeId);
    if (known) {
      if (known.hash !== hash) throw idTaken();
      return { id, changeId, revision: known.revision, outcome: known.outcome, prayer: prayerView(before) };
    }
    const { prayer, outcome } = settle(before, { changeId, revision, at: new Date(moment).toISOString() });
    if (prayer.deletedAt === null && prayer.content === '')
      throw notFound('That prayer was deleted on another device.');
    if (prayer.updates.length > journalLimits.updates)
      throw new HttpError('bad_request', `A prayer can have at most ${journalLimits.updates} updates.`);
    if (prayer.conflicts.length > journalLimits.conflicts)
      throw new HttpError(
        'bad_request',
        `This prayer has ${journalLimits.conflicts} other versions already. Please choose one of them first.`,
      );
    // What comes back is never refused, even where there is no room for more: it was there.
    const by = Number(prayer.deletedAt === null) - Number(before.deletedAt === null);
    if (by !== 0) yield* correctHeld(userId, by);
    if (prayer !== before) yield* updatePrayer(prayer, prayer.deletedAt === null ? null : moment + KEPT);
    yield* insertChange(userId, changeId, { prayerId: id, revision, outcome, hash });
    return { id, changeId, revision, outcome, prayer: prayerView(prayer) };
  }

  return {
    add(userId, body) {
      const id = body.id ?? newId();
      return db.write(() => add(userId, id, digest([body.title, body.content]), body));
    },
    async list(userId, { limit, cursor, q }) {
      const rows = await db.read(() => listPrayers(userId, limit, cursor, q && normalizeQuery(q)));
      return rows.map(prayerOf).map(prayerView);
    },
    edit(userId, id, { changeId, owner: _, revision, replaces, replacesAnswer, ...set }) {
      const seen = { revision, words: replaces, answer: replacesAnswer };
      const texts = [set.title, set.content, set.answerStory, set.addUpdates?.map(({ text }) => text)];
      const settle: Request['settle'] = (before, settling) => settleEdit(before, set, seen, settling);
      return db.write(() => change(userId, id, { changeId, texts, settle }));
    },
    remove(userId, id, { changeId, revision, texts }) {
      const settle: Request['settle'] = (before, settling) => settleDelete(before, { revision, texts }, settling);
      return db.write(() => change(userId, id, { changeId, texts: ['delete'], settle }));
    },
    async changes(userId, { since, seen, limit }) {
      const { known, rows } = await db.read(() => feed(userId, since, Math.max(since, seen), limit + 1));
      const changes = rows.slice(0, limit).map(prayerOf).map(prayerView);
      return { userId, changes, next: changes.at(-1)?.revision ?? since, more: rows.length > limit, knownUntil: known };
    },
    async sweep() {
      const moment = now();
      await db.write(() => purgeTombstones(moment));
    },
  };
};

function* feed(userId: string, since: number, seen: number, most: number) {
  const known = yield* knownUntil(userId, seen);
  return { known, rows: yield* prayersSince(userId, since, most) };
}

/** The same answer whether the id is the person's own or somebody else's. */
const idTaken = () => new HttpError('conflict', 'This could not be saved under that id. Please try again.');

/** It stays on the device that sent it, with this sentence. */
const full = () =>
  new HttpError(
    'full',
    `Your journal holds ${journalLimits.prayers.toLocaleString('en-US')} prayers, and there is no room for more. Please delete some that you no longer need, then try this one again.`,
  );

const digest = (texts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url');

/** All prayers of a person, for "download my data". */
export function* exportJournal(userId: string): Work<unknown> {
  const rows = yield* prayersSince(userId, 0, Number.MAX_SAFE_INTEGER);
  return rows.filter(({ deleted_at }) => deleted_at === null).map(prayerOf);
}

export const eraseJournal: (userId: string) => Work<void> = removeJournal;
