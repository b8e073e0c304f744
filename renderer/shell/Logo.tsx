import { useState } from 'react';
import styles from './Header.module.css';

/** The church's own logo; without one, or where it can't be had, the lamp on its stand (Matthew 5:15). */
export const Logo = ({ own }: { own: string | null }) => {
  const [failed, setFailed] = useState(false);
  if (own !== null && !failed) return <img src={own} alt="" className={styles.logo} onError={() => setFailed(true)} />;
  return (
    <svg width={28} height={28} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 2c3.5 3.7 5.2 6.4 5.2 9a5.2 5.2 0 0 1-10.4 0c0-2.6 1.7-5.3 5.2-9z" fill="var(--flame)" />
      <path
        d="M6.5 18h19c-.5 3.7-3.7 6.2-7.7 6.6v2.8h3.9a1.3 1.3 0 0 1 0 2.6H10.3a1.3 1.3 0 0 1 0-2.6h3.9v-2.8c-4-.4-7.2-2.9-7.7-6.6z"
        fill="currentColor"
      />
    </svg>
  );
};
