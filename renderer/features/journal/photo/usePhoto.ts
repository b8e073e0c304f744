import { useEffect, useState } from 'react';
import { useOwnJournal } from '../ownJournal.ts';
import { blobOf } from './newPhoto.ts';

/** `away`: it is not on this device, and can't be fetched now. */
type PhotoState = { kind: 'loading' | 'away' } | { kind: 'here'; picture: Blob };

/** The photo on a prayer. One that is away is looked for again when the journal has news or the network is back. */
export const usePhoto = (prayerId: string, photoId: string): PhotoState => {
  const { owner, journal } = useOwnJournal();
  const [state, setState] = useState<PhotoState>({ kind: 'loading' });

  useEffect(() => {
    let mounted = true;
    let isHere = false;
    const look = async () => {
      if (isHere) return;
      const bytes = await journal.readPhoto(owner, prayerId).catch(() => null);
      if (!mounted || isHere) return;
      isHere = bytes !== null;
      setState(bytes ? { kind: 'here', picture: blobOf(bytes) } : { kind: 'away' });
    };
    const lookAgain = () => void look();
    void look();
    const off = journal.subscribe((changed) => {
      if (changed === owner) lookAgain();
    });
    window.addEventListener('online', lookAgain);
    return () => {
      mounted = false;
      off();
      window.removeEventListener('online', lookAgain);
    };
  }, [owner, journal, prayerId, photoId]);

  return state;
};
