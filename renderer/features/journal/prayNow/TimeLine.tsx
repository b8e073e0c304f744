import { useTimeLeft } from './useTimeLeft.ts';
import styles from './prayNow.module.css';

/** The time as a thin line that grows shorter, and a soft word when it is over. */
export const TimeLine = ({ minutes }: { minutes: number }) => {
  const left = useTimeLeft(minutes);
  if (!left) return null;
  const words = left.minutes === 1 ? 'Less than a minute left' : `${left.minutes} minutes left`;
  return (
    <>
      {left.minutes > 0 && (
        <div
          className={styles.time}
          role="progressbar"
          aria-label="Timer"
          aria-valuenow={Math.round(left.share * 100)}
          aria-valuetext={words}
        >
          <span style={{ transform: `scaleX(${left.share})` }} />
        </div>
      )}
      <p role="status" className={styles.over}>
        {left.minutes === 0 && 'Your time is up. Stay as long as you like.'}
      </p>
    </>
  );
};
