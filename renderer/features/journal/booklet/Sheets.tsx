import { useState } from 'react';
import type { Chapter } from '../../../../core/journal/booklet/chapters.ts';
import type { Prayer } from '../../../../core/contract/journal.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { classes } from '../../../ui/classes.ts';
import { Verse } from '../../../ui/text/Verse.tsx';
import { capital, dayLabel, monthLabel } from '../labels.ts';
import { closingVerse } from '../prayNow/closingVerses.ts';
import { EntryPhoto } from './EntryPhoto.tsx';
import styles from './booklet.module.css';

interface SheetsProps {
  /** Whose it is; empty where nobody is signed in. */
  name: string;
  chapters: readonly Chapter[];
  /** The class of its paper. */
  paper: string;
}

/** The booklet's pages: a cover, a chapter for each month, and a verse at the end. */
export const Sheets = ({ name, chapters, paper }: SheetsProps) => {
  const [verse] = useState(() => closingVerse(localDay(new Date())));
  return (
    <article className={classes(styles.booklet, paper)} aria-label="The booklet">
      <header className={styles.cover}>
        <Lamp />
        <p className={styles.title}>Prayer Journal</p>
        {name && <p className={styles.name}>{name}</p>}
        <p className={styles.range}>{rangeOf(chapters)}</p>
      </header>
      {chapters.map(({ month, prayers }) => (
        <section key={month} className={styles.chapter}>
          <h2>{monthLabel(month)}</h2>
          {prayers.map((prayer) => (
            <Entry key={prayer.id} prayer={prayer} />
          ))}
        </section>
      ))}
      {verse && (
        <footer className={styles.end}>
          <Verse {...verse} translation="WEB" />
        </footer>
      )}
    </article>
  );
};

const rangeOf = (chapters: readonly Chapter[]): string => {
  const [first, last] = [chapters.at(0), chapters.at(-1)];
  if (!first || !last) return '';
  return first === last ? monthLabel(first.month) : `${monthLabel(first.month)} to ${monthLabel(last.month)}`;
};

const Entry = ({ prayer }: { prayer: Prayer }) => (
  <section className={styles.prayer}>
    <h3>{prayer.title}</h3>
    <p className={styles.facts}>
      {[dayLabel(prayer.createdAt), prayer.category && capital(prayer.category), ...prayer.tags.map((tag) => `#${tag}`)]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <p className={styles.words}>{prayer.content}</p>
    {prayer.photo && <EntryPhoto prayerId={prayer.id} title={prayer.title} photo={prayer.photo} />}
    {prayer.conflicts.map((copy) => (
      <Later key={copy.id} when="Also written on another device" words={copy.content} />
    ))}
    {prayer.updates.map((update) => (
      <Later key={update.id} when={dayLabel(update.createdAt)} words={update.text} />
    ))}
    {prayer.answeredAt && (
      <div className={styles.answer}>
        <p className={styles.facts}>Answered {dayLabel(prayer.answeredAt)}</p>
        {prayer.answerStory && <p className={styles.words}>{prayer.answerStory}</p>}
      </div>
    )}
  </section>
);

const Later = ({ when, words }: { when: string; words: string }) => (
  <div className={styles.later}>
    <p className={styles.facts}>{when}</p>
    <p className={styles.words}>{words}</p>
  </div>
);

/** The lamp on its stand (Matthew 5:15), as a line. */
const Lamp = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.lamp}>
    <path d="M16 2c3.5 3.7 5.2 6.4 5.2 9a5.2 5.2 0 0 1-10.4 0c0-2.6 1.7-5.3 5.2-9z" />
    <path d="M6.5 18h19c-.5 3.7-3.7 6.2-7.7 6.6v2.8h3.9a1.3 1.3 0 0 1 0 2.6H10.3a1.3 1.3 0 0 1 0-2.6h3.9v-2.8c-4-.4-7.2-2.9-7.7-6.6z" />
  </svg>
);
