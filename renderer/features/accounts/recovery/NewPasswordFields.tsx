import { PasswordField } from '../../../ui/forms/PasswordField.tsx';

/** A password that is chosen: typed twice, since nobody sees it. */
export const NewPasswordFields = ({
  label,
  hint = 'At least 8 characters. A short sentence is easy to keep in mind.',
  fieldError,
}: {
  label: string;
  hint?: string;
  fieldError(name: string): string | undefined;
}) => (
  <>
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      required
      hint={hint}
      error={fieldError('password')}
    />
    <PasswordField
      label="Confirm password"
      name="confirmPassword"
      autoComplete="new-password"
      required
      error={fieldError('confirmPassword')}
    />
  </>
);
