import { useEffect, useRef, useState } from 'react';
import type { SavedNote } from '../../../core/contract/notes.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { Button, buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { SavedItem } from './SavedItem.tsx';
import { RetryNotice } from '../../ui/feedback/RetryNotice.tsx';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { savedNotesKey } from './SaveButton.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './SavedNotes.module.css';

const DELETE_FAILED = 'Failed to delete note. Please try again.';

/** What the person kept: notes, verses, prayers. */
export const SavedNotes = () => {
  const { notes, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, remove } = useSavedNotes();

  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState(0);
  // With a deleted item its button is gone, and the focus would be with it.
  useEffect(() => {
    if (removed > 0) list.current?.focus();
  }, [removed]);

  const onRemove = async ({ id }: SavedNote): Promise<string | null> => {
    try {
      await remove(id);
      announce('Deleted');
      setRemoved(removed + 1);
      return null;
    } catch {
      toast(DELETE_FAILED, { tone: 'bad' });
      return DELETE_FAILED;
    }
  };

  if (isPending) return <Loading lines={[30, 100, 80]} />;
  if (error && notes.length === 0)
    return (
      <RetryNotice onRetry={() => void refetch()}>
        {sentenceOf(error, 'Your saved items could not be loaded.')}
      </RetryNotice>
    );
  return (
    <div ref={list} tabIndex={-1} className={layout.stack4}>
      {notes.length === 0 && (
        <EmptyState picture="saved">
          <p>Nothing saved yet. Where you see “Save”, you can keep a note, a verse or a prayer here.</p>
          <Link to="/" className={buttonClass()}>
            Look for a word
          </Link>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note.id}>
            <SavedItem note={note} onRemove={() => onRemove(note)} />
          </li>
        ))}
      </ul>
      {error && <Notice tone="bad">{sentenceOf(error, 'The rest could not be loaded.')}</Notice>}
      {hasNextPage && (
        <Button className={layout.start} onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
          {isFetchingNextPage ? 'Loading...' : 'Show more'}
        </Button>
      )}
    </div>
  );
};

const PAGE = 20;

/** The person's saved items, newest first, a page at a time. */
const useSavedNotes = () => {
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
