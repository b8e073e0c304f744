import { Sparkles } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { BY_COMPUTER } from '../../../core/rules/share.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { TalkToSomeone } from '../crisis/index.ts';
import { Reading, readingPage, TitleBlock } from '../reading/index.ts';
import { shareableCard } from '../sharing/index.ts';
import type { MoreState } from './more/more.ts';
import type { Result } from './result.ts';
import { Suggestions } from './Suggestions.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './wisdom.module.css';

interface ResultCardProps {
  result: Result;
  onSearch(query: string): void;
  onMore(): void;
  moreButton: Ref<HTMLButtonElement>;
  moreState: MoreState['kind'];
  end: ReactNode;
}

export const ResultCard = ({ result, onSearch, onMore, moreButton, moreState, end }: ResultCardProps) => {
  const { topic, verses, note, prayer, because, suggestions, unclear } = result;
  const title = unclear?.title ?? topic;
  const heading = useFocusOnMount<HTMLHeadingElement>(unclear ? title : `Here is something for you: ${topic}`);
  return (
    <section aria-labelledby="result-title" className={readingPage}>
      <TitleBlock level={2} id="result-title" title={title} heading={heading} because={unclear ? '' : because}>
        {result.generated && (
          <p className={styles.generated}>
            <Sparkles size={16} aria-hidden /> {BY_COMPUTER} from the passages below. Weigh it with someone you trust.
          </p>
        )}
        {unclear && (
          <>
            <Suggestions ask={unclear.ask} titles={suggestions} onSearch={onSearch} />
            <TalkToSomeone />
            <p className={styles.because}>{unclear.meanwhile}</p>
          </>
        )}
      </TitleBlock>
      {verses.length + note.length + prayer.length > 0 && (
        <Reading
          topic={topic}
          level={3}
          verses={verses}
          afterVerse={!unclear && <Suggestions ask="Did you mean" titles={suggestions} onSearch={onSearch} />}
          note={{ label: 'What It Means', text: note }}
          prayer={{ label: 'Simple Prayer', text: prayer }}
          card={shareableCard(result)}
          {...(result.generated && { source: BY_COMPUTER })}
        />
      )}
      <div className={classes(layout.row, styles.actions)}>
        {note && (
          <Button
            ref={moreButton}
            onClick={onMore}
            disabled={moreState === 'loading' || moreState === 'open'}
            aria-expanded={moreState === 'open'}
          >
            {moreState === 'loading' ? 'Loading...' : 'More'}
          </Button>
        )}
        {end}
      </div>
    </section>
  );
};
