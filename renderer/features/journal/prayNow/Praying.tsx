import type { Prayer } from '../../../../core/contract/journal.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ReadAloud } from '../../../ui/controls/ReadAloud.tsx';
import { classes } from '../../../ui/classes.ts';
import { dayLabel } from '../labels.ts';
import { StepHeading } from './StepHeading.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './prayNow.module.css';

interface PrayingProps {
  prayer: Prayer;
  place: { at: number; of: number };
  aloud: boolean;
  onAmen(): void;
}

/** One prayer, and nothing beside it. */
export const Praying = ({ prayer, place, aloud, onAmen }: PrayingProps) => {
  const update = prayer.updates.at(-1);
  const isLast = place.at === place.of;
  const spoken = [`${prayer.title}.`, prayer.content, update?.text].filter(Boolean).join('\n');
  return (
    <>
      <article className={styles.prayer} aria-label={prayer.title}>
        {place.of > 1 && (
          <p className={styles.place}>
            {place.at} of {place.of}
          </p>
        )}
        <StepHeading>{prayer.title}</StepHeading>
        <p className={styles.words}>{prayer.content}</p>
        {update && (
          <div className={styles.update}>
            <time dateTime={update.createdAt}>{dayLabel(update.createdAt)}</time>
            <p className={styles.words}>{update.text}</p>
          </div>
        )}
      </article>
      <footer className={classes(layout.ends, styles.footer)}>
        <span>
          <ReadAloud text={spoken} what="prayer" startsAtOnce={aloud} />
        </span>
        <Button kind="primary" className={styles.large} onClick={onAmen}>
          {isLast ? 'Amen' : 'Amen, next'}
        </Button>
      </footer>
    </>
  );
};
