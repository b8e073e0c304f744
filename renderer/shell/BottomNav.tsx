import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './BottomNav.module.css';

export interface NavEntry {
  path: string;
  label: string;
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
}

/** The bar at the bottom. With a single entry there is nowhere to go, so it is not drawn. */
export const BottomNav = ({ entries }: { entries: NavEntry[] }) =>
  entries.length < 2 ? null : (
    <nav className={styles.nav} aria-label="Main">
      {entries.map(({ path, label, Icon }) => (
        <NavLink key={path} to={path} end className={styles.entry}>
          <Icon size={22} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  );
