import { useState } from 'react';
import type { AdminUser } from '../../../../core/contract/admin.ts';
import { grants, type Grant } from '../../../../core/rules/roles.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Choice } from '../../../ui/forms/Choice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { UserAction } from './actions.ts';

/** What each power is called on an account, and what it opens. */
export const grantNames: Readonly<Record<Grant, { tag: string; label: string; opens: string }>> = {
  readFeedback: {
    tag: 'Reads feedback',
    label: 'Read feedback',
    opens: 'What people write about their results, with the search that it is about.',
  },
  readTrends: {
    tag: 'Reads trends',
    label: 'Read trends',
    opens: 'How many people search and register, and what many search for.',
  },
  manageKiosks: {
    tag: 'Keeps kiosks',
    label: 'Keep kiosks',
    opens: 'The screens in the lobby: adding, changing, connecting and removing them.',
  },
};

interface GrantsDialogProps {
  user: AdminUser;
  onConfirm(action: UserAction): Promise<string | null>;
  onClose(): void;
}

/** Opens single panels of the dashboard to a volunteer (docs/decisions.md 8). */
export const GrantsDialog = ({ user, onConfirm, onClose }: GrantsDialogProps) => {
  const [given, setGiven] = useState<readonly Grant[]>(user.grants);
  return (
    <ConfirmModal
      title="What may this account look after?"
      confirm="Save"
      confirming="Saving..."
      kind="primary"
      onConfirm={() => onConfirm({ kind: 'grants', grants: [...given] })}
      onClose={onClose}
    >
      <p>
        <strong>{user.nickname}</strong>, {user.email}
      </p>
      <p>
        Each opens one part of this dashboard, and nothing else. Moderators and admins read feedback and trends as well.
      </p>
      <div className={layout.stack2}>
        {grants.map((grant) => (
          <Choice
            key={grant}
            label={grantNames[grant].label}
            hint={grantNames[grant].opens}
            checked={given.includes(grant)}
            onChange={({ target }) =>
              setGiven(target.checked ? [...given, grant] : given.filter((each) => each !== grant))
            }
          />
        ))}
      </div>
    </ConfirmModal>
  );
};
