import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { announce } from '../../ui/feedback/announce.ts';
import { useSearch, type Outcome } from '../search/index.ts';
import type { MoreState } from '../wisdom/index.ts';
import { emptyPlace, type Place } from './entry.ts';
import { places, usePlace } from './entries.ts';

const placeIdOf = ({ key, state }: { key: string; state: unknown }): string => {
  const id = (state as { entry?: unknown } | null)?.entry;
  return typeof id === 'string' ? id : key;
};

/** What is searched and shown on home or on a category's page. A result is a place in the history of its own. */
export const useSearchPlace = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const id = placeIdOf(location);
  const place = usePlace(id);
  const [searchingAt, setSearchingAt] = useState<string | null>(null);
  const runSearch = useSearch();
  const searching = searchingAt === id;
  const standing = useRef(id);
  useLayoutEffect(() => {
    standing.current = id;
  }, [id]);

  const patch = (change: Partial<Place>) => places.patch(id, change);

  const show = (query: string, outcome: Outcome) => {
    if (outcome.kind === 'topic')
      return navigate(`/topic/${outcome.id}`, { state: { fromSearch: true, helpline: outcome.helpline } });
    // What is being read stays.
    if (outcome.kind === 'limit' && (place.shown?.kind === 'result' || place.shown?.kind === 'note'))
      return patch({ limit: outcome.limit });
    const danger = outcome.kind === 'crisis';
    if (danger) places.forgetAll();
    // The place that was left keeps the words that led to what it shows.
    else patch({ query: place.query });
    const entry = places.add({ query: danger ? '' : query, shown: outcome });
    return navigate(location.pathname, { state: { entry } });
  };

  const search = async (text: string) => {
    if (!text.trim() || searching) return;
    patch({ query: text, limit: null, due: false, failed: false });
    setSearchingAt(id);
    window.scrollTo(0, 0);
    announce('Searching...');
    /** Whoever asked has left, or was forgotten: the answer is nobody's. */
    const isGone = () => standing.current !== id || !places.at(id);
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
    if (!place.due) return;
    // Not within the effect: the screen stands first.
    const start = setTimeout(() => void search(place.query));
    return () => clearTimeout(start);
  });

  return {
    place,
    placeId: id,
    searching,
    search: (text: string) => void search(text),
    setQuery: (query: string) => patch({ query }),
    /** Of what is shown: what was asked for before something else took its place has come too late. */
    setMore: (more: MoreState) => {
      if (places.at(id)?.shown === place.shown) patch({ more });
    },
    /** Takes away what is shown; the words in the box stay. */
    shut: () => patch({ ...emptyPlace, query: place.query }),
    shutLimit: () => patch({ limit: null }),
    clear: () => patch(emptyPlace),
    goBack: () => void navigate(-1),
    /** Away from the card with lines to call, with nothing left of it for whoever looks at the screen next. */
    leave: () => {
      places.forgetAll();
      void navigate('/', { replace: true });
    },
  };
};
