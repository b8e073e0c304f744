import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useDeferredModule } from '../../ui/useDeferredModule.ts';
import styles from './HomePage.module.css';

const load = () => import('./friend/FriendHome.tsx');
/** After so long the page stands without what has not come. */
const PATIENCE = 2000;

interface BelowProps {
  /** The id of whoever is signed in and begins here. */
  owner: string | null;
  children: ReactNode;
}

/** What stands below the search box: for somebody who is signed in what is theirs, and together with that the rest. */
export const Below = ({ owner, children }: BelowProps) => {
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const onReady = useCallback(() => setReadyFor(owner), [owner]);
  const isReady = owner === null || readyFor === owner;
  return (
    <>
      {owner !== null && <Friend key={owner} owner={owner} isReady={isReady} onReady={onReady} />}
      {isReady ? <div className={styles.browse}>{children}</div> : <div className={styles.waiting} />}
    </>
  );
};

interface FriendProps {
  owner: string;
  isReady: boolean;
  onReady(): void;
}

const Friend = ({ onReady, ...rest }: FriendProps) => {
  const parts = useDeferredModule(load, true);
  useEffect(() => {
    const timer = setTimeout(onReady, PATIENCE);
    return () => clearTimeout(timer);
  }, [onReady]);
  return parts && <parts.FriendHome onReady={onReady} {...rest} />;
};
