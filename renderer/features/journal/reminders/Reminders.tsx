import { useEffect, useState } from 'react';
import { icsOf, UID_HOST, weekdays, type Weekday } from '../../../../core/rules/calendar/calendarFile.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { requestPermission, canNotify } from './notifications.ts';
import { isReminder, type Reminder } from './reminder.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { useOwnJournal } from '../ownJournal.ts';
import { classes } from '../../../ui/classes.ts';
import { useSite } from '../../site/index.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../journal.module.css';

const names: Readonly<Record<Weekday, string>> = {
  MO: 'Mon',
  TU: 'Tue',
  WE: 'Wed',
  TH: 'Thu',
  FR: 'Fri',
  SA: 'Sat',
  SU: 'Sun',
};

/** A time to pray: as an entry for the person's own calendar, and as a word from this page while it is open. */
export const Reminders = ({ onClose }: { onClose(): void }) => {
  const { owner, journal, isLocal } = useOwnJournal();
  const { name } = useSite();
  const [time, setTime] = useState('07:00');
  const [days, setDays] = useState<readonly Weekday[]>(weekdays);
  const [here, setHere] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  useEffect(() => {
    journal.readLocal(owner, 'reminder').then(
      (value) => {
        if (!isReminder(value)) return;
        setTime(value.time);
        setDays(value.days);
        setHere(value.here);
      },
      () => undefined,
    );
  }, [owner, journal]);

  const keep = (next: Reminder) => journal.writeLocal(owner, 'reminder', next).catch(() => undefined);

  const download = () => {
    const now = new Date();
    const reminder = {
      uid: `prayer-time@${UID_HOST}`,
      title: 'Time to pray',
      from: localDay(now),
      time: time || '07:00',
      days,
      minutes: 15,
    };
    void keep({ time, days, here });
    saveFile(icsOf([reminder], name, now.getTime()), 'time-to-pray.ics', 'text/calendar');
    setMessage('Open the file, and your calendar takes it in. Taken in again it changes the entry and adds none.');
  };

  const changeHere = async (wanted: boolean) => {
    if (wanted && !(await requestPermission().catch(() => false))) {
      setHere(false);
      setMessage('Reminders are not allowed here. The calendar entry works everywhere.');
      return;
    }
    setHere(wanted);
    void keep({ time, days, here: wanted });
  };

  return (
    <Modal title="A time to pray" onClose={onClose}>
      <div className={classes(layout.stack4, styles.dialog)}>
        {message && <Notice role="status">{message}</Notice>}
        <Field label="Time" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
        <fieldset className={styles.days}>
          <legend>Days</legend>
          {weekdays.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={days.includes(day)}
                onChange={(event) =>
                  setDays(weekdays.filter((each) => (each === day ? event.target.checked : days.includes(each))))
                }
              />
              {names[day]}
            </label>
          ))}
        </fieldset>
        {canNotify && (
          <label className={styles.check}>
            <input type="checkbox" checked={here} onChange={(event) => void changeHere(event.target.checked)} />
            Remind me here while {isLocal ? 'this journal' : name} is open
          </label>
        )}
        <ModalActions>
          <Button
            kind="quiet"
            onClick={() => {
              void keep({ time, days, here });
              onClose();
            }}
          >
            Close
          </Button>
          <Button kind="primary" onClick={download} disabled={days.length === 0 || !time}>
            Add to my calendar
          </Button>
        </ModalActions>
      </div>
    </Modal>
  );
};
