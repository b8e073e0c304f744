import { useCallback, useEffect, useState } from 'react';
import { LOCAL_OWNER } from '../../../../core/journal/local/localOwner.ts';
import { platform } from '../../../platform/current.ts';
import { useAccount } from '../../accounts/index.ts';

/** `none`: nobody is signed in, and no journal was begun on this device. */
type JournalOwner = { kind: 'loading' } | { kind: 'none'; begin(): void } | { kind: 'known'; owner: string };

/** Whose journal the pages of the journal show: an account's, or the one on this device without an account. */
export const useJournalOwner = (): JournalOwner => {
  const { status, person } = useAccount();
  const [isHere, setHere] = useState<boolean | null>(null);
  const isNobody = !person && status !== 'loading';

  useEffect(() => {
    if (!isNobody) return;
    let mounted = true;
    const look = async () => (await platform.journal()).localJournal();
    look().then(
      // One that has become empty under its person's hands stays before them.
      (local) => mounted && setHere((before) => before || local !== null),
      // What keeps it shut is said once they want to write.
      () => mounted && setHere((before) => before ?? false),
    );
    return () => {
      mounted = false;
    };
  }, [isNobody]);
  const begin = useCallback(() => setHere(true), []);

  if (person) return { kind: 'known', owner: person.id };
  if (!isNobody || isHere === null) return { kind: 'loading' };
  return isHere ? { kind: 'known', owner: LOCAL_OWNER } : { kind: 'none', begin };
};
