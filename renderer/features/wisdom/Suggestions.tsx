import { Chip } from '../../ui/controls/Chip.tsx';
import styles from './wisdom.module.css';

/** Titles to search for. */
export const Suggestions = ({
  ask,
  titles,
  onSearch,
}: {
  ask: string;
  titles: readonly string[];
  onSearch(query: string): void;
}) =>
  titles.length > 0 && (
    <div className={styles.suggestions}>
      <span>{ask}</span>
      <ul className={styles.chips}>
        {titles.map((title) => (
          <li key={title}>
            <Chip onClick={() => onSearch(title)}>{title}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
