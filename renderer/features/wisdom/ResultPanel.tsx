import { X } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { NoMatchKind } from '../../../core/matching/noMatch.ts';
import { HelplineStrip } from '../crisis/index.ts';
import { FeedbackCard } from '../feedback/index.ts';
import { RelatedByTitle } from '../reading/index.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { loadMore, type MoreState } from './more/more.ts';
import { NoMatchCard } from './NoMatchCard.tsx';
import { MorePart } from './more/MorePart.tsx';
import { useMoreButton } from './more/useMoreButton.ts';
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
  const { button, ask } = useMoreButton({ more, onMore, load: () => loadMore(result), onEscape });
  const askMore = () => {
    if (result.query.trim()) ask();
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
            onMore={askMore}
            moreButton={button}
            moreState={more.kind}
            end={ending}
          />
          <MorePart more={more} onAgain={askMore} onSearch={onSearch} />
          <RelatedByTitle title={result.topic} />
        </>
      )}
      {!(unanswered && WITHOUT_FEEDBACK.has(unanswered.kind)) && (
        <Suspense>
          <FeedbackCard query={result.helpline ? result.topic : result.query} />
        </Suspense>
      )}
    </div>
  );
};
