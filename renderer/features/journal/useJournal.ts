import { useEffect, useState } from 'react';
import { platform } from '../../platform/current.ts';
import type { JournalClient } from '../../platform/journal/webClient.ts';
import { reloadOnce } from '../../platform/reloadOnce.ts';

type JournalState =
  | { kind: 'loading' }
  /** The device keeps nothing: a private window, storage that is off or broken. */
  | { kind: 'failed' }
  | { kind: 'locked' | 'open'; journal: JournalClient };

/** A person's journal on this device, and whether its lock lets anybody see it. */
export const useJournal = (owner: string): JournalState => {
  const [state, setState] = useState<JournalState>({ kind: 'loading' });
  const [broken, setBroken] = useState<Error | null>(null);
  // To the boundary around the page, which offers to load it again.
  if (broken) throw broken;

  useEffect(() => {
    let mounted = true;
    let off = () => {};
    const begin = async () => {
      const journal = await load();
      if (journal instanceof Error) {
        if (mounted) setBroken(journal);
        return;
      }
      // The sync (JournalSync.tsx) says so too, but later, when the page is idle.
      await journal.lock.setOwner(owner);
      if (!mounted) return;
      const look = () => setState({ kind: journal.lock.isLocked() ? 'locked' : 'open', journal });
      off = journal.lock.onChange(look);
      look();
    };
    begin().catch(() => mounted && setState({ kind: 'failed' }));
    return () => {
      mounted = false;
      off();
    };
  }, [owner]);

  return state;
};

/** After a deploy its code may be gone: then the tab loads the new build, once. */
const load = async (): Promise<JournalClient | Error> => {
  try {
    return await platform.journal();
  } catch (cause) {
    if (reloadOnce(cause)) return new Promise<never>(() => undefined);
    return new Error('The journal could not be loaded', { cause });
  }
};
