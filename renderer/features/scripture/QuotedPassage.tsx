import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Verse as Quoted } from '../../../core/contract/search.ts';
import { paragraphsOf, type Paragraph, type VerseLine } from '../../../core/scripture/paragraphs.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Verse } from '../../ui/text/Verse.tsx';
import { bookOf, PassageText } from './PassageText.tsx';
import styles from './QuotedPassage.module.css';

/** A longer passage begins with so many verses; the rest is a press away, unless it is hardly more. */
const SHOWN = 20;
const HARDLY_MORE = 5;

/** How many paragraphs are shown at first. */
const shownOf = (paragraphs: readonly Paragraph<VerseLine>[]): number => {
  let verses = 0;
  const full = paragraphs.findIndex(({ lines }) => (verses += lines.length) >= SHOWN);
  return full < 0 ? paragraphs.length : full + 1;
};

interface QuotedPassageProps {
  verse: Quoted;
  size?: 'large' | 'small';
}

/** A passage as it is shown: a few verses as a quotation, more of them with verse numbers and paragraphs. */
export const QuotedPassage = ({ verse: { ref, text, translation, lines }, size }: QuotedPassageProps) => (
  <Verse text={text} reference={ref} translation={translation} {...(size && { size })}>
    {lines && <LongPassage key={ref} reference={ref} lines={lines} />}
  </Verse>
);

const LongPassage = ({ reference, lines }: { reference: string; lines: NonNullable<Quoted['lines']> }) => {
  const id = useId();
  const [all, setAll] = useState(lines.length <= SHOWN + HARDLY_MORE);
  const rest = useRef<HTMLDivElement>(null);
  const paragraphs = paragraphsOf(bookOf(reference), lines);
  const first = paragraphs.slice(0, shownOf(paragraphs));
  const later = paragraphs.slice(first.length);
  const left = later.reduce((sum, each) => sum + each.lines.length, 0);

  const showRest = () => {
    flushSync(() => setAll(true));
    rest.current?.focus();
  };
  if (later.length === 0) return <PassageText paragraphs={paragraphs} />;
  return (
    <>
      <PassageText paragraphs={first} />
      {/* On paper the passage is whole. */}
      <div ref={rest} id={id} tabIndex={-1} className={all ? styles.rest : styles.folded}>
        <PassageText paragraphs={later} />
      </div>
      {!all && (
        <div className={styles.more}>
          <Button onClick={showRest} aria-controls={id} aria-expanded={false}>
            Show the rest ({left} {left === 1 ? 'verse' : 'verses'})
          </Button>
        </div>
      )}
    </>
  );
};
