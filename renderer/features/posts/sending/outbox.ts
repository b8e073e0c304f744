import type { NewPost, Post } from '../../../../core/contract/posts.ts';
import type { WaitingPost } from '../../../../core/sync/client.ts';
import { call } from '../../../api/client.ts';
import { platform } from '../../../platform/current.ts';
import { readUnsent, type UnsentPost } from './unsent.ts';

/** Which of one's latest posts are looked through for what the outbox has just sent. */
const LATEST = 20;

/** Has this device send a post as soon as it can, under this client id. Rejects where the device can't keep it. */
export const addToOutbox = async (owner: string, post: NewPost, clientId: string): Promise<void> => {
  await (await platform.journal()).createPost(owner, post, clientId);
};

/** Sends another text, or the same one confirmed, in the place of a post that waits. */
export const replaceInOutbox = async (owner: string, clientId: string, post: NewPost): Promise<void> =>
  (await platform.journal()).replacePost(owner, clientId, post);

export const retryInOutbox = async (owner: string, clientId: string): Promise<void> => {
  const journal = await platform.journal();
  await journal.retry(owner, clientId);
  await journal.sync('asked');
};

export const discardFromOutbox = async (owner: string, clientId: string): Promise<void> =>
  (await platform.journal()).discard(owner, clientId);

/** Why this device could not keep a post, for who wrote it. */
export const whyNotKept = async (): Promise<string> => {
  const journal = await platform.journal().catch(() => null);
  return journal?.lock.isLocked()
    ? 'Your journal is locked on this device'
    : 'This device has no room left for it, or keeps nothing (a private window does that)';
};

/** Whether the browser may clear what waits here by itself. */
export const mayBeCleared = async (): Promise<boolean> => (await (await platform.journal()).isPersisted()) === false;

/** What of somebody's posts is on this device; of a locked journal only how many posts wait in it. */
export type Found =
  | { isLocked: false; waiting: readonly WaitingPost[]; unsent: readonly UnsentPost[] }
  | { isLocked: true; count: number };

const look = async (owner: string): Promise<Found> => {
  const journal = await platform.journal();
  // The sync says so too, but later, when the page is idle.
  await journal.lock.setOwner(owner);
  if (journal.lock.isLocked()) return { isLocked: true, count: (await journal.pendingCounts()).get(owner)?.posts ?? 0 };
  return { isLocked: false, unsent: await readUnsent(owner), waiting: await journal.posts(owner) };
};

/** Tells what waits of somebody's posts, whenever it changes and when `read` is called. */
export const watchOutbox = (owner: string, tell: (found: Found) => void) => {
  let active = true;
  let unsubscribe = () => {};
  let latest = 0;
  const readLatest = async () => {
    const mine = ++latest;
    const found = await look(owner);
    // One that began before a change knows nothing of it.
    if (active && mine === latest) tell(found);
  };
  // Without a store nothing waits here.
  const read = () => void readLatest().catch(() => undefined);
  const begin = async () => {
    const journal = await platform.journal();
    if (!active) return;
    unsubscribe = journal.subscribe((whose) => {
      if (whose === owner) read();
    });
  };
  begin().catch(() => undefined);
  read();
  return {
    read,
    end: () => {
      active = false;
      unsubscribe();
    },
  };
};

/** A post that the outbox has sent, as the server has it; null when it can't be asked, or it is gone already. */
export const findSent = async (clientId: string): Promise<Post | null> => {
  const latest = await call('posts', { query: { scope: 'mine', limit: LATEST } }).catch(() => []);
  return latest.find((post) => post.clientId === clientId) ?? null;
};
