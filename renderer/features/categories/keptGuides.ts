import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Outcome } from '../search/index.ts';
import type { MoreState } from '../wisdom/index.ts';

export type Shown =
  { kind: 'topics' } | { kind: 'searching' } | { kind: 'failed' } | Exclude<Outcome, { kind: 'topic' }>;

interface Guide {
  query: string;
  shown: Shown;
  more: MoreState;
}

const KEPT = 20;
const guides = new Map<string, Guide>();

/**
 * What a category page shows, kept for each place in the history so that Back finds it again. In memory alone: what people
 * type goes into no address and no storage.
 */
export const useGuide = () => {
  const { key } = useLocation();
  const [guide, setGuide] = useState<Guide>(
    () => guides.get(key) ?? { query: '', shown: { kind: 'topics' }, more: { kind: 'closed' } },
  );

  const patch = (change: Partial<Guide>) =>
    setGuide((before) => {
      const next = { ...before, ...change };
      // Of a search that is under way nothing would answer after Back; of words of danger nothing may be left.
      if (next.shown.kind === 'crisis') guides.clear();
      else if (next.shown.kind !== 'searching') guides.set(key, next);
      const oldest = guides.keys().next().value;
      if (guides.size > KEPT && oldest !== undefined) guides.delete(oldest);
      return next;
    });

  return { ...guide, patch };
};
