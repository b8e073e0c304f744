import { Fragment, type ReactNode } from 'react';
import type { Paragraph, VerseLine } from '../../../core/scripture/paragraphs.ts';
import { classes } from '../../ui/classes.ts';
import styles from './PassageText.module.css';

/** The book of a reference as we write it: "1 John" of "1 John 3:16-18". */
export const bookOf = (reference: string): string => reference.replace(/ [\d:;,\s-]+$/, '');

/**
 * Paragraphs of a passage. Verse numbers are read out as "verse 5", and are no part of what is selected and copied.
 */
export const PassageText = ({ paragraphs }: { paragraphs: readonly Paragraph<VerseLine>[] }) =>
  paragraphs.map(({ chapter, poetry, lines }, index) => (
    <Fragment key={index}>
      {chapter !== null && <p className={styles.chapter}>Chapter {chapter}</p>}
      <p className={classes(styles.paragraph, poetry && styles.poetry)}>
        {lines.map(({ verse, text, gap }, index) => (
          <Fragment key={index}>
            <VerseText number={verse}>
              {gap && '… '}
              {text}
            </VerseText>{' '}
          </Fragment>
        ))}
      </p>
    </Fragment>
  ));

const VerseText = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className={styles.verse}>
    <sup className={styles.number}>
      <span className="visually-hidden">verse </span>
      {number}
    </sup>
    {children}
  </span>
);
