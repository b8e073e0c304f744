import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import brand from '../../content/generated/brand.json';
import { Logo } from './Logo.tsx';
import styles from './Header.module.css';

/** The fixed top bar. `account` is where the nickname and logout, or the link to sign in, will stand. */
export const Header = ({ account }: { account?: ReactNode }) => (
  <header className={styles.header}>
    <div className={styles.inner}>
      <Link to="/" className={styles.brand}>
        <Logo />
        {brand.name}
      </Link>
      {account}
    </div>
  </header>
);
