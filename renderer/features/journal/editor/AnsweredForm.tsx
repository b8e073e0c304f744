import { useEffect, useRef, useState } from 'react';
import type { Prayer, PrayerEdit } from '../../../../core/contract/journal.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { cleanText, journalLimits } from '../../../../core/rules/prayerText.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field, TextField } from '../../../ui/forms/Field.tsx';
import { useDraft } from './useDraft.ts';
import styles from '../list/item.module.css';

interface AnsweredFormProps {
  owner: string;
  journal: JournalClient;
  prayer: Prayer;
  onSave(set: PrayerEdit): Promise<boolean>;
  onClose(): void;
}

/** Marks a prayer as answered: the day, and the story if they want to tell it. */
export const AnsweredForm = ({ owner, journal, prayer, onSave, onClose }: AnsweredFormProps) => {
  const [today] = useState(() => localDay(new Date()));
  const { draft, setDraft, keepNow, dropDraft } = useDraft(owner, journal, `answer:${prayer.id}`, {
    day: prayer.answeredAt ? localDay(new Date(prayer.answeredAt)) : today,
    story: prayer.answerStory ?? '',
  });
  const { day, story } = draft;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const save = async (set: PrayerEdit) => {
    if (await onSave(set)) close();
  };
  const close = () => {
    void dropDraft();
    onClose();
  };
  return (
    <form
      ref={form}
      // Else a browser writes what is typed into the file it restores tabs from, where no lock seals it.
      autoComplete="off"
      className={styles.form}
      aria-label="Answered"
      onBlur={keepNow}
      onSubmit={(event) => {
        event.preventDefault();
        // Noon of that day, so that it is that day wherever they travel.
        const moment = new Date(`${day || today}T12:00`);
        void save({ answeredAt: moment.toISOString(), answerStory: cleanText(story) || null });
      }}
    >
      <Field
        label="Answered on"
        type="date"
        max={today}
        value={day}
        onChange={(event) => setDraft({ day: event.target.value })}
      />
      <TextField
        label="What happened (optional)"
        limit={journalLimits.story}
        value={story}
        onChange={(event) => setDraft({ story: event.target.value })}
      />
      <span className={styles.actions}>
        <Button type="submit" kind="primary">
          Save
        </Button>
        {prayer.answeredAt && (
          <Button onClick={() => void save({ answeredAt: null, answerStory: null })}>Not answered yet</Button>
        )}
        <Button kind="quiet" onClick={close}>
          Cancel
        </Button>
      </span>
    </form>
  );
};
