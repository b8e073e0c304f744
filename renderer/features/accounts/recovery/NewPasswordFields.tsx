import { PasswordField } from '../../../ui/forms/PasswordField.tsx';

interface NewPasswordFieldsProps {
  label: string;
  hint?: string;
  fieldError(name: string): string | undefined;
}

/** A password that is chosen: typed twice, since nobody sees it. */
export const NewPasswordFields = ({
  label,
  hint = 'At least 8 characters. A short sentence is easy to keep in mind.',
  fieldError,
}: NewPasswordFieldsProps) => (
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
