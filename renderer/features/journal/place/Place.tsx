import { useMemo, useRef, useState } from 'react';
import type { Signs } from '../../../../core/crisis/detector.ts';
import { noFilter, type JournalFilter } from '../../../../core/journal/filter.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Calendar } from '../calendar/Calendar.tsx';
import { JournalFailed } from '../JournalStates.tsx';
import { FilterBar } from '../list/FilterBar.tsx';
import { JournalList } from '../list/JournalList.tsx';
import { useDeleted } from '../list/useDeleted.ts';
import { useJournalPage } from '../list/useJournalPage.ts';
import { JournalDialog, type DialogName } from './JournalDialog.tsx';
import { ListHead } from './ListHead.tsx';
import { Pane } from './Pane.tsx';
import { useFocusOnReturn } from './useFocusOnReturn.ts';
import { usePlace } from './usePlace.ts';
import { useShortcuts } from './useShortcuts.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './place.module.css';

/** Prayers shown at first, and with each "Show more". */
const PAGE = 40;

interface PlaceProps {
  /** Their PIN is shorter than a new one may be. */
  shortPin: boolean;
  onPinChanged(): void;
}

/** The open journal: the list, and beside it what is read or written; one after the other where there is no room. */
export const Place = ({ shortPin, onPinChanged }: PlaceProps) => {
  const root = useRef<HTMLDivElement>(null);
  const place = usePlace();
  const { shown } = place;
  const [filter, setFilter] = useState(noFilter);
  const [limit, setLimit] = useState(PAGE);
  const [month, setMonth] = useState('');
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [needsCare, setNeedsCare] = useState(false);
  const deletions = useDeleted();
  const open = shown.kind === 'prayer' ? shown.id : '';
  const asked = useMemo(() => ({ ...filter, limit, open, month }), [filter, limit, open, month]);
  const answer = useJournalPage(asked);
  useFocusOnReturn(root, shown);
  useShortcuts(root, { place, onHelp: () => setDialog('shortcuts') });

  if (answer === 'failed') return <JournalFailed />;
  if (!answer) return <Opening />;
  const { page } = answer;

  const changeFilter = (next: JournalFilter) => {
    setFilter(next);
    setLimit(PAGE);
  };
  const closeForm = (signs: Signs | null = null, saved?: string) => {
    setNeedsCare(signs !== null);
    if (saved === undefined) place.close();
    else place.open(saved);
  };

  return (
    <div className={styles.room}>
      <div ref={root} className={styles.place} data-shown={shown.kind}>
        <div className={styles.list}>
          <ListHead
            answer={answer}
            shortPin={shortPin}
            isWriting={shown.kind === 'new'}
            onWrite={place.write}
            onOpen={setDialog}
          />
          <FilterBar filter={filter} page={page} month={month} onChange={changeFilter} onMonth={setMonth} />
          {month !== '' && (
            <Calendar month={month} page={page} filter={filter} onMonth={setMonth} onChange={changeFilter} />
          )}
          <JournalList
            filter={filter}
            page={page}
            open={open}
            isWriting={shown.kind === 'new'}
            deletions={deletions}
            onMore={page.found > limit ? () => setLimit(limit + PAGE) : null}
          />
        </div>
        <Pane
          place={place}
          answer={answer}
          onDelete={deletions.remove}
          onCloseForm={closeForm}
          needsCare={needsCare}
          onCareSeen={() => setNeedsCare(false)}
        />
        <JournalDialog
          name={dialog}
          isEmpty={page.total === 0}
          onClose={() => setDialog(null)}
          onPinChanged={onPinChanged}
        />
      </div>
    </div>
  );
};

const Opening = () => (
  <div className={layout.page}>
    <h1 tabIndex={-1}>Prayer Journal</h1>
    <Loading lines={[35, 100, 90, 60]} />
  </div>
);
