import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Post } from '../../../../core/contract/posts.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { withChanged, withNew, without, type Pages } from './pages.ts';

/** Of all lists of posts; behind it stands which one. Begins as every call's key does, so that it goes with its person. */
const listsKey = [routes.posts.path, 'list'];

export const listKey = (source: string): string[] => [...listsKey, source];

export const singleKey = (postId: string): string[] => [routes.readPost.path, postId];

/** The posts that this tab has in memory, and nowhere else (others' posts are never stored). */
export const createPostCache = (queryClient: QueryClient) => {
  const inLists = (change: (pages: Pages) => Pages) =>
    queryClient.setQueriesData<Pages>({ queryKey: listsKey }, (pages) => pages && change(pages));
  return {
    put: (post: Post) => {
      inLists((pages) => withChanged(pages, post));
      queryClient.setQueryData<Post>(singleKey(post.id), (known) => known && post);
    },
    addTo: (source: string, post: Post) =>
      queryClient.setQueryData<Pages>(listKey(source), (pages) => pages && withNew(pages, post)),
    remove: (gone: (post: Post) => boolean) => {
      inLists((pages) => without(pages, gone));
      // Where it stands alone, the server says that it is gone.
      const isGone = ({ state }: { state: { data?: unknown } }) => !!state.data && gone(state.data as Post);
      void queryClient.resetQueries({ queryKey: [routes.readPost.path], predicate: isGone });
    },
  };
};

export type PostCache = ReturnType<typeof createPostCache>;

export const usePostCache = (): PostCache => {
  const queryClient = useQueryClient();
  return useMemo(() => createPostCache(queryClient), [queryClient]);
};
