import { randomUUID } from 'node:crypto';
import type { QueryOut } from '../../core/contract/endpoint.ts';
import type { Notice, NoticeKind, notices } from '../../core/contract/moderation.ts';
import { FROM_THE_NEWEST } from '../../core/contract/paging.ts';
import { isoOrNull } from '../../core/rules/time.ts';
import { retention } from '../../core/rules/retention.ts';
import type { PersonalFeature } from '../accounts/service.ts';
import type { Db, Queries } from '../db/db.ts';
import { behind } from '../db/newestFirst.ts';
import type { LiveMessage, Publish } from '../live/service.ts';
import { insertNotice, listNotices, markRead, removeNotices, removeReadBefore, type NoticeRow } from './store.ts';

export type NoticesService = ReturnType<typeof createNotices>;

/** What a person is to be told. `actionId` is what they may appeal against. Never a prayer's words, never a name. */
interface News {
  kind: NoticeKind;
  text: string;
  actionId?: string;
}

/** Leaves a notice for a person in the caller's transaction. Gives what listeners are to be told after it. */
export function* addNotice(userId: string, { kind, text, actionId }: News, now: number): Queries<LiveMessage> {
  const id = randomUUID();
  yield* insertNotice(userId, { id, kind, text, action_id: actionId ?? null, created_at: now });
  return noticeMessage(userId);
}

/** There is something new among a person's notices. */
export const noticeMessage = (userId: string): LiveMessage => ({ kind: 'notice', listeners: { to: 'user', userId } });

/** Removed in one transaction, so that nobody is held up. */
const SWEEP_BATCH = 500;
const PAGE_BYTES = 512 * 1024;

interface Dependencies {
  db: Db;
  now: () => number;
  publish: Publish;
}

export const createNotices = ({ db, now, publish }: Dependencies) => ({
  async list(userId: string, { before = FROM_THE_NEWEST, limit }: QueryOut<typeof notices>): Promise<Notice[]> {
    const rows = await db.read(() => listNotices(userId, before, { rows: limit, bytes: PAGE_BYTES }));
    return rows.map(view);
  },
  async markRead(userId: string): Promise<void> {
    // Told to the person's other tabs.
    if (await db.write(() => markRead(userId, now()))) publish(noticeMessage(userId));
  },
  /** Removes those that were read long ago. */
  async sweep(): Promise<void> {
    const moment = now() - retention.readNotice;
    while ((await db.write(() => removeReadBefore(moment, SWEEP_BATCH))) === SWEEP_BATCH);
  },
});

const view = (row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  actionId: row.action_id,
  createdAt: new Date(row.created_at).toISOString(),
  readAt: isoOrNull(row.read_at),
});

export const noticesData: PersonalFeature = {
  name: 'notices',
  *exportPage(userId, before, limit) {
    const rows = yield* listNotices(userId, before, limit);
    return { items: rows.map(view), next: behind(rows) };
  },
  erase: removeNotices,
};
