import { Field } from '../../ui/forms/Field.tsx';

/** Asks for the address of an account, in a way that password managers and phone keyboards know. */
export const EmailField = ({
  error,
  defaultValue,
}: {
  error?: string | undefined;
  defaultValue?: string | undefined;
}) => (
  <Field
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    maxLength={254}
    defaultValue={defaultValue}
    error={error}
  />
);
