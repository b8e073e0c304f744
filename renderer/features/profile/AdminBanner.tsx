import { ShieldCheck } from 'lucide-react';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import layout from '../../ui/layout/layout.module.css';
import styles from './AdminBanner.module.css';

/** For who may enter the dashboard (docs/specification.md 1 §2). */
export const AdminBanner = ({ user }: { user: CurrentUser }) => {
  const words = wordsFor(user.abilities);
  return (
    <aside className={styles.banner} aria-labelledby="admin-banner">
      <ShieldCheck size={28} strokeWidth={1.5} aria-hidden />
      <div>
        <h2 id="admin-banner">{words.title}</h2>
        <p className={layout.hint}>{words.text}</p>
      </div>
      <Link to="/admin" className={buttonClass('secondary')}>
        Open the dashboard
      </Link>
    </aside>
  );
};

const wordsFor = ({ manageUsers, moderate }: CurrentUser['abilities']) => {
  if (manageUsers) return { title: 'Administrator Access', text: 'You can look after the people here.' };
  if (moderate)
    return {
      title: 'Moderator Access',
      text: 'You can look at what people reported, and at what waits to be seen by others.',
    };
  return { title: 'Volunteer Access', text: 'You can look after a part of this place.' };
};
