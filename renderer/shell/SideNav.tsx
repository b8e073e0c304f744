import { useEffect } from 'react';
import { Settings } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { navEntries, pageRoutes } from '../routes.tsx';
import { Link } from '../ui/controls/Link.tsx';
import { Glyph } from '../ui/text/Glyph.tsx';
import { whenIdle } from '../ui/whenIdle.ts';
import { isCurrent } from './BottomNav.tsx';
import styles from './SideNav.module.css';

const settings = '/desktop-settings';

/** A new prayer by its keys from anywhere has to stand at once: its form is there before they are pressed. */
const preloadJournal = (): void => {
  const page = pageRoutes.find(({ path }) => path === '/journal/new')?.Page;
  if (page && 'preload' in page) void page.preload();
};

/** The desktop app's ways, below the church's name, where a window is wide enough; the bar at the bottom else. */
export const SideNav = () => {
  const { pathname } = useLocation();
  useEffect(() => whenIdle(preloadJournal), []);
  const entries = navEntries.filter(({ path }) => path !== '/about');
  return (
    <nav className={styles.nav} aria-label="Main">
      {entries.map((entry) => (
        <Link
          key={entry.path}
          to={entry.path}
          className={styles.entry}
          aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
        >
          <Glyph name={entry.glyph} size={22} />
          {entry.label}
        </Link>
      ))}
      <Link to={settings} className={styles.entry} aria-current={pathname === settings ? 'page' : undefined}>
        <Settings size={22} strokeWidth={1.5} aria-hidden />
        Settings
      </Link>
    </nav>
  );
};
