import type { Prayer } from '../../../../core/contract/journal.ts';
import type { Remembered } from '../../../../core/journal/onThisDay.ts';
import { Label } from '../../../ui/text/Label.tsx';
import { useOwnJournal } from '../ownJournal.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../journal.module.css';

/** What was written or answered on this day of earlier years. */
export const OnThisDay = ({ remembered }: { remembered: readonly Remembered<Prayer>[] }) => {
  const { level } = useOwnJournal();
  if (remembered.length === 0) return null;
  return (
    <section className={styles.remembered} aria-label="On This Day">
      <Label level={level === 1 ? 2 : 3}>On This Day</Label>
      <ul className={layout.stack2}>
        {remembered.map(({ prayer, what, years }) => (
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
