import type { AdminUser } from '../../../core/contract/admin.ts';
import { roles, type Role } from '../../../core/rules/roles.ts';
import styles from './UserManagement.module.css';

interface RoleSelectProps {
  user: AdminUser;
  disabled: boolean;
  onChange(role: Role): void;
}

const names: Readonly<Record<Role, string>> = {
  registered: 'Registered',
  premium: 'Premium',
  contributor: 'Contributor',
  moderator: 'Moderator',
  admin: 'Admin',
};

const isRole = (value: string): value is Role => (roles as readonly string[]).includes(value);

/**
 * Of a blocked account it shows "Registered" and can't be changed (docs/specification.md 2 §4): unblocking gives the
 * former role back.
 */
export const RoleSelect = ({ user, disabled, onChange }: RoleSelectProps) => (
  <select
    className={styles.select}
    aria-label={`Role of ${user.nickname}`}
    value={user.role === 'blocked' ? 'registered' : user.role}
    disabled={disabled}
    onChange={({ target }) => isRole(target.value) && onChange(target.value)}
  >
    {roles.map((role) => (
      <option key={role} value={role}>
        {names[role]}
      </option>
    ))}
  </select>
);

export const roleName = (role: Role): string => names[role];
