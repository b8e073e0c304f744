import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { CircleEvent } from '../../../../core/contract/circles.ts';
import { localDay } from '../../../../core/rules/daily.ts';
import { classes } from '../../../ui/classes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { addMonths, firstDayOfWeek, monthOf, weeksOf, type MonthDay } from './month.ts';
import styles from './calendar.module.css';

interface MonthTableProps {
  events: readonly CircleEvent[];
  /** In milliseconds. */
  now: number;
  onOpen(event: CircleEvent): void;
}

/** A month with the circle's events on their days. Only where the window is wide enough; the list beside it says the same. */
export const MonthTable = ({ events, now, onOpen }: MonthTableProps) => {
  const [shown, setShown] = useState(() => monthOf(new Date(now)));
  const weeks = weeksOf(shown, firstDayOfWeek(navigator.language));
  const byDay = eventsByDay(events);
  const title = new Date(shown.year, shown.month, 1).toLocaleDateString(undefined, { month: 'long', year: 'numeric' });
  const today = localDay(new Date(now));

  return (
    <section aria-label="Month" className={styles.month}>
      <header className={layout.ends}>
        <h3 aria-live="polite">{title}</h3>
        <div className={layout.row}>
          <Button kind="quiet" onClick={() => setShown(monthOf(new Date(now)))}>
            Today
          </Button>
          <Button kind="quiet" onClick={() => setShown(addMonths(shown, -1))} aria-label="Month before">
            <ChevronLeft size={20} aria-hidden />
          </Button>
          <Button kind="quiet" onClick={() => setShown(addMonths(shown, 1))} aria-label="Next month">
            <ChevronRight size={20} aria-hidden />
          </Button>
        </div>
      </header>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {weeks[0]?.map(({ key }) => (
              <th key={key} scope="col">
                {new Date(`${key}T00:00:00Z`).toLocaleDateString(undefined, { weekday: 'short', timeZone: 'UTC' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.key}>
              {week.map((day) => (
                <Day
                  key={day.key}
                  day={day}
                  isToday={day.key === today}
                  events={byDay.get(day.key) ?? []}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const eventsByDay = (events: readonly CircleEvent[]): Map<string, CircleEvent[]> => {
  const days = new Map<string, CircleEvent[]>();
  // The list has the latest first; a day has its first on top.
  for (const event of events.toReversed()) {
    const day = localDay(new Date(event.dateTime));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
};

interface DayProps {
  day: MonthDay;
  isToday: boolean;
  events: readonly CircleEvent[];
  onOpen(event: CircleEvent): void;
}

const Day = ({ day: { day, inMonth }, isToday, events, onOpen }: DayProps) => (
  <td
    className={classes(!inMonth && styles.outside, isToday && styles.today)}
    aria-current={isToday ? 'date' : undefined}
  >
    <span className={styles.number}>{day}</span>
    {events.map((event) => (
      <button key={event.id} type="button" className={styles.entry} onClick={() => onOpen(event)}>
        {event.title}
      </button>
    ))}
  </td>
);
