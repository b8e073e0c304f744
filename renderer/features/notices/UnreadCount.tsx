import { useUnreadCount } from './useNotices.ts';
import styles from './notices.module.css';

/** Above this it is only said that there are more. */
const MAX_SHOWN = 9;

/** How many notices the person has not seen, as a number in a badge; nothing for none. */
export const UnreadCount = () => {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <span className="visually-hidden"> unread {count === 1 ? 'notice' : 'notices'}</span>
    </span>
  );
};
