import { useEffect, useRef, useState } from 'react';
import type { JournalEngine } from '../../platform/journal/engine.ts';

/** What stands in the form. */
export interface PrayerDraft {
  title: string;
  content: string;
  category: string;
  tags: string;
}

export const emptyDraft: PrayerDraft = { title: '', content: '', category: 'Personal', tags: '' };

/** Kept this long after the last key. */
const SOON = 300;

const isDraft = (value: unknown): value is PrayerDraft =>
  typeof value === 'object' &&
  value !== null &&
  (['title', 'content', 'category', 'tags'] as const).every((key) => typeof (value as PrayerDraft)[key] === 'string');

/**
 * A form's text. That of a new prayer outlives a reload, a lock and a tab that dies: it is kept on the device while it is
 * written, in the journal's own store, so that it is sealed where the journal is.
 */
export const useDraft = (owner: string, journal: JournalEngine, before: PrayerDraft, kept: boolean) => {
  const [draft, set] = useState(before);
  const typed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(draft);

  useEffect(() => {
    if (!kept) return;
    let standing = true;
    journal.read(owner, 'draft').then(
      (value) => {
        // Nobody's words are replaced by older ones.
        if (standing && !typed.current && isDraft(value)) set(value);
      },
      () => undefined,
    );
    const keepNow = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      journal.keep(owner, 'draft', latest.current).catch(() => undefined);
    };
    window.addEventListener('pagehide', keepNow);
    return () => {
      standing = false;
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [owner, journal, kept]);

  return {
    draft,
    setDraft(next: PrayerDraft) {
      typed.current = true;
      latest.current = next;
      set(next);
      if (!kept) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        journal.keep(owner, 'draft', next).catch(() => undefined);
      }, SOON);
    },
    async dropDraft() {
      if (!kept) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      // What it held is kept as a prayer now, or was given up: that it could not be cleared is no one's worry.
      await journal.keep(owner, 'draft', null).catch(() => undefined);
    },
  };
};
