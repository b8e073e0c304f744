import { useId } from 'react';
import { journalLimits } from '../../../../core/rules/prayerText.ts';
import { charactersOf, Field, TextField } from '../../../ui/forms/Field.tsx';
import { capital, categories } from '../labels.ts';
import { promptsOf, roomIn, textOf, type TextParts } from './templates/draftText.ts';
import { TemplatePicker } from './templates/TemplatePicker.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './editor.module.css';

export interface PrayerDraft extends TextParts {
  title: string;
  category: string;
  tags: string;
}

interface PrayerFieldsProps {
  draft: PrayerDraft;
  /** Categories that they have used. */
  known: readonly string[];
  isNew: boolean;
  onChange(part: Partial<PrayerDraft>): void;
}

/** From this share of a limit on a counter is shown: before, it only disturbs. */
const NEAR = 0.8;
const isNear = (length: number, limit: number): boolean => length >= NEAR * limit;

export const PrayerFields = ({ draft, known, isNew, onChange }: PrayerFieldsProps) => {
  const { title } = draft;
  return (
    <>
      <Field
        label="Title"
        className={styles.title}
        {...(isNear(title.length, journalLimits.title) && { count: charactersOf(title, journalLimits.title) })}
        maxLength={journalLimits.title}
        required
        autoFocus
        autoComplete="off"
        value={title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      {isNew && <TemplatePicker draft={draft} onChange={onChange} />}
      <TextFields draft={draft} onChange={onChange} />
      <Labels draft={draft} known={known} onChange={onChange} />
    </>
  );
};

/** The text, in one field or under the prompts of a template. */
const TextFields = ({ draft, onChange }: Pick<PrayerFieldsProps, 'draft' | 'onChange'>) => {
  const limit = journalLimits.content;
  const prompts = promptsOf(draft);
  const text = textOf(draft);
  return (
    <>
      {(prompts.length === 0 || draft.content !== '') && (
        <TextField
          label="Prayer"
          className={styles.text}
          limit={roomIn(draft, 'content', limit)}
          countFrom={prompts.length === 0 ? NEAR * limit : Infinity}
          required
          value={draft.content}
          onChange={(event) => onChange({ content: event.target.value })}
        />
      )}
      {prompts.map(({ key, prompt }) => (
        <TextField
          key={`${draft.template}/${key}`}
          label={prompt}
          className={classes(styles.text, styles.part)}
          limit={roomIn(draft, key, limit)}
          countFrom={Infinity}
          value={draft[key]}
          onChange={(event) => onChange({ [key]: event.target.value })}
        />
      ))}
      {prompts.length > 0 && isNear(text.length, limit) && <p className={styles.count}>{charactersOf(text, limit)}</p>}
    </>
  );
};

/** Where it belongs, in one quiet line. */
const Labels = ({ draft, known, onChange }: Omit<PrayerFieldsProps, 'isNew'>) => {
  const id = useId();
  return (
    <div className={styles.labels}>
      <Field
        label="Category"
        list={`${id}-categories`}
        maxLength={journalLimits.category}
        autoComplete="off"
        value={draft.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <Field
        label="Tags (optional)"
        placeholder="Separate them with commas"
        autoComplete="off"
        value={draft.tags}
        onChange={(event) => onChange({ tags: event.target.value })}
      />
      <datalist id={`${id}-categories`}>
        {[...new Set([...known, ...categories])].map((name) => (
          <option key={name} value={capital(name)} />
        ))}
      </datalist>
    </div>
  );
};
