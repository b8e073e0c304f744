import { useLocation } from 'react-router-dom';
import { Glyph } from '../ui/text/Glyph.tsx';
import { Link } from '../ui/controls/Link.tsx';
import styles from './BottomNav.module.css';

export interface NavEntry {
  path: string;
  /** Other paths of the same screen: they highlight this entry too, as do those below (docs/decisions.md 25). */
  aliases?: string[];
  label: string;
  /** A name of ui/Glyph. */
  glyph: string;
}

/** The bar at the bottom. With a single entry there is nowhere to go, so it is not drawn. */
export const BottomNav = ({ entries }: { entries: NavEntry[] }) => {
  const { pathname } = useLocation();
  if (entries.length < 2) return null;
  return (
    <nav className={styles.nav} aria-label="Main">
      {entries.map(({ path, label, glyph, aliases }) => (
        <Link
          key={path}
          to={path}
          className={styles.entry}
          aria-current={isCurrent({ path, aliases }, pathname) ? 'page' : undefined}
        >
          <Glyph name={glyph} size={22} />
          {label}
        </Link>
      ))}
    </nav>
  );
};

/** Whether the person is on the entry's screen, or below it. */
export const isCurrent = ({ path, aliases = [] }: Pick<NavEntry, 'path' | 'aliases'>, pathname: string): boolean =>
  [path, ...aliases].some((each) => isWithin(each, pathname));

const isWithin = (path: string, pathname: string): boolean =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
