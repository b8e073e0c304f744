import styles from './Skeleton.module.css';

/** Bars where text will stand. `lines` are widths in percent. Hidden from screen readers: say the waiting in words. */
export const Skeleton = ({ lines, tall = false }: { lines: number[]; tall?: boolean }) => (
  <div className={styles.skeleton} aria-hidden="true">
    {lines.map((width, index) => (
      <div key={index} className={tall ? styles.tall : styles.bar} style={{ width: `${width}%` }} />
    ))}
  </div>
);
