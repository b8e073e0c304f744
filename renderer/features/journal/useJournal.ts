import { useEffect, useState } from 'react';
import type { SyncStatus } from '../../../core/sync/sync.ts';
import type { JournalEntry } from '../../../core/sync/view.ts';
import { platform } from '../../platform/current.ts';
import type { JournalEngine } from '../../platform/journal/engine.ts';
import { reloadOnce } from '../../platform/reloadOnce.ts';
import { oneAtATime } from './oneAtATime.ts';

export type JournalState =
  | { kind: 'loading' }
  /** The device keeps nothing: a private window, storage that is off or broken. */
  | { kind: 'failed' }
  | { kind: 'locked'; journal: JournalEngine }
  | { kind: 'ready'; journal: JournalEngine; entries: readonly JournalEntry[]; status: SyncStatus };

/** A person's journal as it stands on this device, read anew after each change here or in another tab. */
export const useJournal = (owner: string): JournalState => {
  const [state, setState] = useState<JournalState>({ kind: 'loading' });
  const [broken, setBroken] = useState<Error | null>(null);
  // To the boundary around the page, which offers to load it again.
  if (broken) throw broken;

  useEffect(() => {
    let standing = true;
    let off = () => {};
    const begin = async () => {
      const journal = await load();
      if (journal instanceof Error) {
        if (standing) setBroken(journal);
        return;
      }
      // The keeper says so too, but later, when the page is idle.
      await journal.vault.belongsTo(owner);
      const read = async () => {
        const [entries, status] = await Promise.all([journal.journal(owner), journal.status()]);
        if (!standing) return;
        setState(journal.vault.isShut() ? { kind: 'locked', journal } : { kind: 'ready', journal, entries, status });
      };
      const refresh = oneAtATime(() => read().catch(() => standing && setState({ kind: 'failed' })));
      if (!standing) return;
      off = journal.subscribe((whose) => {
        if (whose === owner) refresh();
      });
      refresh();
    };
    begin().catch(() => standing && setState({ kind: 'failed' }));
    return () => {
      standing = false;
      off();
    };
  }, [owner]);

  return state;
};

/** After a deploy its code may be gone: then the tab loads the new build, once. */
const load = async (): Promise<JournalEngine | Error> => {
  try {
    return await platform.journal();
  } catch (cause) {
    if (reloadOnce()) return new Promise<never>(() => undefined);
    return new Error('The journal could not be loaded', { cause });
  }
};
