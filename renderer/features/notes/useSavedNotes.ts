import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { SavedNote } from '../../../core/contract/notes.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { savedNotesKey } from './useSaveNote.ts';

const PAGE = 20;

/** The person's saved items, newest first, a page at a time. */
export const useSavedNotes = () => {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: savedNotesKey,
    queryFn: ({ pageParam }) => call('savedNotes', { query: { limit: PAGE, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    // As `pageAfter` of core/contract/paging.ts, whose schemas stay out of the browser.
    getNextPageParam: (page) => {
      const last = page.length === PAGE ? page.at(-1) : undefined;
      return last && `${last.createdAt},${last.id}`;
    },
  });

  const remove = async (id: string) => {
    try {
      await call('deleteNote', { params: { id } });
    } catch (error) {
      // Gone already, from another device or tab: that is what was asked for.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
    queryClient.setQueryData<InfiniteData<SavedNote[], string | undefined>>(
      savedNotesKey,
      (data) => data && { ...data, pages: data.pages.map((page) => page.filter((note) => note.id !== id)) },
    );
  };

  return { ...query, notes: query.data?.pages.flat() ?? [], remove };
};
