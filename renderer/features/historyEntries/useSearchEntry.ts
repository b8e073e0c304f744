import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { announce } from '../../ui/feedback/announce.ts';
import { useSearch, type SearchOutcome } from '../search/index.ts';
import type { MoreState } from '../wisdom/index.ts';
import { emptyEntry, type HistoryEntry } from './entry.ts';
import { historyEntries, useHistoryEntry } from './entries.ts';

const entryIdOf = ({ key, state }: { key: string; state: unknown }): string => {
  const id = (state as { entry?: unknown } | null)?.entry;
  return typeof id === 'string' ? id : key;
};

/** Takes over what was typed into the page as sent: the screen that the app opens with has it, and searches where that was asked for. */
export const keepTyped = ({ text, asked }: { text: string; asked: boolean }): void => {
  // As the router is going to read it.
  const { key = 'default', usr = null } = (window.history.state ?? {}) as { key?: string; usr?: unknown };
  historyEntries.patch(entryIdOf({ key, state: usr }), { query: text, due: asked });
};

type Patch = (change: Partial<HistoryEntry>) => void;

/** Shows what a search from this entry led to: beside what stands there, in an entry of its own, or on the topic's page. */
const useShowOutcome = (entry: HistoryEntry, patch: Patch) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (query: string, outcome: SearchOutcome) => {
    if (outcome.kind === 'topic')
      return navigate(`/topic/${outcome.id}`, { state: { fromSearch: true, helpline: outcome.helpline } });
    // What is being read stays.
    if (outcome.kind === 'limit' && (entry.shown?.kind === 'result' || entry.shown?.kind === 'note'))
      return patch({ limit: outcome.limit });
    const danger = outcome.kind === 'crisis';
    if (danger) historyEntries.forgetAll();
    // The entry that was left keeps the words that led to what it shows.
    else patch({ query: entry.query });
    const next = historyEntries.add({ query: danger ? '' : query, shown: outcome });
    return navigate(pathname, { state: { entry: next } });
  };
};

/** Searches from an entry, at once where its search is due. */
const useSearchFrom = (id: string, entry: HistoryEntry, patch: Patch) => {
  const [searchingAt, setSearchingAt] = useState<string | null>(null);
  const runSearch = useSearch();
  const show = useShowOutcome(entry, patch);
  const searching = searchingAt === id;
  const currentId = useRef(id);
  useLayoutEffect(() => {
    currentId.current = id;
  }, [id]);

  const search = async (text: string) => {
    if (!text.trim() || searching) return;
    patch({ query: text, limit: null, due: false, failed: false });
    setSearchingAt(id);
    window.scrollTo(0, 0);
    announce('Searching...');
    /** Whoever asked has left, or was forgotten: the answer is nobody's. */
    const isGone = () => currentId.current !== id || !historyEntries.at(id);
    try {
      const outcome = await runSearch(text);
      // In one transition with the navigation, so that the empty screen does not flash between.
      startTransition(() => {
        if (outcome && !isGone()) void show(text, outcome);
        setSearchingAt(null);
      });
    } catch (error) {
      console.warn('The search failed', error);
      if (!isGone()) patch({ failed: true });
      setSearchingAt(null);
    }
  };

  useEffect(() => {
    if (!entry.due) return;
    // Not within the effect: the screen stands first.
    const start = setTimeout(() => void search(entry.query));
    return () => clearTimeout(start);
  });

  return { searching, search: (text: string) => void search(text) };
};

/** What is searched and shown on home or on a category's page. Each result is an entry of its own in the browser's history. */
export const useSearchEntry = () => {
  const navigate = useNavigate();
  const id = entryIdOf(useLocation());
  const entry = useHistoryEntry(id);
  const patch: Patch = (change) => historyEntries.patch(id, change);
  return {
    entry,
    entryId: id,
    ...useSearchFrom(id, entry, patch),
    setQuery: (query: string) => patch({ query }),
    /** Of what is shown: what was asked for before something else took its place has come too late. */
    setMore: (more: MoreState) => {
      if (historyEntries.at(id)?.shown === entry.shown) patch({ more });
    },
    /** Takes away what is shown; the words in the box stay. */
    close: () => patch({ ...emptyEntry, query: entry.query }),
    closeLimit: () => patch({ limit: null }),
    clear: () => patch(emptyEntry),
    goBack: () => void navigate(-1),
    /** Away from the card with lines to call, with nothing left of it for whoever looks at the screen next. */
    leave: () => {
      historyEntries.forgetAll();
      void navigate('/', { replace: true });
    },
  };
};
