import { useEffect, useState } from 'react';
import { chaptersOf, yearsOf } from '../../../../core/journal/booklet/chapters.ts';
import type { Prayer } from '../../../../core/contract/journal.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { classes } from '../../../ui/classes.ts';
import { JournalFailed } from '../JournalStates.tsx';
import { useOwnJournal } from '../ownJournal.ts';
import { BookletSettings } from './BookletSettings.tsx';
import { Sheets } from './Sheets.tsx';
import { papers, usualPaper, type Paper } from './papers.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './booklet.module.css';

/** Every prayer of the open journal, as they are now. */
const usePrayers = (): readonly Prayer[] | 'failed' | null => {
  const { owner, journal } = useOwnJournal();
  const [prayers, setPrayers] = useState<readonly Prayer[] | 'failed' | null>(null);
  useEffect(() => {
    let mounted = true;
    const read = () =>
      void journal.entries(owner).then(
        (entries) => mounted && setPrayers(entries.map(({ prayer }) => prayer)),
        () => mounted && setPrayers('failed'),
      );
    read();
    const off = journal.subscribe((changed) => changed === owner && read());
    return () => {
      mounted = false;
      off();
    };
  }, [owner, journal]);
  return prayers;
};

/** What goes into the booklet and onto which paper; below it the booklet as it will be. */
export const Booklet = ({ name }: { name: string }) => {
  const prayers = usePrayers();
  const [chosen, setYear] = useState<string | null>(null);
  const [paper, setPaper] = useState<Paper>(usualPaper);
  if (prayers === 'failed') return <JournalFailed />;
  if (!prayers) return <Loading lines={[35, 100, 90, 60]} />;
  if (prayers.length === 0)
    return <p className={classes(layout.page, styles.screen)}>Once you have written a prayer, its page stands here.</p>;
  const years = yearsOf(prayers);
  // A long journal is many pages: one year at first.
  const year = chosen !== null && (chosen === '' || years.includes(chosen)) ? chosen : (years[0] ?? '');
  return (
    <>
      <BookletSettings years={years} year={year} onYear={setYear} paper={paper} onPaper={setPaper} />
      <Sheets name={name} chapters={chaptersOf(prayers, year)} paper={papers[paper].className} />
    </>
  );
};
