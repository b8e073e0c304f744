import type { Circle } from '../../../../core/contract/circles.ts';
import { Tag } from '../../../ui/text/Tag.tsx';
import styles from '../circles.module.css';

/** Says who looks after a circle; of plain members there is nothing to say. */
export const RoleBadge = ({ role }: { role: Circle['role'] }) => {
  if (role === 'owner') return <Tag className={styles.badge}>Owner</Tag>;
  if (role === 'admin') return <Tag className={styles.badge}>Admin</Tag>;
  return null;
};
