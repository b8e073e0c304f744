import { Link } from '../../../ui/controls/Link.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import styles from './thanks.module.css';

/** Stands for a while where a prayer was marked as answered. */
export const AnsweredMoment = ({ title }: { title: string }) => {
  const heading = useFocusOnMount<HTMLParagraphElement>('Thanks be to God.');
  return (
    <div className={styles.moment}>
      <p ref={heading} tabIndex={-1}>
        Thanks be to God.
      </p>
      <p>
        “{title}” now stands among your <Link to="/journal/answered">answered prayers</Link>.
      </p>
    </div>
  );
};
