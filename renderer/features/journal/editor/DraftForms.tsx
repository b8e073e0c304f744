import { useEffect, useState, type ReactNode } from 'react';
import type { Prayer, PrayerEdit } from '../../../../core/contract/journal.ts';
import { journalId } from '../../../../core/journal/types.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { cleanText, journalLimits } from '../../../../core/rules/prayerText.ts';
import { uuid } from '../../../platform/device.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field, TextField } from '../../../ui/forms/Field.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { preloadSigns } from '../../crisis/index.ts';
import { useDraft } from './useDraft.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../list/item.module.css';

interface PrayerChange {
  prayer: Prayer;
  onSave(set: PrayerEdit): Promise<boolean>;
  /** `isSaved`: with what was typed, and not with a cancellation. */
  onClose(isSaved: boolean): void;
}

/** Marks a prayer as answered: the day, and the story if they want to tell it. */
export const AnsweredForm = ({ prayer, onSave, onClose }: PrayerChange) => {
  const [today] = useState(() => localDay(new Date()));
  const { draft, setDraft, ...draftKeeper } = useDraft(`answer:${prayer.id}`, {
    day: prayer.answeredAt ? localDay(new Date(prayer.answeredAt)) : today,
    story: prayer.answerStory ?? '',
  });
  const edit = () => {
    // Noon of that day, so that it is that day wherever they travel.
    const moment = new Date(`${draft.day || today}T12:00`);
    return { answeredAt: moment.toISOString(), answerStory: cleanText(draft.story) || null };
  };
  return (
    <DraftForm
      label="Answered"
      submit="Save"
      draftKeeper={draftKeeper}
      edit={edit}
      canTakeBack={prayer.answeredAt !== null}
      onSave={onSave}
      onClose={onClose}
    >
      <Field
        label="Answered on"
        type="date"
        max={today}
        value={draft.day}
        onChange={(event) => setDraft({ day: event.target.value })}
      />
      <TextField
        label="What happened (optional)"
        limit={journalLimits.story}
        autoFocus
        value={draft.story}
        onChange={(event) => setDraft({ story: event.target.value })}
      />
    </DraftForm>
  );
};

/** Adds a later word under a prayer. */
export const UpdateForm = ({ prayer, onSave, onClose }: PrayerChange) => {
  const { draft, setDraft, ...draftKeeper } = useDraft(`update:${prayer.id}`, { text: '' });
  const { text } = draft;
  const [missing, setMissing] = useState(false);
  const edit = () => {
    setMissing(!cleanText(text));
    if (!cleanText(text)) return null;
    const now = new Date();
    return { addUpdates: [{ id: journalId(now.getTime(), uuid()), text, createdAt: now.toISOString() }] };
  };
  return (
    <DraftForm
      label="Add update"
      submit="Add update"
      draftKeeper={draftKeeper}
      edit={edit}
      onSave={onSave}
      onClose={onClose}
    >
      <TextField
        label="Update"
        limit={journalLimits.update}
        autoFocus
        value={text}
        error={missing && !cleanText(text) ? 'Please write the update.' : undefined}
        onChange={(event) => setDraft({ text: event.target.value })}
      />
    </DraftForm>
  );
};

interface DraftFormProps extends Omit<PrayerChange, 'prayer'> {
  label: string;
  submit: string;
  draftKeeper: Pick<ReturnType<typeof useDraft>, 'keepNow' | 'dropDraft'>;
  /** The change that was typed; null when something is missing. */
  edit(): PrayerEdit | null;
  /** Whether an answer that is there can be taken back. */
  canTakeBack?: boolean;
  children: ReactNode;
}

const DraftForm = ({ label, submit, draftKeeper, edit, canTakeBack, onSave, onClose, children }: DraftFormProps) => {
  useEffect(preloadSigns, []);
  const close = (isSaved: boolean) => {
    void draftKeeper.dropDraft();
    onClose(isSaved);
  };
  const save = async (set: PrayerEdit | null) => {
    if (set && (await onSave(set))) close(set.answeredAt !== null);
  };
  return (
    <Form
      // Else a browser writes what is typed into the file it restores tabs from, where no lock seals it.
      autoComplete="off"
      className={classes(layout.stack3, styles.form)}
      aria-label={label}
      onBlur={draftKeeper.keepNow}
      onSend={() => save(edit())}
    >
      {children}
      <span className={classes(layout.row, styles.actions)}>
        <Button type="submit" kind="primary">
          {submit}
        </Button>
        {canTakeBack && (
          <Button onClick={() => void save({ answeredAt: null, answerStory: null })}>Not answered yet</Button>
        )}
        <Button kind="quiet" onClick={() => close(false)}>
          Cancel
        </Button>
      </span>
    </Form>
  );
};
