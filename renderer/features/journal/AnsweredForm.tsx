import { useEffect, useRef, useState } from 'react';
import type { Prayer, PrayerEdit } from '../../../core/contract/journal.ts';
import { localDay } from '../../../core/rules/daily.ts';
import { cleanText, journalLimits } from '../../../core/rules/prayerText.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextField } from '../../ui/Field.tsx';
import styles from './item.module.css';

interface AnsweredFormProps {
  prayer: Prayer;
  onSave(set: PrayerEdit): Promise<boolean>;
  onClose(): void;
}

/** Marks a prayer as answered: the day, and the story if they want to tell it. */
export const AnsweredForm = ({ prayer, onSave, onClose }: AnsweredFormProps) => {
  const [today] = useState(() => localDay(new Date()));
  const [day, setDay] = useState(() => (prayer.answeredAt ? localDay(new Date(prayer.answeredAt)) : today));
  const [story, setStory] = useState(prayer.answerStory ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const save = async (set: PrayerEdit) => {
    if (await onSave(set)) onClose();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Answered"
      onSubmit={(event) => {
        event.preventDefault();
        // Noon of that day, so that it is that day wherever they travel.
        const moment = new Date(`${day || today}T12:00`);
        void save({ answeredAt: moment.toISOString(), answerStory: cleanText(story) || null });
      }}
    >
      <Field label="Answered on" type="date" max={today} value={day} onChange={(event) => setDay(event.target.value)} />
      <TextField
        label="What happened (optional)"
        most={journalLimits.story}
        value={story}
        onChange={(event) => setStory(event.target.value)}
      />
      <span className={styles.actions}>
        <Button type="submit" kind="primary">
          Save
        </Button>
        {prayer.answeredAt && (
          <Button onClick={() => void save({ answeredAt: null, answerStory: null })}>Not answered yet</Button>
        )}
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  );
};
