import { dayWithYear, type DayOfChart } from './days.ts';
import styles from './charts.module.css';

/** What a chart draws, as numbers. */
export const DayTable = ({ days, names }: { days: readonly DayOfChart[]; names: { count: string; part: string } }) => (
  <details className={styles.details}>
    <summary>Show as table</summary>
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${names.count} by day`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{names.count}</th>
            <th scope="col">{names.part}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, count, part }) => (
            <tr key={date}>
              <th scope="row">
                <time dateTime={date}>{dayWithYear(date)}</time>
              </th>
              <td>{count.toLocaleString()}</td>
              <td>{part.toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
