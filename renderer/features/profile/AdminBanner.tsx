import { ShieldCheck } from 'lucide-react';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './AdminBanner.module.css';

/** For who may enter the dashboard (docs/specification.md 1 §2). */
export const AdminBanner = ({ user }: { user: CurrentUser }) => (
  <aside className={styles.banner} aria-labelledby="admin-banner">
    <ShieldCheck size={28} strokeWidth={1.5} aria-hidden />
    <div>
      <h2 id="admin-banner">{user.abilities.manageUsers ? 'Administrator Access' : 'Moderator Access'}</h2>
      <p className={layout.hint}>
        {user.abilities.manageUsers
          ? 'You can look after the people here.'
          : 'You can look at what people reported, and at what waits to be seen by others.'}
      </p>
    </div>
    <Link to="/admin" className={buttonClass('secondary')}>
      Open the dashboard
    </Link>
  </aside>
);
