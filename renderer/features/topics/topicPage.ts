import { useQuery } from '@tanstack/react-query';
import type { LifeNote, TopicContent } from '../../../core/contract/library.ts';
import type { Verse } from '../../../core/contract/search.ts';
import type { DangerKind } from '../../../core/crisis/danger.ts';
import { recordAnswered } from '../../api/recordSearch.ts';
import { searchLimitOf, type SearchLimit } from '../../api/searchLimit.ts';
import { readPerson } from '../accounts/index.ts';
import { relatedTo, type RelatedLinks } from '../reading/index.ts';
import { LifeNoteView } from '../wisdom/index.ts';
import { loadNote, loadTopic } from './library.ts';

/** What a topic page shows: one of the ten older topics, or a life note as a topic of one note. */
export interface TopicView {
  id: string;
  title: string;
  notes: string[];
  verses: Verse[];
  prayers: string[];
  danger?: DangerKind;
  helplines?: true;
  related?: RelatedLinks;
}

const loadTopicView = async (id: string): Promise<TopicView | null> => {
  const topic = await loadTopic(id);
  if (topic) return { ...topic, ...(await relatedToTopic(topic)) };
  const note = await loadNote(id);
  if (!note) return null;
  return {
    id,
    title: note.challenge,
    notes: [note.reflection],
    verses: [note.verse, ...note.references],
    prayers: [note.prayer],
    ...(note.danger && { danger: note.danger }),
    ...(note.helplines && { helplines: note.helplines }),
    related: relatedTo(note),
  };
};

/** As the note on the same challenge leads on. A topic stands without it too. */
const relatedToTopic = async ({ challenge }: TopicContent): Promise<Pick<TopicView, 'related'>> => {
  const note = await loadNote(challenge).catch(() => null);
  return note ? { related: relatedTo(note) } : {};
};

const loadNoteView = async (id: string): Promise<NoteVisitView | null> => {
  // Together: what is shown in two steps stands a third of a second later (lazyPart.tsx).
  const [note] = await Promise.all([loadNote(id), LifeNoteView.preload()]);
  return note && { title: note.challenge, note, ...(note.danger && { danger: note.danger }) };
};

export interface NoteVisitView {
  title: string;
  note: LifeNote;
  danger?: DangerKind;
}

/**
 * Counts a direct visit as a search for the title (docs/decisions.md 5). Gives the limit that keeps the page back, or
 * null: any other failure, being offline among them, leaves the page open.
 */
const recordVisit = async (title: string): Promise<SearchLimit | null> => {
  try {
    await recordAnswered({ query: title, isLifeNote: false }, () => readPerson()?.id ?? null);
    return null;
  } catch (error) {
    const limit = searchLimitOf(error);
    if (!limit) console.warn('The visit was not recorded', error instanceof Error ? error.name : '');
    return limit;
  }
};

/** A page of the library whose direct visit counts as a search. */
export type VisitState<View> =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'limit'; limit: SearchLimit; title: string; retry(): void }
  | { kind: 'found'; view: View };

/**
 * What is on the page stands as soon as it is there: the visit is counted meanwhile, and the limit, should it be reached,
 * takes its place. Waiting for the count would cost every visitor a round trip before the first word.
 */
const useVisit = <View extends { title: string; danger?: DangerKind }>(
  what: 'topic' | 'note',
  id: string,
  load: (id: string) => Promise<View | null>,
  free: boolean,
): VisitState<View> => {
  const content = useQuery({ queryKey: [`${what}-view`, id], queryFn: () => load(id) });
  const view = content.data;
  const visit = useQuery({
    queryKey: ['visit', id, view?.title],
    queryFn: () => recordVisit(view?.title ?? id),
    // What comes with lines to call is never counted or recorded (docs/decisions.md 17).
    enabled: !free && view != null && view.danger === undefined,
    // A limit may be over by the next visit; a counted visit is free for the rest of the day anyway.
    gcTime: 0,
  });
  if (content.isError) return { kind: 'failed', retry: () => void content.refetch() };
  if (view === undefined) return { kind: 'loading' };
  if (view === null) return { kind: 'missing' };
  if (visit.data) return { kind: 'limit', limit: visit.data, title: view.title, retry: () => void visit.refetch() };
  return { kind: 'found', view };
};

export const useTopicVisit = (id: string, { free }: { free: boolean }): VisitState<TopicView> =>
  useVisit('topic', id, loadTopicView, free);

export const useNoteVisit = (id: string, { free }: { free: boolean }): VisitState<NoteVisitView> =>
  useVisit('note', id, loadNoteView, free);

/** Arriving from a search, which has been counted already. */
export const isFromSearch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromSearch' in state;

/** Arriving with words that may speak of danger. */
export const mayBeInDanger = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'helpline' in state && state.helpline === true;
