import type { ReactNode } from 'react';
import { AccountMenu } from '../features/accounts/index.ts';
import { Link } from '../ui/controls/Link.tsx';
import { useDeferredModule } from '../ui/useDeferredModule.ts';
import { Logo } from './Logo.tsx';
import { useSite } from '../features/site/index.ts';
import styles from './Header.module.css';

const loadNotices = () => import('../features/notices/index.ts');

/** Drawn for who is signed in, and loaded for them alone. */
const UnreadBadge = () => {
  const notices = useDeferredModule(loadNotices);
  return notices && <notices.UnreadCount />;
};

/** The fixed top bar; in a wide window of the desktop app the sidebar, with its ways as `children`. */
export const Header = ({ children }: { children?: ReactNode }) => {
  const { name, logo } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <Logo key={logo} own={logo} />
          <span className={styles.name}>{name}</span>
        </Link>
        {children}
        <AccountMenu badge={<UnreadBadge />} />
      </div>
    </header>
  );
};
