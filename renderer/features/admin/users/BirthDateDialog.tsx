import { useState } from 'react';
import type { AdminUser } from '../../../../core/contract/admin.ts';
import { latestBirthDate } from '../../../../core/rules/ages.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import type { UserAction } from './actions.ts';
import { ReasonField } from '../ReasonField.tsx';

interface BirthDateDialogProps {
  user: AdminUser;
  onConfirm(action: UserAction): Promise<string | null>;
  onClose(): void;
}

/** Corrects a birth date that its owner may not change. The one that is kept is shown to nobody. */
export const BirthDateDialog = ({ user, onConfirm, onClose }: BirthDateDialogProps) => {
  const [birthDate, setBirthDate] = useState('');
  const [reason, setReason] = useState('');
  const [latest] = useState(() => latestBirthDate(Date.now()));
  const change = async (): Promise<string | null> => {
    if (birthDate === '') return 'Please enter the birth date.';
    if (reason.trim() === '') return 'Please write a reason.';
    return onConfirm({ kind: 'birthDate', birthDate, reason });
  };
  return (
    <ConfirmModal
      title="Correct a birth date?"
      confirm="Change birth date"
      confirming="Changing..."
      kind="primary"
      onConfirm={change}
      failed={() => 'That could not be changed.'}
      onClose={onClose}
    >
      <p>
        <strong>{user.nickname}</strong>, {user.email}
      </p>
      <p>People under 18 are kept from strangers by it. Change it only for somebody whose age you know.</p>
      <Field
        label="Birth date"
        type="date"
        min="1900-01-01"
        max={latest}
        value={birthDate}
        onChange={({ target }) => setBirthDate(target.value)}
      />
      <ReasonField hint="Kept in the audit log for good, with your name." value={reason} onChange={setReason} />
    </ConfirmModal>
  );
};
