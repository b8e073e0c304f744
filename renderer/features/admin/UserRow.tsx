import { useState } from 'react';
import type { AdminUser } from '../../../core/contract/admin.ts';
import { isStaff, type Role } from '../../../core/rules/roles.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { useSession } from '../accounts/index.ts';
import { act, type AskedAction, type UserAction } from './actions.ts';
import { classes } from '../../ui/classes.ts';
import layout from '../../ui/layout/layout.module.css';
import admin from './admin.module.css';
import { BirthDateDialog } from './BirthDateDialog.tsx';
import { AskFirst } from './AskFirst.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import styles from './UserManagement.module.css';

interface UserRowProps {
  user: AdminUser;
  /** The admin's own account. */
  own: boolean;
  onChanged(now: AdminUser | null): void;
}

export const UserRow = ({ user, own, onChanged }: UserRowProps) => {
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [asksBirthDate, setAsksBirthDate] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ failed: string; because: string } | null>(null);
  const { refresh } = useSession();
  const blocked = user.role === 'blocked';

  const run = async (action: UserAction): Promise<string | null> => {
    setBusy(true);
    setProblem(null);
    const end = await act(user, action);
    setBusy(false);
    if ('failed' in end) {
      setProblem(end);
      return `${end.failed}. ${end.because}`;
    }
    onChanged(end.user);
    // What the admin may do has changed, or ended.
    if (own) await refresh();
    return null;
  };

  const onRole = (role: Role) => {
    const action = { kind: 'role', role } as const;
    // Powers over others are given and taken only after a question.
    if (isStaff(role) || isStaff(user.role)) setAsked(action);
    else void run(action);
  };

  return (
    <li className={classes(layout.row, admin.row)}>
      <div className={admin.what}>
        <strong>{user.nickname}</strong>
        {user.displayName !== user.nickname && <span> {user.displayName}</span>}
        <p>
          <Address email={user.email} />
          <span>
            since{' '}
            <time dateTime={user.createdAt}>
              {new Date(user.createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
            </time>
          </span>
        </p>
        <p className={styles.tags}>
          {own && <Tag>You</Tag>}
          {blocked && <Tag className={styles.blocked}>Blocked</Tag>}
          {!user.emailVerified && <Tag>Address not confirmed</Tag>}
          {user.pastoral && <Tag>Pastoral team</Tag>}
          {user.subscriptionStatus === 'active' && <Tag>{user.subscriptionTier} plan</Tag>}
        </p>
      </div>
      <div className={classes(layout.row, admin.actions, styles.actions)}>
        <RoleSelect user={user} disabled={busy || blocked} onChange={onRole} />
        <Button
          disabled={busy || blocked}
          onClick={() => void run({ kind: 'pastoral', pastoral: !user.pastoral })}
          aria-pressed={user.pastoral}
          aria-label={`Pastoral team: ${user.nickname}`}
        >
          Pastoral team
        </Button>
        {blocked ? (
          <Button disabled={busy} onClick={() => void run({ kind: 'unblock' })} aria-label={`Unblock ${user.nickname}`}>
            Unblock
          </Button>
        ) : (
          <Button
            disabled={busy || own}
            onClick={() => setAsked({ kind: 'block' })}
            aria-label={`Block ${user.nickname}`}
          >
            Block
          </Button>
        )}
        <Button disabled={busy} onClick={() => setAsksBirthDate(true)} aria-label={`Birth date of ${user.nickname}`}>
          Birth date
        </Button>
        <Button
          disabled={busy || own}
          onClick={() => setAsked({ kind: 'delete' })}
          aria-label={`Delete ${user.nickname}`}
        >
          Delete
        </Button>
      </div>
      {problem && !asked && !asksBirthDate && (
        <p role="alert" className={layout.problem}>
          <strong>{problem.failed}.</strong> {problem.because}
        </p>
      )}
      {asksBirthDate && <BirthDateDialog user={user} onConfirm={run} onClose={() => setAsksBirthDate(false)} />}
      {asked && (
        <AskFirst user={user} own={own} action={asked} onConfirm={() => run(asked)} onClose={() => setAsked(null)} />
      )}
    </li>
  );
};

/** An address that breaks at its @, if it must. */
const Address = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@') + 1;
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
};
