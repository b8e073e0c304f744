import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { findDanger } from '../../../../core/crisis/rules.ts';
import type { Danger } from '../../../../core/crisis/danger.ts';
import { cleanTags, cleanText, journalLimits, prayerProblem } from '../../../../core/rules/prayerText.ts';
import type { JournalEntry } from '../../../../core/journal/entries.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { charactersOf, Field, TextField } from '../../../ui/forms/Field.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CrisisView } from '../../crisis/index.ts';
import { useDraft } from './useDraft.ts';
import { capital, categories, saveFailed, saveFailureReason } from '../labels.ts';
import { savedMessage } from './savedMessage.ts';
import styles from '../journal.module.css';

interface PrayerFormProps {
  owner: string;
  journal: JournalClient;
  known: { categories: readonly string[]; tags: readonly string[] };
  /** The prayer to change; a new one without it. */
  entry?: JournalEntry;
  onClose(): void;
}

interface Wrong {
  title: string | null;
  message: string;
}

/** Writes or changes a prayer. It is on this device before the form says so. */
export const PrayerForm = ({ owner, journal, known, entry, onClose }: PrayerFormProps) => {
  const of = entry ? (`edit:${entry.prayer.id}` as const) : 'new';
  const { draft, seen, setDraft, keepNow, dropDraft } = useDraft(owner, journal, of, fieldsOf(entry), entry?.seen);
  const [problem, setProblem] = useState<Wrong | null>(null);
  const [busy, setBusy] = useState(false);
  const [danger, setDanger] = useState<Danger | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const id = useId();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const fail = (wrong: Wrong) => {
    setProblem(wrong);
    toast(wrong.title ?? wrong.message, { tone: 'bad', ...(wrong.title && { description: wrong.message }) });
  };

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const { title, content } = draft;
    const wrong = prayerProblem(title, content);
    if (wrong) {
      fail({ title: 'Prayer Required', message: wrong });
      form.current?.querySelector<HTMLElement>(cleanText(title) ? 'textarea' : 'input')?.focus();
      return;
    }
    running.current = true;
    setBusy(true);
    setProblem(null);
    const category = cleanText(draft.category).toLowerCase() || 'personal';
    const written = { title, content, category, tags: tagsIn(draft.tags) };
    try {
      if (entry && seen) await journal.edit(owner, entry.prayer.id, seen, written);
      else await journal.create(owner, written);
      // Not waited for: what is saved stands in the list by now, and a form that is still there takes a click too many.
      void dropDraft();
      void savedMessage(journal).then((where) => {
        toast(where);
        announce(where);
      });
      // The card stands beside what was saved, and never in its way (docs/decisions.md 17).
      const found = findDanger(`${title}\n${content}`);
      if (found) setDanger(found);
      else onClose();
    } catch (error) {
      fail({ title: null, message: [saveFailed(), saveFailureReason(error)].filter(Boolean).join(' ') });
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    if (event.key !== 'Escape' || busy) return;
    // What was typed stays as a draft, which the form begins with the next time.
    keepNow();
    onClose();
  };

  if (danger)
    return (
      <Suspense>
        <CrisisView danger={danger} typed={false} onLeave={onClose} />
        <Button className={styles.start} onClick={onClose}>
          Back to my journal
        </Button>
      </Suspense>
    );
  return (
    <form
      ref={form}
      // Else a browser writes what is typed into the file it restores tabs from, where no lock seals it.
      autoComplete="off"
      className={styles.form}
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
      <Field
        label="Title"
        count={charactersOf(draft.title, journalLimits.title)}
        maxLength={journalLimits.title}
        required
        autoComplete="off"
        value={draft.title}
        onChange={(event) => setDraft({ title: event.target.value })}
      />
      <TextField
        label="Prayer"
        limit={journalLimits.content}
        required
        value={draft.content}
        onChange={(event) => setDraft({ content: event.target.value })}
      />
      <div className={styles.pair}>
        <Field
          label="Category"
          list={`${id}-categories`}
          maxLength={journalLimits.category}
          autoComplete="off"
          value={draft.category}
          onChange={(event) => setDraft({ category: event.target.value })}
        />
        <Field
          label="Tags (optional)"
          hint="Separate them with commas."
          autoComplete="off"
          value={draft.tags}
          onChange={(event) => setDraft({ tags: event.target.value })}
        />
        <datalist id={`${id}-categories`}>
          {[...new Set([...known.categories, ...categories])].map((name) => (
            <option key={name} value={capital(name)} />
          ))}
        </datalist>
      </div>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" disabled={busy}>
          {busy ? 'Saving...' : entry ? 'Save changes' : 'Save prayer'}
        </Button>
        <Button
          kind="quiet"
          disabled={busy}
          onClick={() => {
            void dropDraft();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
};

const fieldsOf = (entry?: JournalEntry) => ({
  title: entry?.prayer.title ?? '',
  content: entry?.prayer.content ?? '',
  category: capital(entry?.prayer.category ?? 'personal'),
  tags: entry?.prayer.tags.join(', ') ?? '',
});

const tagsIn = (text: string): string[] =>
  cleanTags(text.split(',').map((tag) => tag.trim().slice(0, journalLimits.tag))).slice(0, journalLimits.tags);
