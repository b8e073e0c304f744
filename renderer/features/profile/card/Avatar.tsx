import { useState } from 'react';
import styles from './ProfileCard.module.css';

/** A picture by its https address (docs/decisions.md 34), or the first letter of the nickname. */
export const Avatar = ({ src, name }: { src: string | null; name: string }) => {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && src !== broken)
    return (
      <img
        className={styles.avatar}
        src={src}
        alt=""
        width={88}
        height={88}
        referrerPolicy="no-referrer"
        onError={() => setBroken(src)}
      />
    );
  return (
    <span className={styles.avatar} aria-hidden="true">
      {[...name][0]?.toUpperCase() ?? '?'}
    </span>
  );
};
