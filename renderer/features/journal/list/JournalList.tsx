import { useMemo } from 'react';
import { isFiltered, type JournalFilter } from '../../../../core/journal/filter.ts';
import type { JournalPage } from '../../../../core/journal/journalIndex.ts';
import { monthOf } from '../../../../core/journal/period.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Illustration } from '../../../ui/illustrations/Illustration.tsx';
import { monthLabel } from '../labels.ts';
import { useOwnJournal } from '../ownJournal.ts';
import { OnThisDay } from './OnThisDay.tsx';
import { DeletedLine, PrayerLine } from './PrayerLine.tsx';
import { withDeleted, type Row } from './withDeleted.ts';
import type { useDeleted } from './useDeleted.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './list.module.css';

interface JournalListProps {
  filter: JournalFilter;
  page: JournalPage;
  /** The id of the prayer that stands open; empty for none. */
  open: string;
  isWriting: boolean;
  deletions: ReturnType<typeof useDeleted>;
  /** Null when all are shown. */
  onMore: (() => void) | null;
}

/** The prayers by month, newest first, below what is remembered of this day. */
export const JournalList = ({ filter, page, open, isWriting, deletions, onMore }: JournalListProps) => {
  const { deleted, undo } = deletions;
  const { isLocal } = useOwnJournal();
  const rows = useMemo(() => withDeleted(page.entries, deleted), [page.entries, deleted]);
  const months = useMemo(() => byMonth(rows), [rows]);
  const ids = rows.filter(({ gone }) => !gone).map(({ entry }) => entry.prayer.id);
  const tabStop = ids.includes(open) ? open : ids[0];
  return (
    <section aria-label="Prayers" className={layout.stack4}>
      <OnThisDay remembered={page.remembered} />
      {isFiltered(filter) && !page.isWhole && (
        <p role="status" className={layout.soft}>
          Your journal is still being read. Searching becomes complete in a moment.
        </p>
      )}
      {page.total === 0 && deleted.size === 0 && !isWriting && (
        <div className={styles.empty}>
          <Illustration name="lamp" />
          <p className={layout.soft}>
            Nothing here yet. Write down what you bring before God; it is kept on this device at once
            {isLocal ? '' : ', and on your account as soon as you are online'}.
          </p>
        </div>
      )}
      {months.map(([month, its]) => (
        <div key={month}>
          <h2 id={`month-${month}`} className={styles.month}>
            {monthLabel(month)}
          </h2>
          <ul aria-labelledby={`month-${month}`}>
            {its.map(({ entry, gone }) =>
              gone ? (
                <DeletedLine
                  key={entry.prayer.id}
                  prayer={entry.prayer}
                  onUndo={() => void undo(entry).then(() => focusLine(entry.prayer.id))}
                />
              ) : (
                <PrayerLine
                  key={entry.prayer.id}
                  entry={entry}
                  isOpen={entry.prayer.id === open}
                  isTabStop={entry.prayer.id === tabStop}
                />
              ),
            )}
          </ul>
        </div>
      ))}
      {onMore && (
        <Button className={layout.start} onClick={onMore}>
          Show more
        </Button>
      )}
    </section>
  );
};

/** The button that was pressed is gone, and the focus would be with it. */
const focusLine = (id: string) =>
  setTimeout(() => document.querySelector<HTMLElement>(`[data-prayer="${CSS.escape(id)}"] a`)?.focus());

const byMonth = (rows: readonly Row[]): [month: string, rows: Row[]][] => {
  const months = new Map<string, Row[]>();
  for (const row of rows) {
    const month = monthOf(row.entry.prayer.createdAt);
    const its = months.get(month);
    if (its) its.push(row);
    else months.set(month, [row]);
  }
  return [...months];
};
