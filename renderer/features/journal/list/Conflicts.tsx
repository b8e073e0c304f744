import type { Prayer, PrayerEdit } from '../../../../core/contract/journal.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { dayLabel } from '../labels.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './item.module.css';

/** Two devices wrote in one prayer: both texts stand here until the person takes one with one tap. */
export const Conflicts = ({ prayer, onChoose }: { prayer: Prayer; onChoose(set: PrayerEdit): Promise<boolean> }) =>
  prayer.conflicts.map(({ id, title, content, createdAt }) => (
    <section key={id} className={classes(layout.stack2, styles.conflict)} aria-label="Two versions">
      <p>
        <strong>You changed this prayer on two devices.</strong> Nothing is lost: choose the one to keep.
      </p>
      <div className={styles.versions}>
        <div className={layout.stack2}>
          <p className={styles.version}>{prayer.title}</p>
          <p className={styles.text}>{prayer.content}</p>
          <Button onClick={() => void onChoose({ dropConflicts: [id] })}>Keep this one</Button>
        </div>
        <div className={layout.stack2}>
          <p className={styles.version}>{title}</p>
          <p className={styles.text}>{content}</p>
          <p className={classes(layout.row, styles.facts)}>Also written {dayLabel(createdAt)}</p>
          <Button onClick={() => void onChoose({ title, content, dropConflicts: [id] })}>Keep this one instead</Button>
        </div>
      </div>
    </section>
  ));
