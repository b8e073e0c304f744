import { useEffect, useState } from 'react';
import { useOwnJournal } from '../ownJournal.ts';

/** Whether nobody but the person clears this device's storage; null until it is known, or where a browser can't say. */
export const usePersisted = (matters: boolean): boolean | null => {
  const { journal } = useOwnJournal();
  const [persisted, setPersisted] = useState<boolean | null>(null);
  useEffect(() => {
    if (matters) journal.isPersisted().then(setPersisted, () => undefined);
  }, [journal, matters]);
  return persisted;
};
