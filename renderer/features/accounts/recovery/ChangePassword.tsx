import { useEffect, useRef } from 'react';
import { call } from '../../../api/client.ts';
import { fieldsOf, sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { fieldProblem, mergeProblems, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { passwordProblem, repeatProblem } from '../registration/checks.ts';
import styles from '../EntryPage.module.css';

const FAILED = 'Password not changed';

export const ChangePassword = ({ email, onClose }: { email: string; onClose(): void }) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus(), []);

  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) => {
      const message = passwordProblem(values('password'));
      return mergeProblems(FAILED, [
        values('currentPassword') ? null : fieldProblem(FAILED, 'currentPassword', 'Please enter your password.'),
        message ? fieldProblem(FAILED, 'password', message) : null,
        repeatProblem(values),
      ]);
    },
    send: async (values) => {
      const body = { currentPassword: values('currentPassword'), newPassword: values('password') };
      await call('changePassword', { body });
      toast('Password changed', { description: 'All other devices are signed out.' });
      onClose();
    },
    failed: (error) => {
      // The server calls it by the name it has there.
      const { newPassword, ...fields } = fieldsOf(error);
      return {
        title: FAILED,
        message: sentenceOf(error, 'Please try again in a moment.'),
        fields: newPassword ? { ...fields, password: newPassword } : fields,
      };
    },
  });

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      aria-label="Change password"
    >
      <FormProblem problem={problem} />
      {/* For password managers, which want to know whose password it is. */}
      <input type="email" name="email" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={fieldError('currentPassword')}
      />
      <div className={styles.pair}>
        <NewPasswordFields label="New password" hint="At least 8 characters." fieldError={fieldError} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" disabled={busy}>
          {busy ? 'Saving...' : 'Change password'}
        </Button>
        <Button kind="quiet" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
