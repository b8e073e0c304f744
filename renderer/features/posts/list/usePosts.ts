import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { postsIn, type Pages } from './pages.ts';
import { listKey } from './postCache.ts';
import { nextPage, type PostSource } from './sources.ts';
import { useArrivals } from './useArrivals.ts';

/** A list of posts: its pages, and what has come since. Nothing that came is put between what somebody reads. */
export const usePosts = (source: PostSource) => {
  const queryClient = useQueryClient();
  const queryKey = listKey(source.name);
  const newest = useRef<AbortController>(null);

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

  const loadNewest = () => {
    newest.current?.abort();
    newest.current = new AbortController();
    return source.load(undefined, newest.current.signal);
  };
  const { newCount, clear } = useArrivals({ source, known: new Set(posts.map(({ id }) => id)), loadNewest });

  return {
    posts,
    isPending: list.isPending,
    error: list.isError && !list.data ? list.error : null,
    retry: () => void list.refetch(),
    /** Null at the end of the list. */
    more: list.hasNextPage ? () => void list.fetchNextPage() : null,
    isLoadingMore: list.isFetchingNextPage,
    moreError: list.isFetchNextPageError ? list.error : null,
    newCount,
    /** Shows what has come: the list begins anew with its newest page. */
    showNew: async () => {
      const page = await loadNewest();
      queryClient.setQueryData<Pages>(queryKey, { pages: [page], pageParams: [null] });
      clear();
    },
  };
};
