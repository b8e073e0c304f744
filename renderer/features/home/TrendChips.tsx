import { useId } from 'react';
import { Chip } from '../../ui/controls/Chip.tsx';
import type { Trend } from './useTrends.ts';
import styles from './TrendChips.module.css';

interface TrendChipsProps {
  title: string;
  trend: Trend;
  onSearch(query: string): void;
}

/** A row of searches to start from. Its height is fixed, so that the server's words take their place without a jolt. */
export const TrendChips = ({ title, trend: { words, source }, onSearch }: TrendChipsProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul key={source} className={styles.row}>
        {words.map((word) => (
          <li key={word}>
            <Chip onClick={() => onSearch(word)}>{word}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
};
