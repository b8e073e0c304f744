import { useEffect, useState } from 'react';
import versesUrl from '../../../../content/generated/daily-verses.json?url';
import type { Verse } from '../../../../core/contract/search.ts';
import { dailyVerseIndex } from '../../../../core/rules/home/dailyVerse.ts';
import { readContent } from '../../../api/content.ts';

/** Today's verse; undefined before it is read, null where it can't be had. */
export const useDailyVerse = (today: string): Verse | null | undefined => {
  const [verses, setVerses] = useState<readonly Verse[] | undefined>();
  useEffect(() => {
    readContent<Verse[]>(versesUrl).then(setVerses, () => setVerses([]));
  }, []);
  return verses && (verses[dailyVerseIndex(today, verses.length)] ?? null);
};
