import { Check, CircleAlert, CloudUpload, Smartphone } from 'lucide-react';
import { useId } from 'react';
import type { Prayer } from '../../../../core/contract/journal.ts';
import type { JournalEntry } from '../../../../core/journal/entries.ts';
import type { ItemState } from '../../../../core/journal/types.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { dayLabel, dayOfMonth, stateWords, weekday } from '../labels.ts';
import { useOwnJournal } from '../ownJournal.ts';
import { usePlace } from '../place/usePlace.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './list.module.css';

interface PrayerLineProps {
  entry: JournalEntry;
  isOpen: boolean;
  /** The one of the list that Tab comes to; arrows go on from there. */
  isTabStop: boolean;
}

/** More than two lines are not shown. */
const EXCERPT = 160;

/** A prayer in the list: its day, its title and its beginning. What is true of all is said once, and not here. */
export const PrayerLine = ({ entry, isOpen, isTabStop }: PrayerLineProps) => {
  const id = useId();
  const { linkTo } = usePlace();
  const { isLocal } = useOwnJournal();
  const { prayer, state } = entry;
  return (
    <li data-prayer={prayer.id} data-state={state} data-open={isOpen} className={styles.line}>
      <span className={styles.day} aria-hidden>
        <strong>{dayOfMonth(prayer.createdAt)}</strong>
        {weekday(prayer.createdAt)}
      </span>
      <div className={styles.words}>
        <Link
          {...linkTo(prayer.id)}
          className={styles.name}
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isOpen ? 'page' : undefined}
          aria-describedby={id}
        >
          {prayer.title}
        </Link>
        <div id={id} className={styles.more}>
          <span className="visually-hidden">{dayLabel(prayer.createdAt)}. </span>
          <span className={styles.excerpt}>{prayer.content.slice(0, EXCERPT)}</span>
          <Marks answeredAt={prayer.answeredAt} state={isLocal ? 'safe' : state} />
        </div>
      </div>
    </li>
  );
};

const icons: Readonly<Record<ItemState, typeof Check>> = {
  saved_here: Smartphone,
  sending: CloudUpload,
  safe: Check,
  needs_you: CircleAlert,
};

const Marks = ({ answeredAt, state }: { answeredAt: string | null; state: ItemState }) => {
  const Icon = icons[state];
  if (!answeredAt && state === 'safe') return null;
  return (
    <span className={styles.marks}>
      {answeredAt && (
        <span className={styles.mark}>
          <Check size={14} aria-hidden /> Answered
        </span>
      )}
      {state !== 'safe' && (
        <span className={styles.mark} data-state={state}>
          <Icon size={14} aria-hidden /> {stateWords[state]}
        </span>
      )}
    </span>
  );
};

/** A prayer that was just deleted, with the way back. */
export const DeletedLine = ({ prayer, onUndo }: { prayer: Prayer; onUndo(): void }) => (
  <li data-prayer={prayer.id}>
    <div className={classes(layout.ends, styles.gone)} role="status">
      <span>“{prayer.title}” was deleted.</span>
      <Button autoFocus kind="quiet" onClick={onUndo}>
        Undo
      </Button>
    </div>
  </li>
);
