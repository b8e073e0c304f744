import { useEffect, useRef, useState } from 'react';
import type { Prayer, PrayerEdit } from '../../../../core/contract/journal.ts';
import { cleanText, journalLimits } from '../../../../core/rules/prayerText.ts';
import { newId } from '../../../platform/journal/device.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/forms/Field.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useDraft } from './useDraft.ts';
import styles from '../list/item.module.css';

interface UpdateFormProps {
  owner: string;
  journal: JournalClient;
  prayer: Prayer;
  onSave(set: PrayerEdit): Promise<boolean>;
  onClose(): void;
}

/** Adds a later word under a prayer. */
export const UpdateForm = ({ owner, journal, prayer, onSave, onClose }: UpdateFormProps) => {
  const { draft, setDraft, keepNow, dropDraft } = useDraft(owner, journal, `update:${prayer.id}`, { text: '' });
  const { text } = draft;
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const close = () => {
    void dropDraft();
    onClose();
  };
  const save = async () => {
    if (!cleanText(text)) return setMissing(true);
    const now = new Date();
    if (await onSave({ addUpdates: [{ id: newId(now.getTime()), text, createdAt: now.toISOString() }] })) close();
  };
  return (
    <Form
      ref={form}
      // Else a browser writes what is typed into the file it restores tabs from, where no lock seals it.
      autoComplete="off"
      className={styles.form}
      aria-label="Add update"
      onBlur={keepNow}
      onSend={save}
    >
      <TextField
        label="Update"
        limit={journalLimits.update}
        value={text}
        error={missing && !cleanText(text) ? 'Please write the update.' : undefined}
        onChange={(event) => setDraft({ text: event.target.value })}
      />
      <span className={styles.actions}>
        <Button type="submit" kind="primary">
          Add update
        </Button>
        <Button kind="quiet" onClick={close}>
          Cancel
        </Button>
      </span>
    </Form>
  );
};
