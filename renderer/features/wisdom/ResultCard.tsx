import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import brand from '../../../content/generated/brand.json';
import { resultShareText } from '../../../core/rules/share.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, Label } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useFocusOnMount } from '../../ui/focusOnMount.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Verse } from '../../ui/Verse.tsx';
import { ShareButton } from '../sharing/index.ts';
import type { MoreState } from './more.ts';
import type { Result } from './result.ts';
import styles from './wisdom.module.css';

interface ResultCardProps {
  result: Result;
  onSearch(query: string): void;
  onMore(): void;
  moreState: MoreState['kind'];
  end: ReactNode;
}

export const ResultCard = ({ result, onSearch, onMore, moreState, end }: ResultCardProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>(`Here is something for you: ${result.topic}`);
  const { topic, verses, note, prayer, because, suggestions } = result;
  return (
    <Card lit aria-labelledby="result-title" className={styles.card}>
      <header className={styles.head}>
        <h2 id="result-title" ref={heading} tabIndex={-1}>
          {topic}
        </h2>
        {because && <p className={styles.because}>{because}</p>}
        {result.generated && (
          <p className={styles.because}>
            <Sparkles size={16} aria-hidden /> Written by a computer from the passages below. Weigh it with someone you
            trust.
          </p>
        )}
        {suggestions.length > 0 && (
          <div className={styles.suggestions}>
            <span>Did you mean</span>
            <ul className={styles.chips}>
              {suggestions.map((title) => (
                <li key={title}>
                  <Chip onClick={() => onSearch(title)}>{title}</Chip>
                </li>
              ))}
            </ul>
          </div>
        )}
      </header>

      {verses.length > 0 && (
        <div>
          <Label>God's Word</Label>
          <div className={styles.verses}>
            {verses.map((verse) => (
              <Verse key={verse.ref} text={verse.text} reference={verse.ref} translation={verse.translation} />
            ))}
          </div>
        </div>
      )}
      <div>
        <Label>What It Means</Label>
        <Paragraphs text={note} />
      </div>
      <div className={styles.prayer}>
        <Label>Simple Prayer</Label>
        <Paragraphs text={prayer} />
      </div>

      <div className={styles.actions}>
        <ShareButton content={{ title: topic, text: shareText(result) }} />
        <Button
          onClick={onMore}
          disabled={moreState === 'loading' || moreState === 'open'}
          aria-expanded={moreState === 'open'}
        >
          {moreState === 'loading' ? 'Loading...' : 'More'}
        </Button>
        {end}
      </div>
    </Card>
  );
};

const shareText = ({ topic, verses, note, prayer }: Result): string => {
  const esv = verses.some((verse) => verse.translation === 'ESV');
  return resultShareText(
    {
      topic,
      verse: verses.map((verse) => verse.text).join(' '),
      reference: verses.map((verse) => `${verse.ref}, ${verse.translation}`).join('; '),
      note,
      prayer,
    },
    brand.name,
    window.location.origin,
    esv ? brand.scripture.esvShort : '',
  );
};
