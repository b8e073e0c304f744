import { DisplayButton } from '../features/display/index.ts';
import { platform } from '../platform/current.ts';
import { Link } from '../ui/controls/Link.tsx';
import { scriptureNotices } from '../features/site/index.ts';
import styles from './Footer.module.css';

const links = [
  ['/about', 'About'],
  ['/support', 'Support'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const;

export const Footer = () => (
  <footer className={styles.footer}>
    <p className={styles.talk}>
      <Link to="/helplines">Talk to someone now</Link>
    </p>
    <p>{scriptureNotices.esvNotice}</p>
    <p>{scriptureNotices.webNotice}</p>
    <ul className={styles.links}>
      {links.map(([path, label]) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
      <li>
        <DisplayButton className={styles.display} />
      </li>
      {/* The bar at the bottom of a narrow window has no room for them. */}
      {platform.kind === 'desktop' && (
        <li>
          <Link to="/desktop-settings">Settings</Link>
        </li>
      )}
      {/* A tab of its own: an installed app has no way back from a page of text. The desktop app has it in its settings. */}
      {platform.kind === 'web' && (
        <li>
          <a href="/licenses.txt" target="_blank" rel="noreferrer">
            Licences
          </a>
        </li>
      )}
    </ul>
  </footer>
);
