import { classes } from '../classes.ts';
import { quoted } from './quoted.ts';
import styles from './Verse.module.css';

interface VerseProps {
  text: string;
  reference: string;
  translation: string;
  size?: 'large' | 'small';
}

/** A passage of scripture with its reference: where it stands, it is the largest thing on the page. */
export const Verse = ({ text, reference, translation, size = 'large' }: VerseProps) => (
  <figure className={classes(styles.verse, styles[size], text.length > LONG && styles.long)}>
    <blockquote>{quoted(text)}</blockquote>
    <figcaption>
      {reference} <span className={styles.translation}>{translation}</span>
    </figcaption>
  </figure>
);

/** From this many characters a passage is read, not taken in at a glance, and is set smaller. */
const LONG = 420;
