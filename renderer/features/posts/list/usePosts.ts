import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { useLive } from '../../live/index.ts';
import { nextPage, type PostSource } from './sources.ts';
import { postsIn, type Pages } from './pages.ts';
import { listKey, usePostCache } from './postCache.ts';

/** A list of posts: its pages, and what has come since. Nothing that came is put between what somebody reads. */
export const usePosts = (source: PostSource) => {
  const queryClient = useQueryClient();
  const cache = usePostCache();
  const queryKey = listKey(source.name);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const controller = useRef<AbortController>(null);

  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => source.load(pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: nextPage,
    // A visit begins with what is there now.
    refetchOnMount: 'always',
    staleTime: 0,
  });
  const posts = postsIn(list.data);
  const known = new Set(posts.map(({ id }) => id));

  const loadNewest = async () => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    return source.load(undefined, signal);
  };

  /** Shows what has come: the list begins anew with its newest page. */
  const showNew = async () => {
    const newest = await loadNewest();
    queryClient.setQueryData<Pages>(queryKey, { pages: [newest], pageParams: [null] });
    setArrived(new Set());
  };

  useLive('post', (event) => {
    if (event.id !== undefined && source.hears(event)) setArrived((ids) => new Set(ids).add(event.id ?? ''));
  });
  useLive('changed', ({ id }) => {
    if (id === undefined) return;
    if (known.has(id)) void renew(id);
    else setArrived((ids) => new Set([...ids].filter((each) => each !== id)));
  });
  useLive('refresh', () => {
    loadNewest().then(
      (newest) => {
        for (const post of newest) if (known.has(post.id)) cache.put(post);
        setArrived((ids) => new Set([...ids, ...newest.map(({ id }) => id)]));
      },
      () => undefined,
    );
  });

  /** Asks for one post again; what is no longer the reader's to see goes. */
  const renew = async (postId: string) => {
    try {
      cache.put(await call('readPost', { params: { postId } }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) cache.remove(({ id }) => id === postId);
    }
  };

  return {
    posts,
    isPending: list.isPending,
    error: list.isError && !list.data ? list.error : null,
    retry: () => void list.refetch(),
    /** Null at the end of the list. */
    more: list.hasNextPage ? () => void list.fetchNextPage() : null,
    isLoadingMore: list.isFetchingNextPage,
    moreError: list.isFetchNextPageError ? list.error : null,
    newCount: [...arrived].filter((id) => !known.has(id)).length,
    showNew,
  };
};
