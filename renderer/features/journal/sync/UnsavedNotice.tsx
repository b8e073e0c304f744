import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signInAgain } from '../../../../core/rules/prayerText.ts';
import { platform } from '../../../platform/current.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useReturnState } from '../../accounts/index.ts';
import styles from '../journal.module.css';

/** Says that prayers wait on this device for someone to sign in again; not whose, and nothing of them. */
export const UnsavedNotice = () => {
  const [waiting, setWaiting] = useState({ prayers: 0, posts: 0 });
  const from = useReturnState();
  const { pathname } = useLocation();
  useEffect(() => {
    const read = async () => {
      const journal = await platform.journal();
      const counts = await journal.pendingCounts();
      const sum = { prayers: 0, posts: 0 };
      for (const { prayers, posts } of counts.values()) {
        sum.prayers += prayers;
        sum.posts += posts;
      }
      setWaiting(sum);
    };
    read().catch(() => undefined);
  }, []);

  const text = signInAgain(waiting, 'changes');
  if (!text) return null;
  return (
    <div className={styles.unsaved}>
      <Notice role="status">
        {pathname === '/login' ? (
          text
        ) : (
          <Link to="/login" state={from}>
            {text}
          </Link>
        )}
      </Notice>
    </div>
  );
};
