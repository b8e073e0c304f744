import type { NewPost, Post } from '../../../../core/contract/posts.ts';
import type { WaitingPost } from '../../../../core/sync/client.ts';
import { call } from '../../../api/client.ts';
import { platform } from '../../../platform/current.ts';

/** Which of one's latest posts are looked through for what the outbox has just sent. */
const LATEST = 20;

/** Has this device send a post as soon as it can; gives its client id. Rejects where the device can't keep it. */
export const addToOutbox = async (owner: string, post: NewPost): Promise<string> =>
  (await platform.journal()).createPost(owner, post);

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

/** Tells what waits of somebody's posts, whenever it changes and when `read` is called. */
export const watchOutbox = (owner: string, tell: (waiting: readonly WaitingPost[]) => void) => {
  let active = true;
  let unsubscribe = () => {};
  const read = async () => {
    const waiting = await (await platform.journal()).posts(owner);
    if (active) tell(waiting);
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
