import { Star } from 'lucide-react';
import { useId } from 'react';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './FeedbackCard.module.css';

const ALL = [1, 2, 3, 4, 5];

/** One to five stars, or none: the one that is chosen can be taken back. */
export const Stars = ({ rating, onRating }: { rating: number | null; onRating(rating: number | null): void }) => {
  const name = useId();
  return (
    <fieldset className={classes(layout.row, styles.stars)}>
      <legend className={styles.legend}>Rate it (optional)</legend>
      {ALL.map((value) => (
        <label key={value} className={classes(styles.star, rating !== null && value <= rating && styles.lit)}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={rating === value}
            onChange={() => onRating(value)}
            aria-label={value === 1 ? '1 star' : `${value} stars`}
          />
          <Star size={26} strokeWidth={1.5} aria-hidden />
        </label>
      ))}
      {rating !== null && (
        <button type="button" className={styles.none} onClick={() => onRating(null)}>
          No rating
        </button>
      )}
    </fieldset>
  );
};
