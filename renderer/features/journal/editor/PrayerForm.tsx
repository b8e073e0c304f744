import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { cleanTags, cleanText, journalLimits } from '../../../../core/rules/prayerText.ts';
import type { Signs } from '../../../../core/crisis/detector.ts';
import type { JournalEntry } from '../../../../core/journal/entries.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { preloadSigns } from '../../crisis/index.ts';
import { CareCard } from './CareCard.tsx';
import { PrayerFields } from './PrayerFields.tsx';
import { noParts, textOf } from './templates/draftText.ts';
import { useDraft } from './useDraft.ts';
import { useSavePrayer } from './useSavePrayer.ts';
import { PhotoField } from '../photo/PhotoField.tsx';
import { useDraftPhoto } from '../photo/useDraftPhoto.ts';
import { capital } from '../labels.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './editor.module.css';

interface PrayerFormProps {
  /** That they have used. */
  categories: readonly string[];
  /** The prayer to change; a new one without it. */
  entry?: JournalEntry;
  /** `signs`: what was saved may speak of danger. `saved`: the prayer's id, unless nothing was saved. */
  onClose(signs?: Signs | null, saved?: string): void;
}

/** Writes or changes a prayer. It is on this device before the form says so. */
export const PrayerForm = ({ categories: known, entry, onClose }: PrayerFormProps) => {
  const of = entry ? (`edit:${entry.prayer.id}` as const) : 'new';
  const { draft, seen, isKept, setDraft, keepNow, dropDraft } = useDraft(of, fieldsOf(entry), entry?.seen);
  const { photo, setPhoto, dropPhoto } = useDraftPhoto(of);
  const [isReading, setReading] = useState(false);
  const drop = async () => {
    await Promise.all([dropDraft(), dropPhoto()]);
  };
  const { savePrayer, busy, problem, danger } = useSavePrayer({ entry, seen, dropDraft: drop, onClose });
  const form = useRef<HTMLFormElement>(null);
  useEffect(preloadSigns, []);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Ctrl and Enter would leave behind the photo that is not small yet.
    if (isReading) return;
    const missing = await savePrayer(
      {
        title: draft.title,
        content: textOf(draft),
        category: cleanText(draft.category).toLowerCase() || 'personal',
        tags: tagsIn(draft.tags),
      },
      photo,
    );
    if (missing) form.current?.querySelector<HTMLElement>(missing)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    if (event.key !== 'Escape' || busy) return;
    // What was typed stays as a draft, which the form begins with the next time.
    keepNow();
    onClose();
  };

  if (danger) return <CareCard danger={danger} onClose={onClose} />;
  return (
    <form
      ref={form}
      // Else a browser writes what is typed into the file it restores tabs from, where no lock seals it.
      autoComplete="off"
      className={classes(layout.stackFields, styles.form)}
      onSubmit={(event) => void save(event)}
      onBlur={keepNow}
      onKeyDown={onKeyDown}
      noValidate
      aria-label={entry ? 'Change prayer' : 'New prayer'}
    >
      {problem && (
        <Notice tone="bad" title={problem.title ?? undefined}>
          {problem.message}
        </Notice>
      )}
      <PrayerFields draft={draft} known={known} isNew={!entry} onChange={setDraft} />
      <PhotoField chosen={photo} entry={entry} onChange={setPhoto} onReading={setReading} />
      <div className={classes(layout.row, styles.actions)}>
        <Button type="submit" kind="primary" disabled={busy || isReading}>
          {busy ? 'Saving...' : entry ? 'Save changes' : 'Save prayer'}
        </Button>
        <Button
          kind="quiet"
          disabled={busy}
          onClick={() => {
            void drop();
            onClose();
          }}
        >
          Cancel
        </Button>
        {isKept && <span className={styles.kept}>Draft kept on this device</span>}
      </div>
    </form>
  );
};

const fieldsOf = (entry?: JournalEntry) => ({
  title: entry?.prayer.title ?? '',
  content: entry?.prayer.content ?? '',
  category: capital(entry?.prayer.category ?? 'personal'),
  tags: entry?.prayer.tags.join(', ') ?? '',
  ...noParts,
});

const tagsIn = (text: string): string[] =>
  cleanTags(text.split(',').map((tag) => tag.trim().slice(0, journalLimits.tag))).slice(0, journalLimits.tags);
