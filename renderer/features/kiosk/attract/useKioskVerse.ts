import { useEffect, useState } from 'react';
import versesUrl from '../../../../content/generated/daily-verses.json?url';
import type { Verse } from '../../../../core/contract/search.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { readContent } from '../../../api/content.ts';
import { verseFromAfar } from './scenes.ts';

/** How soon a screen that stands through midnight shows the new day's verse, in milliseconds. */
const LOOK = 60_000;

/** The day's verse of this screen; null before it is read, and where it can't be had. */
export const useKioskVerse = (): Verse | null => {
  const [day, setDay] = useState(() => localDay(new Date()));
  const [verses, setVerses] = useState<readonly Verse[]>([]);
  useEffect(() => {
    const timer = setInterval(() => setDay(localDay(new Date())), LOOK);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    readContent<Verse[]>(versesUrl).then(setVerses, () => undefined);
  }, []);
  return verseFromAfar(verses, day);
};
