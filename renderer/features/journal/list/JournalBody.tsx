import { BookHeart, CalendarClock, Download, LockKeyhole, PenLine } from 'lucide-react';
import { Suspense, useMemo, useRef, useState, type RefObject } from 'react';
import { isFiltered, noFilter } from '../../../../core/journal/filter.ts';
import type { JournalEntry } from '../../../../core/journal/entries.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { lazyPart } from '../../../platform/lazyPart.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FilterBar } from './FilterBar.tsx';
import { JournalFailed, JournalLoading } from '../JournalStates.tsx';
import { OnThisDay } from './OnThisDay.tsx';
import { PrayerForm } from '../editor/PrayerForm.tsx';
import { PrayerItem } from './PrayerItem.tsx';
import { StatusLine } from './StatusLine.tsx';
import { useDeleted } from './useDeleted.ts';
import { useJournalPage } from './useJournalPage.ts';
import styles from '../journal.module.css';

const PrayNow = lazyPart(() => import('../PrayNow.tsx').then((module) => module.PrayNow));
const Reminders = lazyPart(() => import('../reminders/Reminders.tsx').then((module) => module.Reminders));
const Copies = lazyPart(() => import('../importExport/ImportExport.tsx').then((module) => module.ImportExport));
const LockSettings = lazyPart(() => import('../lock/LockSettings.tsx').then((module) => module.LockSettings));

interface BodyProps {
  owner: string;
  journal: JournalClient;
  writing: boolean;
  onWriting(writing: boolean): void;
  /** Their PIN is shorter than a new one may be. */
  shortPin: boolean;
  onPinChanged(): void;
}

/** Prayers shown at first, and with each "Show more". */
const PAGE = 20;

type Open = 'pray' | 'remind' | 'copy' | 'lock' | null;

export const JournalBody = ({ owner, journal, writing, onWriting, shortPin, onPinChanged }: BodyProps) => {
  const [filter, setFilter] = useState(noFilter);
  const [limit, setLimit] = useState(PAGE);
  const [open, setOpen] = useState<Open>(null);
  const newButton = useRef<HTMLButtonElement>(null);
  const { deleted, remove, undo } = useDeleted(owner, journal);
  const shown = useJournalPage(owner, journal, filter, limit);
  const entries = shown === 'failed' ? undefined : shown?.page.entries;
  const rows = useMemo(() => withDeleted(entries ?? [], deleted), [entries, deleted]);
  if (shown === 'failed') return <JournalFailed />;
  if (!shown) return <JournalLoading />;
  const { page, status } = shown;
  const known = { categories: page.categories, tags: page.tags };

  const closeForm = () => {
    onWriting(false);
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
      <StatusLine states={page.states} status={status} journal={journal} />
      <JournalTools
        newButton={newButton}
        writing={writing}
        hasPrayers={page.total > 0}
        canLock={journal.lock.canLock}
        onWrite={() => onWriting(true)}
        onOpen={setOpen}
      />
      {writing && <PrayerForm owner={owner} journal={journal} known={known} onClose={closeForm} />}
      {!isFiltered(filter) && <OnThisDay remembered={page.remembered} />}
      {(page.total > 3 || isFiltered(filter)) && (
        <FilterBar
          filter={filter}
          {...known}
          found={page.found}
          onChange={(next) => {
            setFilter(next);
            setLimit(PAGE);
          }}
        />
      )}
      {isFiltered(filter) && !page.isWhole && (
        <p role="status" className={styles.soft}>
          Your journal is still being read. Searching becomes complete in a moment.
        </p>
      )}
      {page.total === 0 && deleted.size === 0 && !writing && (
        <p className={styles.soft}>
          Nothing here yet. Write down what you bring before God; it is kept on this device at once, and on your account
          as soon as you are online.
        </p>
      )}
      <PrayerList owner={owner} journal={journal} rows={rows} known={known} onDelete={remove} onUndo={undo} />
      {page.found > limit && (
        <Button className={styles.start} onClick={() => setLimit(limit + PAGE)}>
          Show more
        </Button>
      )}
      <Suspense>
        {open === 'pray' && <PrayNow owner={owner} journal={journal} onClose={close} />}
        {open === 'remind' && <Reminders owner={owner} journal={journal} onClose={close} />}
        {open === 'copy' && <Copies owner={owner} journal={journal} isEmpty={page.total === 0} onClose={close} />}
        {open === 'lock' && (
          <LockSettings owner={owner} journal={journal} onClose={close} onPinChanged={onPinChanged} />
        )}
      </Suspense>
    </>
  );
};

interface JournalToolsProps {
  newButton: RefObject<HTMLButtonElement | null>;
  writing: boolean;
  hasPrayers: boolean;
  canLock: boolean;
  onWrite(): void;
  onOpen(what: Open): void;
}

const JournalTools = ({ newButton, writing, hasPrayers, canLock, onWrite, onOpen }: JournalToolsProps) => (
  <div className={styles.tools}>
    <Button kind="primary" ref={newButton} onClick={onWrite} aria-expanded={writing}>
      <PenLine size={18} aria-hidden /> New prayer
    </Button>
    {hasPrayers && (
      <Button onClick={() => onOpen('pray')}>
        <BookHeart size={18} aria-hidden /> Pray now
      </Button>
    )}
    <span className={styles.more}>
      <Button kind="quiet" onClick={() => onOpen('remind')}>
        <CalendarClock size={18} aria-hidden /> Reminder
      </Button>
      <Button kind="quiet" onClick={() => onOpen('copy')}>
        <Download size={18} aria-hidden /> Copies
      </Button>
      {canLock && (
        <Button kind="quiet" onClick={() => onOpen('lock')}>
          <LockKeyhole size={18} aria-hidden /> Lock
        </Button>
      )}
    </span>
  </div>
);

interface Row {
  entry: JournalEntry;
  gone: boolean;
}

interface PrayerListProps {
  owner: string;
  journal: JournalClient;
  rows: readonly Row[];
  known: { categories: readonly string[]; tags: readonly string[] };
  onDelete(entry: JournalEntry): Promise<string | null>;
  onUndo(entry: JournalEntry): Promise<void>;
}

const PrayerList = ({ owner, journal, rows, known, onDelete, onUndo }: PrayerListProps) => (
  <ul className={styles.list}>
    {rows.map(({ entry, gone }) => (
      <li key={entry.prayer.id}>
        {gone ? (
          <div className={styles.gone} role="status">
            <span>“{entry.prayer.title}” was deleted.</span>
            <Button autoFocus kind="quiet" onClick={() => void onUndo(entry)}>
              Undo
            </Button>
          </div>
        ) : (
          <PrayerItem owner={owner} journal={journal} entry={entry} known={known} onDelete={() => onDelete(entry)} />
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
