import { call } from '../../../api/client.ts';
import { fieldsOf, problemOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { fieldProblem, mergeProblems, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { newPasswordProblems } from '../registration/checks.ts';
import layout from '../../../ui/layout/layout.module.css';

const FAILED = 'Password not changed';

export const ChangePassword = ({ email, onClose }: { email: string; onClose(): void }) => {
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) =>
      mergeProblems(FAILED, [
        values('currentPassword') ? null : fieldProblem(FAILED, 'currentPassword', 'Please enter your password.'),
        ...newPasswordProblems(FAILED, values),
      ]),
    send: async (values) => {
      const body = { currentPassword: values('currentPassword'), newPassword: values('password') };
      await call('changePassword', { body });
      toast('Password changed', { description: 'All other devices are signed out.' });
      onClose();
    },
    failed: (error) => {
      // The server calls it by the name it has there.
      const { newPassword, ...fields } = fieldsOf(error);
      return { ...problemOf(FAILED, error), fields: newPassword ? { ...fields, password: newPassword } : fields };
    },
  });

  return (
    <form
      className={layout.stackFields}
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
        autoFocus
        required
        error={fieldError('currentPassword')}
      />
      <div className={layout.pair}>
        <NewPasswordFields label="New password" hint="At least 8 characters." fieldError={fieldError} />
      </div>
      <div className={layout.row}>
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
