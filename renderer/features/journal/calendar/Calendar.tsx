import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { localDay } from '../../../../core/rules/daily.ts';
import type { JournalFilter } from '../../../../core/journal/filter.ts';
import type { JournalPage } from '../../../../core/journal/journalIndex.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { monthLabel } from '../labels.ts';
import { addMonths, dayByKey, firstDayOfWeek } from './days.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from './calendar.module.css';

interface CalendarProps {
  /** The month that is shown, as "2026-11". */
  month: string;
  page: JournalPage;
  filter: JournalFilter;
  onMonth(month: string): void;
  onChange(filter: JournalFilter): void;
}

const firstDay = firstDayOfWeek(navigator.language);

/** A month with its days on which something was written or answered. A day that is chosen narrows the list to it. */
export const Calendar = ({ month, page, filter, onMonth, onChange }: CalendarProps) => {
  const id = useId();
  const [today] = useState(() => localDay(new Date()));
  const { active, onKeyDown, onFocusDay, grid } = useActiveDay(month, filter.period, today, onMonth);
  const choose = (period: string) => onChange({ ...filter, period: period === filter.period ? '' : period });
  const turn = (count: number) => onMonth(addMonths(`${month}-01`, count).slice(0, 7));
  const months = page.months.includes(month) ? page.months : [month, ...page.months];
  return (
    <section className={classes(layout.stack3, styles.calendar)} aria-labelledby={id}>
      <header className={styles.head}>
        <Button kind="quiet" className={styles.turn} aria-label="Previous month" onClick={() => turn(-1)}>
          <ChevronLeft size={20} aria-hidden />
        </Button>
        <h2 id={id} aria-live="polite">
          {monthLabel(month)}
        </h2>
        <Button kind="quiet" className={styles.turn} aria-label="Next month" onClick={() => turn(1)}>
          <ChevronRight size={20} aria-hidden />
        </Button>
      </header>
      <MonthGrid
        ref={grid}
        labelledBy={id}
        month={month}
        firstDay={firstDay}
        today={today}
        active={active}
        chosen={filter.period}
        days={page.days}
        onKeyDown={onKeyDown}
        onFocusDay={onFocusDay}
        onChoose={choose}
      />
      <footer className={styles.foot}>
        <select aria-label="Go to month" value={month} onChange={(event) => onMonth(event.target.value)}>
          {months.map((each) => (
            <option key={each} value={each}>
              {monthLabel(each)}
            </option>
          ))}
        </select>
        <Button kind="quiet" aria-pressed={filter.period === month} onClick={() => choose(month)}>
          Whole month
        </Button>
      </footer>
    </section>
  );
};

/** The one day that Tab comes to, and the way to others by keys; from one month to the next too. */
const useActiveDay = (month: string, period: string, today: string, onMonth: (month: string) => void) => {
  const grid = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(period.length > 7 ? period : today);
  const active = wanted.startsWith(month) ? wanted : `${month}-01`;
  const byKey = useRef(false);

  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayByKey(active, event.key, firstDay);
    if (next === null) return;
    event.preventDefault();
    byKey.current = true;
    setWanted(next);
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
  };

  return { grid, active, onKeyDown, onFocusDay: setWanted };
};
