import { BookHeart, CalendarClock, Download, LockKeyhole, PenLine } from 'lucide-react';
import { Suspense, useMemo, useRef, useState, type RefObject } from 'react';
import type { Signs } from '../../../../core/crisis/detector.ts';
import { isFiltered, noFilter } from '../../../../core/journal/filter.ts';
import type { JournalEntry } from '../../../../core/journal/entries.ts';
import { lazyPart } from '../../../platform/lazyPart.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FilterBar } from './FilterBar.tsx';
import { JournalFailed } from '../JournalStates.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { OnThisDay } from './OnThisDay.tsx';
import { CareStrip } from '../editor/CareStrip.tsx';
import { PrayerForm } from '../editor/PrayerForm.tsx';
import { PrayerItem } from './PrayerItem.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useDeleted } from './useDeleted.ts';
import { useJournalPage } from './useJournalPage.ts';
import { useOwnJournal } from '../ownJournal.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../journal.module.css';

const Reminders = lazyPart(() => import('../reminders/Reminders.tsx').then((module) => module.Reminders));
const Copies = lazyPart(() => import('../importExport/ImportExport.tsx').then((module) => module.ImportExport));
const LockSettings = lazyPart(() => import('../lock/LockSettings.tsx').then((module) => module.LockSettings));

interface BodyProps {
  writing: boolean;
  onWriting(writing: boolean): void;
  /** Their PIN is shorter than a new one may be. */
  shortPin: boolean;
  onPinChanged(): void;
}

/** Prayers shown at first, and with each "Show more". */
const PAGE = 20;

type Open = 'remind' | 'copy' | 'lock' | null;

export const JournalBody = ({ writing, onWriting, shortPin, onPinChanged }: BodyProps) => {
  const [filter, setFilter] = useState(noFilter);
  const [limit, setLimit] = useState(PAGE);
  const [open, setOpen] = useState<Open>(null);
  const [needsCare, setNeedsCare] = useState(false);
  const newButton = useRef<HTMLButtonElement>(null);
  const { deleted, remove, undo } = useDeleted();
  const shown = useJournalPage(filter, limit);
  const entries = shown === 'failed' ? undefined : shown?.page.entries;
  const rows = useMemo(() => withDeleted(entries ?? [], deleted), [entries, deleted]);
  if (shown === 'failed') return <JournalFailed />;
  if (!shown) return <Loading lines={[35, 100, 90, 60]} />;
  const { page, status } = shown;
  const { categories, tags } = page;

  const closeForm = (signs: Signs | null = null) => {
    onWriting(false);
    setNeedsCare(signs !== null);
    // The form is gone, and the focus would be with it.
    setTimeout(() => newButton.current?.focus());
  };
  const close = () => setOpen(null);

  return (
    <>
      {shortPin && (
        <Notice>
          Your PIN is short enough to be guessed by whoever gets hold of this device. Please choose a longer one.{' '}
          <Button kind="quiet" onClick={() => setOpen('lock')}>
            Choose a longer PIN
          </Button>
        </Notice>
      )}
      <StatusLine states={page.states} status={status} />
      <JournalTools
        newButton={newButton}
        writing={writing}
        hasPrayers={page.total > 0}
        onWrite={() => onWriting(true)}
        onOpen={setOpen}
      />
      {writing && <PrayerForm categories={categories} onClose={closeForm} />}
      {needsCare && <CareStrip onClose={() => setNeedsCare(false)} />}
      {!isFiltered(filter) && <OnThisDay remembered={page.remembered} />}
      {(page.total > 3 || isFiltered(filter)) && (
        <FilterBar
          filter={filter}
          categories={categories}
          tags={tags}
          found={page.found}
          onChange={(next) => {
            setFilter(next);
            setLimit(PAGE);
          }}
        />
      )}
      {isFiltered(filter) && !page.isWhole && (
        <p role="status" className={layout.soft}>
          Your journal is still being read. Searching becomes complete in a moment.
        </p>
      )}
      {page.total === 0 && deleted.size === 0 && !writing && (
        <p className={layout.soft}>
          Nothing here yet. Write down what you bring before God; it is kept on this device at once, and on your account
          as soon as you are online.
        </p>
      )}
      <PrayerList rows={rows} categories={categories} onDelete={remove} onUndo={undo} />
      {page.found > limit && (
        <Button className={layout.start} onClick={() => setLimit(limit + PAGE)}>
          Show more
        </Button>
      )}
      <Suspense>
        {open === 'remind' && <Reminders onClose={close} />}
        {open === 'copy' && <Copies isEmpty={page.total === 0} onClose={close} />}
        {open === 'lock' && <LockSettings onClose={close} onPinChanged={onPinChanged} />}
      </Suspense>
    </>
  );
};

interface JournalToolsProps {
  newButton: RefObject<HTMLButtonElement | null>;
  writing: boolean;
  hasPrayers: boolean;
  onWrite(): void;
  onOpen(what: Open): void;
}

const JournalTools = ({ newButton, writing, hasPrayers, onWrite, onOpen }: JournalToolsProps) => {
  const { lock } = useOwnJournal().journal;
  return (
    <div className={classes(layout.row, styles.tools)}>
      <Button kind="primary" ref={newButton} onClick={onWrite} aria-expanded={writing}>
        <PenLine size={18} aria-hidden /> New prayer
      </Button>
      {hasPrayers && (
        <Link to="/journal/pray" className={buttonClass()}>
          <BookHeart size={18} aria-hidden /> Pray now
        </Link>
      )}
      <span className={classes(layout.row, styles.more)}>
        <Button kind="quiet" onClick={() => onOpen('remind')}>
          <CalendarClock size={18} aria-hidden /> Reminder
        </Button>
        <Button kind="quiet" onClick={() => onOpen('copy')}>
          <Download size={18} aria-hidden /> Copies
        </Button>
        {lock.canLock && (
          <Button kind="quiet" onClick={() => onOpen('lock')}>
            <LockKeyhole size={18} aria-hidden /> Lock
          </Button>
        )}
      </span>
    </div>
  );
};

interface Row {
  entry: JournalEntry;
  gone: boolean;
}

interface PrayerListProps {
  rows: readonly Row[];
  categories: readonly string[];
  onDelete(entry: JournalEntry): Promise<string | null>;
  onUndo(entry: JournalEntry): Promise<void>;
}

const PrayerList = ({ rows, categories, onDelete, onUndo }: PrayerListProps) => (
  <ul className={styles.list}>
    {rows.map(({ entry, gone }) => (
      <li key={entry.prayer.id}>
        {gone ? (
          <div className={classes(layout.ends, styles.gone)} role="status">
            <span>“{entry.prayer.title}” was deleted.</span>
            <Button autoFocus kind="quiet" onClick={() => void onUndo(entry)}>
              Undo
            </Button>
          </div>
        ) : (
          <PrayerItem entry={entry} categories={categories} onDelete={() => onDelete(entry)} />
        )}
      </li>
    ))}
  </ul>
);

/** Deleted prayers keep their place until the person leaves, with the way back. */
const withDeleted = (entries: readonly JournalEntry[], deleted: ReadonlyMap<string, JournalEntry>): Row[] => {
  const rows: Row[] = entries.map((entry) => ({ entry, gone: deleted.has(entry.prayer.id) }));
  const there = new Set(entries.map(({ prayer }) => prayer.id));
  for (const [id, entry] of deleted) if (!there.has(id)) rows.push({ entry, gone: true });
  return rows.sort((one, other) => order(other) - order(one));
};

const order = ({ entry }: Row): number => Date.parse(entry.prayer.createdAt);
