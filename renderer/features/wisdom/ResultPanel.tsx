import { X } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { NoMatchKind } from '../../../core/matching/noMatch.ts';
import { HelplineStrip } from '../crisis/index.ts';
import { FeedbackCard } from '../feedback/index.ts';
import { LimitPanel } from '../limits/index.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useEscape } from '../../ui/escape.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { loadMore, type MoreState } from './more.ts';
import { NoMatchCard } from './NoMatchCard.tsx';
import { MorePanel } from './MorePanel.tsx';
import type { Result } from './result.ts';
import { ResultCard } from './ResultCard.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './ResultPanel.module.css';

interface ResultPanelProps {
  result: Result;
  more: MoreState;
  onMore(more: MoreState): void;
  onSearch(query: string): void;
  /** Resets everything; without it `end` takes the button's place. */
  onClear?: () => void;
  end?: ReactNode;
  /** Takes the result away; what was opened below it goes first. */
  onEscape?: () => void;
}

/** Nobody who greets, or cries to God, is asked how they liked it. */
const WITHOUT_FEEDBACK: ReadonlySet<NoMatchKind> = new Set(['against-god', 'greeting', 'language']);

/** The result card and, once asked for, the additional wisdom below it. */
export const ResultPanel = ({ result, more, onMore, onSearch, onClear, end, onEscape }: ResultPanelProps) => {
  useEscape(more.kind === 'closed' || more.kind === 'loading' ? onEscape : () => onMore({ kind: 'closed' }));

  // The focus that was in the panel goes back to the button that opened it.
  const moreButton = useRef<HTMLButtonElement>(null);
  const before = useRef(more.kind);
  useEffect(() => {
    if (more.kind === 'closed' && before.current !== 'closed' && document.activeElement === document.body)
      moreButton.current?.focus();
    before.current = more.kind;
  }, [more.kind]);

  const askMore = async () => {
    if (!result.query.trim() || more.kind === 'loading') return;
    onMore({ kind: 'loading' });
    onMore(await loadMore(result));
  };

  const ending = onClear ? (
    <Button kind="quiet" onClick={onClear}>
      <X size={18} aria-hidden />
      Clear
    </Button>
  ) : (
    end
  );

  const { unanswered } = result;
  return (
    <div className={classes(layout.stack5, styles.panel)}>
      {result.helpline && (
        <Suspense>
          <HelplineStrip />
        </Suspense>
      )}
      {unanswered ? (
        <NoMatchCard result={result} unanswered={unanswered} onSearch={onSearch} end={ending} />
      ) : (
        <>
          <ResultCard
            result={result}
            onSearch={onSearch}
            onMore={() => void askMore()}
            moreButton={moreButton}
            moreState={more.kind}
            picture={!onClear}
            end={ending}
          />
          {more.kind === 'loading' && (
            <Card className={styles.loading} aria-busy="true">
              <span className="visually-hidden">Loading more...</span>
              <Skeleton lines={[52, 70]} />
              <Skeleton lines={[100, 94, 60]} />
            </Card>
          )}
          {more.kind === 'limit' && (
            <Suspense>
              <LimitPanel limit={more.limit} onAgain={() => void askMore()} />
            </Suspense>
          )}
          {more.kind === 'open' && <MorePanel wisdom={more.wisdom} offline={more.offline} onSearch={onSearch} />}
        </>
      )}
      {!(unanswered && WITHOUT_FEEDBACK.has(unanswered.kind)) && (
        <FeedbackCard query={result.helpline ? result.topic : result.query} />
      )}
    </div>
  );
};
