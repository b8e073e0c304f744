import type { NewPost, Post } from '../../../../core/contract/posts.ts';
import type { WaitingPost } from '../../../../core/sync/client.ts';
import { call } from '../../../api/client.ts';
import { platform } from '../../../platform/current.ts';

/** Which of one's latest posts are looked through for what the outbox has just sent. */
const LATEST = 20;

/** Has this device send a post as soon as it can, under this client id. Rejects where the device can't keep it. */
export const addToOutbox = async (owner: string, post: NewPost, clientId: string): Promise<string> =>
  (await platform.journal()).createPost(owner, post, clientId);

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

/** `locked`: how many there are behind the journal's PIN, of which nothing is told then. */
type Tell = (waiting: readonly WaitingPost[], locked: number) => void;

/** Tells what waits of somebody's posts, whenever it changes and when `read` is called. */
export const watchOutbox = (owner: string, tell: Tell) => {
  let active = true;
  let unsubscribe = () => {};
  const read = async () => {
    const journal = await platform.journal();
    // The sync says so too, but later, when the page is idle.
    await journal.lock.setOwner(owner);
    const isLocked = journal.lock.isLocked();
    const waiting = isLocked ? [] : await journal.posts(owner);
    const locked = isLocked ? ((await journal.pendingCounts()).get(owner)?.posts ?? 0) : 0;
    if (active) tell(waiting, locked);
  };
  // Without a store nothing waits here.
  const readIfThere = () => void read().catch(() => undefined);
  const begin = async () => {
    const journal = await platform.journal();
    if (!active) return;
    unsubscribe = journal.subscribe((whose) => {
      if (whose === owner) readIfThere();
    });
  };
  begin().catch(() => undefined);
  readIfThere();
  return {
    read: readIfThere,
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
