import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { useSubmit, type Problem, type Values } from '../../../ui/forms/useSubmit.ts';
import { problemOf } from '../../../api/sentences.ts';
import { latestBirthDate } from '../../../../core/rules/ages.ts';
import { lengths } from '../../../../core/rules/text.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Agreement } from './Agreement.tsx';
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
    <form className={layout.stackFields} onSubmit={(event) => void onSubmit(event)} noValidate aria-label={label}>
      <FormProblem problem={problem} />
      {children?.(fieldError)}
      <PersonFields fieldError={fieldError} nickname={nickname} />
      <Agreement />
      <Button type="submit" kind="primary" className={styles.submit} disabled={busy}>
        {busy ? 'Creating your account...' : 'Create account'}
      </Button>
    </form>
  );
};

interface PersonFieldsProps {
  fieldError(name: string): string | undefined;
  nickname?: string;
}

/** Who a newcomer is: asked of everybody, also of who comes from Google. */
const PersonFields = ({ fieldError, nickname }: PersonFieldsProps) => {
  const [latest] = useState(() => latestBirthDate(Date.now()));
  return (
    <>
      <div className={layout.pair}>
        <Field
          label="Nickname"
          name="nickname"
          autoComplete="nickname"
          required
          maxLength={lengths.nicknameAtRegistration}
          defaultValue={nickname}
          hint="What others see. 2 to 50 characters."
          error={fieldError('nickname')}
        />
        <Field
          label="Display name (optional)"
          name="displayName"
          autoComplete="name"
          maxLength={lengths.displayName}
          hint="Your nickname, unless you give one."
          error={fieldError('displayName')}
        />
      </div>
      <Field
        label="Birth date"
        name="birthDate"
        type="date"
        autoComplete="bday"
        required
        min="1900-01-01"
        max={latest}
        hint="You must be at least 13. Nobody else sees it."
        error={fieldError('birthDate')}
      />
    </>
  );
};
