import { Suspense, type ReactNode } from 'react';
import { WelcomeCard } from '../limits/index.ts';
import { ChoicesCard, ResultPanel, ResultSkeleton, type Result } from '../wisdom/index.ts';
import type { useSearchEntry } from './useSearchEntry.ts';

interface SearchOutcomeProps {
  from: ReturnType<typeof useSearchEntry>;
  result: Result | null;
  hidden: boolean;
  /** Takes away what is shown; the words in the box stay. */
  onClose(): void;
  /** Begins anew. */
  onHome(): void;
  /** What the result's card ends with: this button, or `end` in its place. */
  onClear?: () => void;
  end?: ReactNode;
}

/** What a search led to. What is being read, and what is written below it, comes back where it meets the day's limit. */
export const SearchOutcome = ({ from, result, hidden, onClose, onHome, onClear, end }: SearchOutcomeProps) => {
  const { entry, entryId } = from;
  const { shown } = entry;
  const limit = entry.limit ?? (shown?.kind === 'limit' ? shown.limit : null);
  return (
    <div hidden={hidden}>
      <Suspense fallback={<ResultSkeleton />}>
        {limit && (
          <WelcomeCard
            key={limit.resetAt}
            limit={limit}
            reading={entry.limit !== null}
            onClose={entry.limit ? from.closeLimit : onClose}
            onHome={onHome}
          />
        )}
        {shown?.kind === 'choices' && (
          <ChoicesCard key={entryId} choices={shown.choices} onChoose={from.search} onEscape={onClose} />
        )}
        {result && (
          <ResultPanel
            key={entryId}
            result={result}
            more={entry.more}
            onMore={from.setMore}
            onSearch={from.search}
            onClear={onClear}
            onEscape={onClear && onClose}
            end={end}
          />
        )}
      </Suspense>
    </div>
  );
};
