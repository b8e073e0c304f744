import { isCachedKind } from '../journal/cachedKeys.ts';
import type { Batch, PrayerStore } from '../journal/store.ts';
import { isPostClientId } from '../journal/types.ts';

/**
 * The journal's store with the posts' beside it, as one. Posts have a database of their own, so that the journal's stays as an
 * older Lampstand knows it: going back to one keeps every prayer (docs/decisions.md 22). Only posts that wait are in theirs.
 */
export const combineStores = (journal: PrayerStore, posts: PrayerStore): PrayerStore => ({
  prayers: (owner) => journal.prayers(owner),
  find: (owner, ids) => journal.find(owner, ids),
  cached: (key) => journal.cached(key),
  cachedKeys: (prefix) => journal.cachedKeys(prefix),
  async commit(batch) {
    const [inJournal, inPosts] = split(batch);
    if (!inPosts) return journal.commit(batch);
    // Each is durable by itself, and one may be all that is done. A lock has to be there before what it seals, and to go
    // after it; what the server has may be sent again, and is known there by its id.
    const laysLock = batch.cache?.some((row) => isCachedKind('lock', row) && row.data !== null);
    if (laysLock) await journal.commit(inJournal);
    await posts.commit(inPosts);
    if (!laysLock) await journal.commit(inJournal);
  },
  pending: async (owner) => [...(await journal.pending(owner)), ...(await posts.pending(owner))],
  async counts() {
    const counts = new Map(await journal.counts());
    for (const [owner, count] of await posts.counts()) counts.set(owner, (counts.get(owner) ?? 0) + count);
    return counts;
  },
  async clear(owner, what) {
    await posts.clear(owner, what);
    await journal.clear(owner, what);
  },
  async scrub() {
    await journal.scrub?.();
    await posts.scrub?.();
  },
});

/** What of a batch belongs to the journal, and what to the posts; null when nothing does. */
const split = (batch: Batch): [Batch, Batch | null] => {
  const { add = [], require = [], remove = [], park = [], ...rest } = batch;
  const isPost = ({ id }: { id: string }) => isPostClientId(id);
  const posts = {
    require: require.filter(isPost),
    remove: remove.filter(isPostClientId),
    add: add.filter(isPost),
    park: park.filter(isPost),
  };
  const journal = {
    ...rest,
    require: require.filter((each) => !isPost(each)),
    remove: remove.filter((id) => !isPostClientId(id)),
    add: add.filter((each) => !isPost(each)),
    park: park.filter((each) => !isPost(each)),
  };
  return [journal, Object.values(posts).some((part) => part.length > 0) ? posts : null];
};
