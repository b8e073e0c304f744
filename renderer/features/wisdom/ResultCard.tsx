import { Sparkles } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { BY_COMPUTER } from '../../../core/rules/share.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Label } from '../../ui/text/Label.tsx';
import { TalkToSomeone } from '../crisis/index.ts';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { Verse } from '../../ui/text/Verse.tsx';
import { TextTools } from '../notes/index.ts';
import { ImageShareButton, ShareButton, shareableCard } from '../sharing/index.ts';
import type { MoreState } from './more/more.ts';
import { PrayerPart } from './PrayerPart.tsx';
import { Suggestions } from './Suggestions.tsx';
import { VerseTools } from '../scripture/index.ts';
import type { Result } from './result.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './wisdom.module.css';

interface ResultCardProps {
  result: Result;
  onSearch(query: string): void;
  onMore(): void;
  moreButton: Ref<HTMLButtonElement>;
  moreState: MoreState['kind'];
  /** Whether the card can be shared as a picture (docs/specification.md 1 §2: on category pages). */
  picture: boolean;
  end: ReactNode;
}

export const ResultCard = ({ result, onSearch, onMore, moreButton, moreState, picture, end }: ResultCardProps) => {
  const { topic, verses, note, prayer, because, suggestions, unclear } = result;
  const title = unclear?.title ?? topic;
  const heading = useFocusOnMount<HTMLHeadingElement>(unclear ? title : `Here is something for you: ${topic}`);
  const card = shareableCard(result);
  const source = result.generated ? { source: BY_COMPUTER } : {};
  return (
    <Card lit aria-labelledby="result-title" className={styles.card}>
      <header className={classes(layout.stack2, styles.head)}>
        <h2 id="result-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {because && !unclear && <p className={styles.because}>{because}</p>}
        {result.generated && (
          <p className={styles.generated}>
            <Sparkles size={16} aria-hidden /> {BY_COMPUTER} from the passages below. Weigh it with someone you trust.
          </p>
        )}
        <Suggestions ask={unclear?.ask ?? 'Did you mean'} titles={suggestions} onSearch={onSearch} />
        {unclear && (
          <>
            <TalkToSomeone />
            <p className={styles.because}>{unclear.meanwhile}</p>
          </>
        )}
      </header>

      {verses.length > 0 && (
        <div>
          <Label>God's Word</Label>
          <div className={styles.verses}>
            {verses.map((verse) => (
              <div key={verse.ref}>
                <Verse text={verse.text} reference={verse.ref} translation={verse.translation} />
                <VerseTools topic={topic} verse={verse} />
              </div>
            ))}
          </div>
        </div>
      )}
      {note && (
        <div>
          <Label>What It Means</Label>
          <Paragraphs text={note} />
          <TextTools noteType="wisdom" topic={topic} content={note} {...source} />
        </div>
      )}
      <PrayerPart label="Simple Prayer" topic={topic} prayer={prayer} {...source} />

      <div className={classes(layout.row, styles.actions)}>
        {note && (
          <>
            <ShareButton
              content={{
                title: card.title,
                get text() {
                  return card.text;
                },
              }}
            />
            {picture && <ImageShareButton card={card} />}
            <Button
              ref={moreButton}
              onClick={onMore}
              disabled={moreState === 'loading' || moreState === 'open'}
              aria-expanded={moreState === 'open'}
            >
              {moreState === 'loading' ? 'Loading...' : 'More'}
            </Button>
          </>
        )}
        {end}
      </div>
    </Card>
  );
};
