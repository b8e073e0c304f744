import { useId } from 'react';
import type { Prayer } from '../../../../core/contract/journal.ts';
import type { Remembered } from '../../../../core/journal/onThisDay.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { Label } from '../../../ui/text/Label.tsx';
import { usePlace } from '../place/usePlace.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './list.module.css';

/** What was written or answered on this day of earlier years. */
export const OnThisDay = ({ remembered }: { remembered: readonly Remembered<Prayer>[] }) => {
  const id = useId();
  const { linkTo } = usePlace();
  if (remembered.length === 0) return null;
  return (
    <section className={styles.remembered} aria-labelledby={id}>
      <Label id={id} level={2}>
        On This Day
      </Label>
      <ul className={layout.stack2}>
        {remembered.map(({ prayer, what, years }) => (
          <li key={`${prayer.id}/${what}`}>
            <Link {...linkTo(prayer.id)}>{prayer.title}</Link> {what === 'answered' ? 'was answered' : 'was written'}{' '}
            {years === 1 ? 'a year ago' : `${years} years ago`}.
            {what === 'answered' && prayer.answerStory && <p className={styles.story}>{prayer.answerStory}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
};
