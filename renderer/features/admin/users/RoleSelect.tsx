import type { AdminUser } from '../../../../core/contract/admin.ts';
import { roles, type ReportedRole, type Role } from '../../../../core/rules/roles.ts';
import { SelectField } from '../../../ui/forms/Field.tsx';
import styles from './UserManagement.module.css';

interface RoleSelectProps {
  user: AdminUser;
  disabled: boolean;
  onChange(role: Role): void;
}

const names: Readonly<Record<ReportedRole, string>> = {
  registered: 'Registered',
  premium: 'Premium',
  contributor: 'Contributor',
  moderator: 'Moderator',
  admin: 'Admin',
  blocked: 'Blocked',
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

/** What a list may be narrowed to. */
const listed = [...roles, 'blocked'] as const satisfies readonly ReportedRole[];

interface RoleFilterProps {
  /** Null shows all. */
  role: ReportedRole | null;
  onChange(role: ReportedRole | null): void;
}

/** Narrows the list to the accounts of one role. */
export const RoleFilter = ({ role, onChange }: RoleFilterProps) => (
  <SelectField
    label="Role"
    className={styles.role}
    value={role ?? ''}
    onChange={({ target }) => onChange(reportedRole(target.value))}
  >
    <option value="">All</option>
    {listed.map((each) => (
      <option key={each} value={each}>
        {names[each]}
      </option>
    ))}
  </SelectField>
);

/** The role of that name; null where there is none. */
export const reportedRole = (value: string | null): ReportedRole | null =>
  listed.find((each) => each === value) ?? null;

export const roleName = (role: Role): string => names[role];
