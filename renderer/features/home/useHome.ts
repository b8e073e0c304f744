import { startTransition, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { BEFORE_RELOAD } from '../../platform/reloadOnce.ts';
import { announce } from '../../ui/announce.ts';
import { useSearch, type Outcome } from '../search/index.ts';
import type { MoreState } from '../wisdom/index.ts';
import { keepDraft } from './draft.ts';
import { emptyEntry, homeEntries, useHomeEntry } from './homeEntries.ts';

const entryIdOf = ({ key, state }: { key: string; state: unknown }): string => {
  const id = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : null;
  return typeof id === 'string' ? id : key;
};

/** Not a toast, whose Escape is its own, nor a select, where it shuts the list. */
const isOfThePage = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof Element && target.closest('main') !== null && !target.closest('select'));

/** The home screen's state and what can be done on it. A result is a place in the history of its own. */
export const useHome = (box: RefObject<HTMLTextAreaElement | null>) => {
  const navigate = useNavigate();
  const entryId = entryIdOf(useLocation());
  const entry = useHomeEntry(entryId);
  const [searchingAt, setSearchingAt] = useState<string | null>(null);
  const runSearch = useSearch();
  const searching = searchingAt === entryId;
  const somethingShown = entry.shown !== null || entry.more.kind !== 'closed' || entry.query !== '';

  const show = (query: string, outcome: Outcome) => {
    if (outcome.kind === 'topic') return navigate(`/topic/${outcome.id}`, { state: { fromSearch: true } });
    if (outcome.kind === 'crisis') homeEntries.forgetAll();
    // The place that was left keeps the words that led to what it shows.
    else homeEntries.patch(entryId, { query: entry.query });
    const id = homeEntries.add({ query: outcome.kind === 'crisis' ? '' : query, shown: outcome });
    return navigate('/', { state: { entry: id } });
  };

  const search = async (text: string) => {
    if (!text.trim() || searching) return;
    homeEntries.patch(entryId, { query: text, due: false, failed: false });
    setSearchingAt(entryId);
    window.scrollTo(0, 0);
    announce('Searching...');
    try {
      const outcome = await runSearch(text);
      // In one transition with the navigation, so that the empty home screen does not flash between.
      startTransition(() => {
        if (outcome) void show(text, outcome);
        setSearchingAt(null);
      });
    } catch (error) {
      console.warn('The search failed', error);
      homeEntries.patch(entryId, { failed: true });
      setSearchingAt(null);
    }
  };

  const clear = () => {
    flushSync(() => homeEntries.patch(entryId, emptyEntry));
    window.scrollTo(0, 0);
    box.current?.focus();
  };

  useEffect(() => {
    if (!entry.due) return;
    // Not within the effect: the screen stands first.
    const start = setTimeout(() => void search(entry.query));
    return () => clearTimeout(start);
  });

  useEffect(() => {
    if (!somethingShown || searching) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && isOfThePage(event.target)) clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  useEffect(() => {
    const onReload = () => keepDraft(entry.query);
    window.addEventListener(BEFORE_RELOAD, onReload);
    return () => window.removeEventListener(BEFORE_RELOAD, onReload);
  }, [entry.query]);

  return {
    entry,
    entryId,
    searching,
    search: (text: string) => void search(text),
    clear,
    setQuery: (query: string) => homeEntries.patch(entryId, { query }),
    setMore: (more: MoreState) => homeEntries.patch(entryId, { more }),
    goBack: () => void navigate(-1),
    /** Away from the crisis card, with nothing left of it for whoever looks at the screen next. */
    leave: () => {
      homeEntries.forgetAll();
      void navigate('/', { replace: true });
    },
  };
};
