import { useEffect, useState } from 'react';
import { platform } from '../../../platform/current.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { TakeAlongDialog } from './TakeAlongDialog.tsx';
import { useLocalJournal } from './useLocalJournal.ts';

/** After a sign-in: asks once whether what is on this device without an account is to be taken along. */
export const TakeAlong = ({ owner }: { owner: string }) => {
  const [journal, setJournal] = useState<JournalClient | null>(null);
  useEffect(() => {
    platform.journal().then(setJournal, () => undefined);
  }, []);
  return journal && <Question owner={owner} journal={journal} />;
};

const Question = ({ owner, journal }: { owner: string; journal: JournalClient }) => {
  const local = useLocalJournal(journal);
  const [mayAsk, setMayAsk] = useState(false);

  useEffect(() => {
    let mounted = true;
    const look = async () => {
      // Nothing comes into a journal that is locked: it is asked once that is open.
      if (journal.lock.isLocked()) return setMayAsk(false);
      const isAsked = (await journal.readLocal(owner, 'asked')) !== null;
      if (mounted) setMayAsk(!isAsked);
    };
    const soon = () => void look().catch(() => undefined);
    const off = journal.lock.onChange(soon);
    soon();
    return () => {
      mounted = false;
      off();
    };
  }, [journal, owner]);

  if (!mayAsk || !local || local.prayers === 0) return null;
  const answered = async () => {
    // Until they sign out. An answer that can't be kept is asked for again with the next page.
    await journal.writeLocal(owner, 'asked', true).catch(() => undefined);
    setMayAsk(false);
  };
  return <TakeAlongDialog owner={owner} journal={journal} local={local} onClose={() => void answered()} />;
};
