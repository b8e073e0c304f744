import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { quoted } from './quoted.ts';
import styles from './Verse.module.css';

interface VerseProps {
  text: string;
  reference: string;
  translation: string;
  size?: 'large' | 'small';
  /** The text set in another way than in quotation marks: with verse numbers and paragraphs. */
  children?: ReactNode;
}

/** A passage of scripture with its reference: where it stands, it is the largest thing on the page. */
export const Verse = ({ text, reference, translation, size = 'large', children }: VerseProps) => (
  <figure
    className={classes(
      styles.verse,
      styles[size],
      text.length > LONG && styles.long,
      children !== undefined && styles.set,
    )}
  >
    <blockquote>{children ?? quoted(text)}</blockquote>
    <figcaption>
      {reference} <span className={styles.translation}>{translation}</span>
    </figcaption>
  </figure>
);

/** From this many characters a passage is read, not taken in at a glance, and is set smaller. */
const LONG = 420;
