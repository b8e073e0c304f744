import { useQuery } from '@tanstack/react-query';
import type { Verse } from '../../../core/contract/search.ts';
import { normalizeQuery } from '../../../core/rules/text.ts';
import { call } from '../../api/client.ts';
import { searchLimitOf, type SearchLimit } from '../../api/searchLimit.ts';
import { browserFingerprint } from '../../api/fingerprint.ts';
import { loadNote, loadTopic } from './library.ts';

/** What a topic page shows: one of the ten older topics, or a life note as a topic of one note. */
export interface TopicView {
  id: string;
  title: string;
  notes: string[];
  verses: Verse[];
  prayers: string[];
}

export const loadTopicView = async (id: string): Promise<TopicView | null> => {
  const topic = await loadTopic(id);
  if (topic) return topic;
  const note = await loadNote(id);
  if (!note) return null;
  return {
    id,
    title: note.challenge,
    notes: [note.reflection],
    verses: [note.verse, ...note.references],
    prayers: [note.prayer],
  };
};

/** The life notes that come with lines to call (decision 17): never counted, never recorded. */
export const dangerOf = (id: string): 'suicide' | 'abuse' | null =>
  id === 'suicidal-thoughts' ? 'suicide' : id === 'abuse' ? 'abuse' : null;

/**
 * Counts a direct visit as a search for the title (decision 5). Gives the limit that keeps the page back, or null: any
 * other failure, being offline among them, leaves the page open.
 */
export const recordVisit = async (title: string): Promise<SearchLimit | null> => {
  try {
    await call('recordSearch', {
      body: {
        userId: null,
        query: title,
        normalizedQuery: normalizeQuery(title),
        isLifeNote: false,
        browserFingerprint: browserFingerprint(),
      },
    });
    return null;
  } catch (error) {
    const limit = searchLimitOf(error);
    if (!limit) console.warn('The visit was not recorded', error instanceof Error ? error.name : '');
    return limit;
  }
};

export type TopicState =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'limit'; limit: SearchLimit; title: string }
  | { kind: 'found'; view: TopicView };

export const useTopicState = (id: string, { free }: { free: boolean }): TopicState => {
  const content = useQuery({ queryKey: ['topic-view', id], queryFn: () => loadTopicView(id) });
  const view = content.data;
  const counted = !free && dangerOf(id) === null;
  const visit = useQuery({
    queryKey: ['topic-visit', id],
    queryFn: () => recordVisit(view?.title ?? id),
    enabled: counted && view != null,
    // A limit may be over by the next visit; a counted visit is free for the rest of the day anyway.
    gcTime: 0,
  });
  if (content.isError) return { kind: 'failed', retry: () => void content.refetch() };
  if (view === undefined || (view && counted && visit.data === undefined)) return { kind: 'loading' };
  if (view === null) return { kind: 'missing' };
  if (counted && visit.data) return { kind: 'limit', limit: visit.data, title: view.title };
  return { kind: 'found', view };
};
