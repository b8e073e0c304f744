import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seen } from '../../../../core/journal/types.ts';
import { saveBeforeLocking, unsavedDrafts } from '../../../platform/journal/drafts.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { useOwnJournal } from '../ownJournal.ts';

/** Whose text it is: a new prayer's, or that of something done with one that is there. */
export type DraftKey = 'new' | `${'edit' | 'update' | 'answer'}:${string}`;

/** A form's fields. `seen`: what the person had before them when they began, where that matters. */
interface Draft {
  words: Readonly<Record<string, string>>;
  seen: Seen | null;
}

/** Kept this long after the last key. */
const SOON = 300;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The drafts of one person, as they are kept. */
const draftsIn = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

const fits = (value: unknown, fields: object): value is Draft =>
  isObject(value) &&
  isObject(value['words']) &&
  // One that an earlier build kept may lack fields that there are now.
  Object.keys(fields).every((key) => ['string', 'undefined'].includes(typeof (value['words'] as Draft['words'])[key]));

/** They share a row: one writes after the other. */
let writing: Promise<unknown> = Promise.resolve();

const write = (owner: string, journal: JournalClient, of: DraftKey, draft: Draft | null): Promise<unknown> => {
  const place = `${owner}/${of}`;
  const mine = writing.then(async () => {
    const { [of]: _before, ...others } = draftsIn(await journal.readLocal(owner, 'draft'));
    const all = draft ? { ...others, [of]: draft } : others;
    await journal.writeLocal(owner, 'draft', Object.keys(all).length > 0 ? all : null);
    unsavedDrafts.delete(place);
  });
  // The form still shows it; when the journal was locked meanwhile, it shows it again once it is open.
  const settled = mine.catch(() => void (draft ? unsavedDrafts.set(place, draft) : unsavedDrafts.delete(place)));
  writing = settled;
  return settled;
};

/** Keeps what is typed when the page or the form goes, and before the journal is locked. */
const useKeepOnLeave = (keepNow: () => void): void =>
  useEffect(() => {
    window.addEventListener('pagehide', keepNow);
    const letGo = saveBeforeLocking(() => {
      keepNow();
      return writing;
    });
    return () => {
      letGo();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [keepNow]);

/**
 * A form's text, which outlives a reload, a lock and a tab that dies: it is kept on the device while it is written, in the
 * journal's own store, so that it is sealed where the journal is.
 */
export const useDraft = <T extends Record<string, string>>(of: DraftKey, before: T, seenNow: Seen | null = null) => {
  const { owner, journal } = useOwnJournal();
  const [begun] = useState(before);
  const [draft, set] = useState(before);
  const [seen, setSeen] = useState(seenNow);
  const [isKept, setKept] = useState(false); // what was typed is on the device
  const typed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<Draft>({ words: before, seen: seenNow });

  const keepNow = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void write(owner, journal, of, latest.current).then(() => setKept(!unsavedDrafts.has(`${owner}/${of}`)));
  }, [owner, journal, of]);

  useEffect(() => {
    let mounted = true;
    // After what the last form still writes: its text may just have been given up.
    writing
      .then(() => journal.readLocal(owner, 'draft'))
      .then(
        (value) => {
          const kept = unsavedDrafts.get(`${owner}/${of}`) ?? draftsIn(value)[of];
          // Nobody's words are replaced by older ones.
          if (!mounted || typed.current || !fits(kept, begun)) return;
          latest.current = kept;
          set({ ...begun, ...kept.words });
          setSeen(kept.seen);
        },
        () => undefined,
      );
    return () => {
      mounted = false;
    };
  }, [owner, journal, of, begun]);
  useKeepOnLeave(keepNow);

  return {
    draft,
    seen,
    isKept,
    /** For the moment in which a field is left: what comes next may be a page load, which waits for nothing. */
    keepNow,
    setDraft(part: Partial<T>) {
      typed.current = true;
      const next = { ...draft, ...part };
      latest.current = { words: next, seen };
      set(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(keepNow, SOON);
    },
    async dropDraft() {
      clearTimeout(timer.current);
      timer.current = undefined;
      await write(owner, journal, of, null);
    },
  };
};
