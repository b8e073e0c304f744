import { useEffect, useRef, useState } from 'react';
import type { PrayerEdit } from '../../../core/contract/journal.ts';
import { cleanText, journalLimits } from '../../../core/rules/prayerText.ts';
import { newId } from '../../platform/journal/device.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import styles from './item.module.css';

interface UpdateFormProps {
  onSave(set: PrayerEdit): Promise<boolean>;
  onClose(): void;
}

/** Adds a later word under a prayer. */
export const UpdateForm = ({ onSave, onClose }: UpdateFormProps) => {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const save = async () => {
    if (!cleanText(text)) return setMissing(true);
    const now = new Date();
    if (await onSave({ addUpdates: [{ id: newId(now.getTime()), text, createdAt: now.toISOString() }] })) onClose();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Add update"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Update"
        most={journalLimits.update}
        value={text}
        error={missing && !cleanText(text) ? 'Please write the update.' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <span className={styles.actions}>
        <Button type="submit" kind="primary">
          Add update
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  );
};
