import type { ComponentProps } from 'react';
import { Field } from '../../ui/forms/Field.tsx';

/** Asks for the address of an account, in a way that password managers and phone keyboards know. */
export const EmailField = (props: Pick<ComponentProps<typeof Field>, 'defaultValue' | 'error'>) => (
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
    {...props}
  />
);
