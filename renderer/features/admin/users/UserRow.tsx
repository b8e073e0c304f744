import { useState } from 'react';
import type { AdminUser } from '../../../../core/contract/admin.ts';
import { isStaff, type Role } from '../../../../core/rules/roles.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { useSession } from '../../accounts/index.ts';
import { act, type AskedAction, type UserAction } from './actions.ts';
import { classes } from '../../../ui/classes.ts';
import layout from '../../../ui/layout/layout.module.css';
import admin from '../admin.module.css';
import { BirthDateDialog } from './BirthDateDialog.tsx';
import { AskFirst } from './AskFirst.tsx';
import { GrantsDialog, grantNames } from './GrantsDialog.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import styles from './UserManagement.module.css';

interface UserRowProps {
  user: AdminUser;
  /** The admin's own account. */
  own: boolean;
  onChanged(now: AdminUser | null): void;
}

type Dialog = 'birthDate' | 'grants';

export const UserRow = ({ user, own, onChanged }: UserRowProps) => {
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
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

  // Behind a dialog the buttons wait anyway; switched off, the one that opened it could not take the focus back.
  const isWaiting = busy && !asked && !dialog;
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
          {user.grants.map((grant) => (
            <Tag key={grant}>{grantNames[grant].tag}</Tag>
          ))}
          {user.subscriptionStatus === 'active' && <Tag>{user.subscriptionTier} plan</Tag>}
        </p>
      </div>
      <UserActions
        user={user}
        own={own}
        busy={isWaiting}
        onRole={onRole}
        onAct={(action) => void run(action)}
        onAsk={setAsked}
        onOpen={setDialog}
      />
      {problem && !asked && !dialog && (
        <p role="alert" className={layout.problem}>
          <strong>{problem.failed}.</strong> {problem.because}
        </p>
      )}
      {dialog === 'birthDate' && <BirthDateDialog user={user} onConfirm={run} onClose={() => setDialog(null)} />}
      {dialog === 'grants' && <GrantsDialog user={user} onConfirm={run} onClose={() => setDialog(null)} />}
      {asked && (
        <AskFirst user={user} own={own} action={asked} onConfirm={() => run(asked)} onClose={() => setAsked(null)} />
      )}
    </li>
  );
};

interface UserActionsProps {
  user: AdminUser;
  own: boolean;
  busy: boolean;
  onRole(role: Role): void;
  onAct(action: UserAction): void;
  onAsk(action: AskedAction): void;
  onOpen(dialog: Dialog): void;
}

const UserActions = ({ user, own, busy, onRole, onAct, onAsk, onOpen }: UserActionsProps) => {
  const blocked = user.role === 'blocked';
  return (
    <div className={classes(layout.row, admin.actions, styles.actions)}>
      <RoleSelect user={user} disabled={busy || blocked} onChange={onRole} />
      <Button
        disabled={busy || blocked}
        onClick={() => onAct({ kind: 'pastoral', pastoral: !user.pastoral })}
        aria-pressed={user.pastoral}
        aria-label={`Pastoral team: ${user.nickname}`}
      >
        Pastoral team
      </Button>
      <Button disabled={busy || blocked} onClick={() => onOpen('grants')} aria-label={`Powers of ${user.nickname}`}>
        Powers
      </Button>
      {blocked ? (
        <Button disabled={busy} onClick={() => onAct({ kind: 'unblock' })} aria-label={`Unblock ${user.nickname}`}>
          Unblock
        </Button>
      ) : (
        <Button disabled={busy || own} onClick={() => onAsk({ kind: 'block' })} aria-label={`Block ${user.nickname}`}>
          Block
        </Button>
      )}
      <Button disabled={busy} onClick={() => onOpen('birthDate')} aria-label={`Birth date of ${user.nickname}`}>
        Birth date
      </Button>
      <Button disabled={busy || own} onClick={() => onAsk({ kind: 'delete' })} aria-label={`Delete ${user.nickname}`}>
        Delete
      </Button>
    </div>
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
