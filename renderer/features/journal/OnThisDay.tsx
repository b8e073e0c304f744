import { use, useMemo, useState } from 'react';
import { dayIn, onThisDay } from '../../../core/rules/journal.ts';
import { localDay } from '../../../core/rules/daily.ts';
import type { JournalEntry } from '../../../core/sync/view.ts';
import { Label } from '../../ui/Card.tsx';
import { PrayerHeading } from './headings.ts';
import styles from './journal.module.css';

/** What was written or answered on this day of earlier years. */
export const OnThisDay = ({ entries }: { entries: readonly JournalEntry[] }) => {
  const [today] = useState(() => localDay(new Date()));
  const found = useMemo(
    () =>
      onThisDay(
        entries.map(({ prayer }) => prayer),
        today,
        dayIn(),
      ).slice(0, 3),
    [entries, today],
  );
  if (found.length === 0) return null;
  return (
    <section className={styles.remembered} aria-label="On This Day">
      <Label level={use(PrayerHeading) === 'h2' ? 2 : 3}>On This Day</Label>
      <ul>
        {found.map(({ prayer, what, years }) => (
          <li key={`${prayer.id}/${what}`}>
            <strong>{prayer.title}</strong> {what === 'answered' ? 'was answered' : 'was written'}{' '}
            {years === 1 ? 'a year ago' : `${years} years ago`}.
            {what === 'answered' && prayer.answerStory && <p>{prayer.answerStory}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
