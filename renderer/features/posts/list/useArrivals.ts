import { useState } from 'react';
import type { Post } from '../../../../core/contract/posts.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { useLive } from '../../live/index.ts';
import { usePostCache } from './postCache.ts';
import type { PostSource } from './sources.ts';

interface Arrivals {
  source: PostSource;
  /** What the list holds. */
  known: ReadonlySet<string>;
  loadNewest(): Promise<Post[]>;
}

/** What the server tells while a list stands: posts that came are only counted, posts that changed change in their place. */
export const useArrivals = ({ source, known, loadNewest }: Arrivals) => {
  const cache = usePostCache();
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());

  /** Asks for one post again; what is no longer the reader's to see goes. */
  const renew = async (postId: string) => {
    try {
      cache.put(await call('readPost', { params: { postId } }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) cache.remove(({ id }) => id === postId);
    }
  };
  /** After a gap in what was told. What the newest page would hold and does not has gone. */
  const lookAgain = async () => {
    const before = arrived;
    const newest = await loadNewest();
    const found = new Set(newest.map(({ id }) => id));
    const until = newest.at(-1)?.createdAt ?? '';
    for (const post of newest) if (known.has(post.id)) cache.put(post);
    cache.remove(({ id, createdAt }) => known.has(id) && !found.has(id) && createdAt > until);
    setArrived((ids) => new Set([...[...ids].filter((id) => !before.has(id)), ...found]));
  };

  useLive('post', (event) => {
    const { id } = event;
    if (id !== undefined && source.hears(event)) setArrived((ids) => new Set(ids).add(id));
  });
  useLive('changed', ({ id }) => {
    if (id === undefined) return;
    if (known.has(id)) void renew(id);
    // It may be gone before it was seen.
    else setArrived((ids) => new Set([...ids].filter((each) => each !== id)));
  });
  useLive('refresh', () => void lookAgain().catch(() => undefined));

  return {
    newCount: [...arrived].filter((id) => !known.has(id)).length,
    clear: () => setArrived(new Set()),
  };
};
