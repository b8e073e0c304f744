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
import { newPrayer, applyDelete, applyEdit } from '../../core/journal/conflictRules.ts';
import { FROM_THE_NEWEST, type Before } from '../../core/contract/paging.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { behind, type PageLimit } from '../db/newestFirst.ts';
import { consumeWrite, limits, tooManyPrayers } from './limits.ts';
import { listPrayers, placeOf, prayersSince, readKnown } from './pages.ts';
import { correctHeld, findPrayer, insertPrayer, nextRevision, removeJournal } from './store.ts';
import { sweepJournals } from './sweep.ts';
import { change, digest, idTaken, makeRoom, newId, type Request } from './change.ts';
import { photoAddress } from './photos/photos.ts';
import { prayerOf, prayerView, sizeOf, type PrayerRow } from './view.ts';

export type JournalService = ReturnType<typeof createJournalService>;

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

/** By what a prayer that is sent again is known. */
export const createdHash = ({ title, content }: { title: string; content: string }): string => digest([title, content]);

/** What a person wrote in their journal, for "download my data" and "delete my account". */
export const journalData: PersonalFeature = {
  name: 'journal',
  *exportPage(userId, before, limit) {
    const rows = yield* listPrayers(userId, before, limit);
    const items = rows.map(prayerOf).map(({ photo, ...prayer }) => ({
      ...prayer,
      photo: photo ? { ...photo, url: photoAddress(prayer.id, photo.id) } : null,
    }));
    return { items, next: behind(rows) };
  },
  erase: removeJournal,
};
