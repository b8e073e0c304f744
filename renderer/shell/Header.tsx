import brand from '../../content/generated/brand.json';
import { AccountMenu } from '../features/accounts/index.ts';
import { Link } from '../ui/controls/Link.tsx';
import { useDeferredModule } from '../ui/useDeferredModule.ts';
import { Logo } from './Logo.tsx';
import styles from './Header.module.css';

const loadNotices = () => import('../features/notices/index.ts');

/** Drawn for who is signed in, and loaded for them alone. */
const UnreadBadge = () => {
  const notices = useDeferredModule(loadNotices);
  return notices && <notices.UnreadCount />;
};

/** The fixed top bar. */
export const Header = () => (
  <header className={styles.header}>
    <div className={styles.inner}>
      <Link to="/" className={styles.brand}>
        <Logo />
        {brand.name}
      </Link>
      <AccountMenu badge={<UnreadBadge />} />
    </div>
  </header>
);
