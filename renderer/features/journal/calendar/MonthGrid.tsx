import { useMemo, type KeyboardEvent, type RefObject } from 'react';
import type { JournalDay } from '../../../../core/journal/journalIndex.ts';
import { periodLabel } from '../labels.ts';
import { weeksOf } from './days.ts';
import styles from './calendar.module.css';

interface MonthGridProps {
  ref: RefObject<HTMLTableElement | null>;
  labelledBy: string;
  month: string;
  firstDay: number;
  today: string;
  /** The day that Tab comes to. */
  active: string;
  /** The day that the list is narrowed to, or something else. */
  chosen: string;
  days: readonly JournalDay[];
  onKeyDown(event: KeyboardEvent): void;
  /** Keys go on from the day that was pressed or tabbed to. */
  onFocusDay(day: string): void;
  onChoose(day: string): void;
}

const shortName = new Intl.DateTimeFormat(undefined, { weekday: 'narrow' });
const longName = new Intl.DateTimeFormat(undefined, { weekday: 'long' });

/** A week in which the first was a Sunday. */
const weekdays = Array.from({ length: 7 }, (_, index) => new Date(2023, 0, index + 1, 12));

/** A date grid (WAI-ARIA): one day takes the focus, and keys lead to the others. */
export const MonthGrid = ({ ref, labelledBy, month, firstDay, days, onKeyDown, ...day }: MonthGridProps) => {
  const known = useMemo(() => new Map(days.map((each) => [each.day, each])), [days]);
  const names = [...weekdays.slice(firstDay), ...weekdays.slice(0, firstDay)];
  return (
    <table ref={ref} role="grid" aria-labelledby={labelledBy} className={styles.grid} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {names.map((date) => (
            <th key={date.getDay()} scope="col" abbr={longName.format(date)}>
              <span className="visually-hidden">{longName.format(date)}</span>
              <span aria-hidden>{shortName.format(date)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstDay).map((week, index) => (
          <tr key={index}>
            {week.map((each, at) =>
              each ? <Day key={each} day={each} known={known.get(each)} {...day} /> : <td key={at} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface DayProps extends Pick<MonthGridProps, 'today' | 'active' | 'chosen' | 'onFocusDay' | 'onChoose'> {
  day: string;
  known: JournalDay | undefined;
}

const Day = ({ day, known, today, active, chosen, onFocusDay, onChoose }: DayProps) => (
  <td aria-selected={day === chosen}>
    <button
      type="button"
      data-day={day}
      className={styles.day}
      tabIndex={day === active ? 0 : -1}
      aria-label={[periodLabel(day), ...whatIsOn(known)].join(', ')}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={!known}
      onFocus={() => onFocusDay(day)}
      onClick={() => known && onChoose(day)}
    >
      {Number(day.slice(8))}
      <span className={styles.marks} aria-hidden>
        {known && known.written > 0 && <span className={styles.written} />}
        {known && known.answered > 0 && <span className={styles.answered} />}
      </span>
    </button>
  </td>
);

const whatIsOn = (known: JournalDay | undefined): string[] => {
  if (!known) return [];
  const { written, answered } = known;
  return [
    ...(written > 0 ? [written === 1 ? '1 prayer written' : `${written} prayers written`] : []),
    ...(answered > 0 ? [answered === 1 ? '1 prayer answered' : `${answered} prayers answered`] : []),
  ];
};
