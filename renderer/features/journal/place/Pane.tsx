import { useLayoutEffect, useRef } from 'react';
import { ArrowLeft } from 'lucide-react';
import type { Signs } from '../../../../core/crisis/detector.ts';
import type { JournalEntry } from '../../../../core/journal/entries.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Illustration } from '../../../ui/illustrations/Illustration.tsx';
import { CareStrip } from '../editor/CareStrip.tsx';
import { PrayerForm } from '../editor/PrayerForm.tsx';
import { useOwnJournal } from '../ownJournal.ts';
import { PrayerItem } from '../list/PrayerItem.tsx';
import type { Shown as Answer } from '../list/useJournalPage.ts';
import type { Place } from './usePlace.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './place.module.css';

interface PaneProps {
  place: Place;
  answer: Answer;
  /** Gives a sentence when it failed. */
  onDelete(entry: JournalEntry): Promise<string | null>;
  onCloseForm(signs?: Signs | null, saved?: string): void;
  /** What was saved last may speak of danger. */
  needsCare: boolean;
  onCareSeen(): void;
}

/** Beside the list: the prayer that is read, or the form of a new one. */
export const Pane = ({ place, answer, onDelete, onCloseForm, needsCare, onCareSeen }: PaneProps) => {
  const { shown, close } = place;
  const pane = useRef<HTMLElement>(null);
  const open = shown.kind === 'prayer' ? shown.id : shown.kind;
  // Each begins at its beginning: a long form is left at its end, where it was saved.
  useLayoutEffect(() => {
    // A promise in newer browsers, which would be taken for a clean-up.
    void pane.current?.scrollTo(0, 0);
  }, [open]);
  return (
    <section ref={pane} className={styles.pane} aria-label="Open prayer">
      {shown.kind !== 'list' && (
        <Button kind="quiet" className={classes(layout.back, styles.back)} onClick={close}>
          <ArrowLeft size={18} aria-hidden /> All prayers
        </Button>
      )}
      {needsCare && <CareStrip onClose={onCareSeen} />}
      {shown.kind === 'list' && <NothingOpen isEmpty={answer.page.total === 0} />}
      {shown.kind === 'new' && <PrayerForm categories={answer.page.categories} onClose={onCloseForm} />}
      {shown.kind === 'prayer' && <OpenPrayer id={shown.id} place={place} answer={answer} onDelete={onDelete} />}
    </section>
  );
};

interface OpenPrayerProps extends Pick<PaneProps, 'place' | 'answer' | 'onDelete'> {
  id: string;
}

const OpenPrayer = ({ id, place, answer, onDelete }: OpenPrayerProps) => {
  const { page, asked } = answer;
  const entry = page.open?.prayer.id === id ? page.open : page.entries.find(({ prayer }) => prayer.id === id);
  if (!entry) return asked.open === id ? <NotHere onClose={place.close} /> : <Loading lines={[35, 100, 90, 60]} />;
  const remove = async () => {
    const failed = await onDelete(entry);
    if (failed === null) place.close();
    return failed;
  };
  return <PrayerItem key={id} entry={entry} categories={page.categories} onDelete={remove} />;
};

const NotHere = ({ onClose }: { onClose(): void }) => (
  <div className={classes(layout.message, styles.notHere)}>
    <Illustration name="search-empty" />
    <h2 tabIndex={-1}>This prayer isn’t on this device.</h2>
    <p>It may have been deleted{useOwnJournal().isLocal ? '' : ', or it has not come from your account yet'}.</p>
    <Button kind="primary" onClick={onClose}>
      To all prayers
    </Button>
  </div>
);

const NothingOpen = ({ isEmpty }: { isEmpty: boolean }) => (
  <div className={styles.nothing}>
    <Illustration name={isEmpty ? 'lamp' : 'journal'} />
    <p>{isEmpty ? 'What you write stands here, as on a page of its own.' : 'Choose a prayer to read it here.'}</p>
  </div>
);
