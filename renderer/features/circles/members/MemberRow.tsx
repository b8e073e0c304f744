import type { Circle, CircleMember } from '../../../../core/contract/circles.ts';
import { Menu, type MenuItem } from '../../../ui/controls/Menu.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { isCircleAdmin } from '../circles.ts';
import { RoleBadge } from '../parts/RoleBadge.tsx';
import type { AskedOf } from './MemberDialog.tsx';
import { MemberMark } from './MemberMark.tsx';
import styles from './members.module.css';

interface MemberRowProps {
  circle: Circle;
  member: CircleMember;
  own: boolean;
  onAsk(action: AskedOf): void;
}

export const MemberRow = ({ circle, member, own, onAsk }: MemberRowProps) => {
  const { nickname, role } = member;
  return (
    <li className={styles.row}>
      <MemberMark nickname={nickname} />
      <div className={styles.name}>
        <strong>{nickname}</strong> {own && <Tag>You</Tag>} <RoleBadge role={role} />
      </div>
      {!own && <Menu label={`More about ${nickname}`} items={itemsOf(circle, member, onAsk)} />}
    </li>
  );
};

const itemsOf = (circle: Circle, { role }: CircleMember, onAsk: (action: AskedOf) => void): MenuItem[] => {
  const owner = circle.role === 'owner';
  const mayRemove = owner || (isCircleAdmin(circle) && role === 'member');
  return [
    ...(owner && role === 'member' ? [{ label: 'Make admin', onSelect: () => onAsk('admin') }] : []),
    ...(owner && role === 'admin' ? [{ label: 'Take admin role', onSelect: () => onAsk('member') }] : []),
    ...(owner ? [{ label: 'Hand over the circle', onSelect: () => onAsk('owner') }] : []),
    { label: 'Report', onSelect: () => onAsk('report') },
    { label: 'Mute', onSelect: () => onAsk('mute') },
    { label: 'Block', isDanger: true, onSelect: () => onAsk('block') },
    ...(mayRemove ? [{ label: 'Remove', isDanger: true, onSelect: () => onAsk('remove') }] : []),
  ];
};
