import { Chip } from '../../ui/controls/Chip.tsx';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
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
    <div className={classes(layout.stack2, layout.hint, styles.suggestions)}>
      <span>{ask}</span>
      <ul className={layout.row}>
        {titles.map((title) => (
          <li key={title}>
            <Chip onClick={() => onSearch(title)}>{title}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
