import { useId } from 'react';
import { classes } from '../classes.ts';
import { DayTable } from './DayTable.tsx';
import { dayLabel, type DayOfChart } from './days.ts';
import { tickLabel, topOf } from './ticks.ts';
import styles from './charts.module.css';

interface DayChartProps {
  /** Oldest first, without gaps. */
  days: readonly DayOfChart[];
  /** What is counted, as the legend and the table name it. */
  names: { count: string; part: string };
  /** What the chart says, in one sentence. */
  summary: string;
}

/**
 * Bars for the first series and a line with dots for the second: they are told apart by their form. Everything it shows stands
 * in a table behind it too.
 */
export const DayChart = ({ days, names, summary }: DayChartProps) => {
  const id = useId();
  const top = topOf(Math.max(0, ...days.map(({ count, part }) => Math.max(count, part))));
  return (
    <figure className={styles.figure}>
      <figcaption id={id}>{summary}</figcaption>
      <div className={styles.legend} aria-hidden>
        <span className={classes(styles.key, styles.barKey)}>{names.count}</span>
        <span className={classes(styles.key, styles.lineKey)}>{names.part}</span>
      </div>
      <div className={styles.chart} role="img" aria-labelledby={id}>
        <div className={styles.values}>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{tickLabel(value)}</span>
          ))}
        </div>
        <Plot days={days} top={top} />
        <div className={styles.dates}>
          {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
            (day) => day && <span key={day.date}>{dayLabel(day.date)}</span>,
          )}
        </div>
      </div>
      <DayTable days={days} names={names} />
    </figure>
  );
};

/** It is stretched to its place; strokes and dots keep their size. */
const Plot = ({ days, top }: { days: readonly DayOfChart[]; top: number }) => {
  const heightOf = (value: number) => 100 - (value / top) * 100;
  const line = days.map(({ part }, at) => `${at === 0 ? 'M' : 'L'}${at + 0.5} ${heightOf(part)}`).join('');
  const dots = days.map(({ part }, at) => `M${at + 0.5} ${heightOf(part)}h0`).join('');
  return (
    <svg className={styles.plot} viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" aria-hidden>
      <path className={styles.grid} d={`M0 0H${days.length}M0 50H${days.length}M0 100H${days.length}`} />
      {days.map(({ date, count }, at) => (
        <rect
          key={date}
          className={styles.bar}
          x={at + 0.14}
          width={0.72}
          y={heightOf(count)}
          height={100 - heightOf(count)}
        />
      ))}
      <path className={styles.halo} d={line} />
      <path className={styles.line} d={line} />
      <path className={styles.dots} d={dots} />
    </svg>
  );
};
