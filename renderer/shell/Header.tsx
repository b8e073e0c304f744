import brand from '../../content/generated/brand.json';
import { AccountMenu } from '../features/accounts/index.ts';
import { Link } from '../ui/controls/Link.tsx';
import { Logo } from './Logo.tsx';
import styles from './Header.module.css';

/** The fixed top bar. */
export const Header = () => (
  <header className={styles.header}>
    <div className={styles.inner}>
      <Link to="/" className={styles.brand}>
        <Logo />
        {brand.name}
      </Link>
      <AccountMenu />
    </div>
  </header>
);
