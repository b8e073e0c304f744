import { useEffect, useRef, useState, type RefObject } from 'react';
import { localDay } from '../../../core/rules/daily.ts';
import { readPrayedAt } from '../../../core/journal/prayNow.ts';
import type { Prayer } from '../../../core/contract/journal.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../ui/feedback/Modal.tsx';
import { Select } from './Select.tsx';
import { dayLabel } from './labels.ts';
import { useOwnJournal } from './ownJournal.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './journal.module.css';

/** How many are brought in one sitting. */
const TOGETHER = 5;
const MINUTE = 60_000;

/** A gentle round of a few prayers, those that waited longest first. Nothing is counted. */
export const PrayNow = ({ onClose }: { onClose(): void }) => {
  const { owner, journal } = useOwnJournal();
  const [prayers, setPrayers] = useState<readonly Prayer[] | null>(null);
  const [at, setAt] = useState(0);
  const [minutes, setMinutes] = useState('0');
  const [timeIsUp, setTimeIsUp] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The round is chosen once: a sync in its midst must not shuffle it.
    journal.prayNow(owner, localDay(new Date()), TOGETHER).then(setPrayers, () => setPrayers([]));
  }, [owner, journal]);

  useEffect(() => {
    if (minutes === '0') return;
    const timer = setTimeout(() => setTimeIsUp(true), Number(minutes) * MINUTE);
    return () => clearTimeout(timer);
  }, [minutes]);

  useEffect(() => heading.current?.focus(), [at]);

  const keepPrayed = async (id: string) => {
    const moments = readPrayedAt(await journal.readLocal(owner, 'prayed')).set(id, Date.now());
    await journal.writeLocal(owner, 'prayed', Object.fromEntries(moments));
  };

  if (!prayers) return null;
  const prayer = prayers[at];
  const next = () => {
    if (!prayer) return;
    keepPrayed(prayer.id).catch(() => undefined);
    setAt(at + 1);
  };

  return (
    <Modal title="Pray now" onClose={onClose}>
      {prayer ? (
        <div className={layout.stack4}>
          <ShownPrayer heading={heading} prayer={prayer} />
          {timeIsUp && <p role="status">Your time is up. Stay as long as you like.</p>}
          <Select
            label="Timer"
            value={minutes}
            options={[
              ['0', 'No timer'],
              ['5', '5 minutes'],
              ['10', '10 minutes'],
              ['20', '20 minutes'],
            ]}
            onChange={(value) => {
              setMinutes(value);
              setTimeIsUp(false);
            }}
          />
          <ModalActions>
            <Button kind="quiet" onClick={onClose}>
              Rest here
            </Button>
            <Button kind="primary" onClick={next}>
              {at + 1 < prayers.length ? 'Amen, next' : 'Amen'}
            </Button>
          </ModalActions>
        </div>
      ) : (
        <RoundDone heading={heading} any={prayers.length > 0} onClose={onClose} />
      )}
    </Modal>
  );
};

interface RoundDoneProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether there were prayers in the round. */
  any: boolean;
  onClose(): void;
}

const RoundDone = ({ heading, any, onClose }: RoundDoneProps) => (
  <div className={layout.stack4}>
    <h3 ref={heading} tabIndex={-1}>
      {any ? 'Amen.' : 'Nothing is waiting.'}
    </h3>
    <p>
      {any
        ? 'You have brought them. They are in good hands.'
        : 'Every prayer here is answered. Write a new one when you like.'}
    </p>
    <ModalActions>
      <Button kind="primary" onClick={onClose}>
        Close
      </Button>
    </ModalActions>
  </div>
);

const ShownPrayer = ({ heading, prayer }: { heading: RoundDoneProps['heading']; prayer: Prayer }) => (
  <div className={classes(layout.stack3, styles.prayer)}>
    <h3 ref={heading} tabIndex={-1}>
      {prayer.title}
    </h3>
    <p>{prayer.content}</p>
    {prayer.updates.slice(-1).map((update) => (
      <p key={update.id} className={layout.soft}>
        {dayLabel(update.createdAt)}: {update.text}
      </p>
    ))}
  </div>
);
