import type { ReactNode } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { useSubmit, type Problem, type Values } from '../../../ui/forms/useSubmit.ts';
import { PersonFields } from './PersonFields.tsx';
import { problemOf } from '../../../api/sentences.ts';
import styles from '../EntryPage.module.css';

interface RegistrationFormProps {
  label: string;
  nickname?: string;
  check(values: Values, now: number): Problem | null;
  /** Makes the account of this person. */
  send(person: Person, values: Values): Promise<CurrentUser>;
  onRegistered(user: CurrentUser): Promise<void>;
  /** What is asked before who they are. */
  children?(fieldError: (name: string) => string | undefined): ReactNode;
}

interface Person {
  nickname: string;
  displayName: string | null;
  birthDate: string;
}

const personOf = (values: Values): Person => ({
  nickname: values('nickname').trim(),
  displayName: values('displayName').trim() || null,
  birthDate: values('birthDate'),
});

/** The form that makes an account, whichever way a newcomer signs in. */
export const RegistrationForm = ({ label, nickname, check, send, onRegistered, children }: RegistrationFormProps) => {
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) => check(values, Date.now()),
    send: async (values) => onRegistered(await send(personOf(values), values)),
    failed: (error) => problemOf('Registration Failed', error, 'Registration failed'),
  });
  return (
    <form className={styles.form} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={label}>
      <FormProblem problem={problem} />
      {children?.(fieldError)}
      <PersonFields fieldError={fieldError} nickname={nickname} />
      <Button type="submit" kind="primary" className={styles.submit} disabled={busy}>
        {busy ? 'Creating your account...' : 'Create account'}
      </Button>
    </form>
  );
};
