import { Suspense, type ReactNode } from 'react';
import { WelcomeCard } from '../limits/index.ts';
import { ChoicesCard, ResultPanel, ResultSkeleton, type Result } from '../wisdom/index.ts';
import type { useSearchEntry } from './useSearchEntry.ts';

interface EntryViewProps {
  search: ReturnType<typeof useSearchEntry>;
  result: Result | null;
  /** Takes away what is shown; the words in the box stay. */
  onClose(): void;
  /** Begins anew. */
  onHome(): void;
  /** What the result's card ends with: this button, or `end` in its place. */
  onClear?: () => void;
  /** What Escape does to the result's card. */
  onEscape?: () => void;
  end?: ReactNode;
}

/** What a search led to. What is being read, and what is written below it, comes back where it meets the day's limit. */
export const EntryView = ({ search, result, onClose, onHome, onClear, onEscape, end }: EntryViewProps) => {
  const { entry, entryId, searching } = search;
  const { shown } = entry;
  const limit = entry.limit ?? (shown?.kind === 'limit' ? shown.limit : null);
  return (
    <>
      {searching && <ResultSkeleton />}
      <div hidden={searching || !(limit ?? shown)}>
        <Suspense fallback={<ResultSkeleton />}>
          {limit && (
            <WelcomeCard
              key={limit.resetAt}
              limit={limit}
              reading={entry.limit !== null}
              onClose={entry.limit ? search.closeLimit : onClose}
              onHome={onHome}
            />
          )}
          {shown?.kind === 'choices' && (
            <ChoicesCard key={entryId} choices={shown.choices} onChoose={search.search} onEscape={onClose} />
          )}
          {result && (
            <ResultPanel
              key={entryId}
              result={result}
              more={entry.more}
              onMore={search.setMore}
              onSearch={search.search}
              onClear={onClear}
              onEscape={onEscape}
              end={end}
            />
          )}
        </Suspense>
      </div>
    </>
  );
};
