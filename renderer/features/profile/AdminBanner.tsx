import { ShieldCheck } from 'lucide-react';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './AdminBanner.module.css';

/** For who may enter the dashboard (docs/specification.md 1 §2). */
export const AdminBanner = () => (
  <aside className={styles.banner} aria-labelledby="admin-banner">
    <ShieldCheck size={28} strokeWidth={1.5} aria-hidden />
    <div>
      <h2 id="admin-banner">Administrator Access</h2>
      <p className={layout.hint}>You can look after the people here.</p>
    </div>
    <Link to="/admin" className={buttonClass('secondary')}>
      Open the dashboard
    </Link>
  </aside>
);
