import type { AdminUser } from '../../../../core/contract/admin.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import type { AskedAction } from './actions.ts';
import { roleName } from './RoleSelect.tsx';

interface AskFirstProps {
  user: AdminUser;
  own: boolean;
  action: AskedAction;
  onConfirm(): Promise<string | null>;
  onClose(): void;
}

/** The question before an account loses something, or gains power over others. */
export const AskFirst = ({ user, own, action, ...rest }: AskFirstProps) => {
  const { text, ...words } = wordsOf(user, own, action);
  return (
    <ConfirmModal {...words} {...rest}>
      <p>{text}</p>
      <p>
        <strong>{user.nickname}</strong>, {user.email}
      </p>
    </ConfirmModal>
  );
};

const wordsOf = (user: AdminUser, own: boolean, action: AskedAction) => {
  switch (action.kind) {
    case 'delete':
      return {
        title: 'Delete this account?',
        text: 'The account and everything in it goes at once and for good. This can’t be undone. A plan that is paid for by card ends with it, and no payment is given back by this; one that was bought in the iOS app has to be cancelled by its owner, at Apple.',
        confirm: 'Delete account',
        confirming: 'Deleting...',
      };
    case 'role':
      return {
        title: `Make ${user.nickname} ${roleName(action.role).toLowerCase()}?`,
        text: own
          ? 'This is your own account: you may lose what you can do here as soon as you confirm.'
          : `Now: ${user.role === 'blocked' ? 'blocked' : roleName(user.role)}. Admins decide about accounts, moderators about what people write.`,
        confirm: 'Change role',
        confirming: 'Changing...',
      };
    case 'block':
      return {
        title: 'Block this account?',
        text: 'They are signed out everywhere at once and can’t come back in until they are unblocked. Nothing of theirs is deleted.',
        confirm: 'Block account',
        confirming: 'Blocking...',
      };
  }
};
