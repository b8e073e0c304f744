import { Suspense } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Field } from '../../../ui/forms/Field.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { fieldProblem, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { GoogleButton, useSession } from '../../accounts/index.ts';
import { problemOf } from '../../../api/sentences.ts';
import styles from '../ProfilePage.module.css';

const FAILED = 'Account not deleted';
const WORD = 'DELETE';

/** Asks for the password once more; of an account without one, for a word, and where that was long ago for Google's. */
export const DeleteAccount = ({ user, onClose }: { user: CurrentUser; onClose(): void }) => {
  const { signOutDeleted } = useSession();
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) => {
      if (user.hasPassword)
        return values('password') ? null : fieldProblem(FAILED, 'password', 'Please enter your password.');
      const typed = values('word').trim().toUpperCase() === WORD;
      return typed ? null : fieldProblem(FAILED, 'word', `Please type ${WORD}.`);
    },
    send: async (values) => {
      await call('deleteAccount', { body: user.hasPassword ? { password: values('password') } : {} });
      toast('Your account is deleted', { description: 'Nothing of it is left with us. Go in peace.' });
      await signOutDeleted();
    },
    failed: (error) => problemOf(FAILED, error),
  });

  return (
    <Modal title="Delete your account?" onClose={() => !busy && onClose()}>
      <p>This can’t be undone. What goes with it:</p>
      <ul className={styles.bullets}>
        <li>your profile and your address</li>
        <li>your saved notes, verses and prayers, and your prayer journal</li>
        <li>your recent searches and the feedback you sent</li>
      </ul>
      <form onSubmit={(event) => void onSubmit(event)} noValidate className={styles.form}>
        {problem && !problem.fields?.['password'] && !problem.fields?.['word'] && (
          <Notice tone="bad" title={problem.title}>
            {problem.message}
          </Notice>
        )}
        {problem && !problem.fields && !user.hasPassword && (
          <Suspense>
            <GoogleButton alone returnTo="/profile" label="Sign in with Google again" />
          </Suspense>
        )}
        {user.hasPassword ? (
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            required
            error={fieldError('password')}
          />
        ) : (
          <Field
            label={`Type ${WORD} to confirm`}
            name="word"
            autoComplete="off"
            autoCapitalize="characters"
            required
            error={fieldError('word')}
          />
        )}
        <ModalActions>
          <Button kind="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" kind="danger" disabled={busy}>
            {busy ? 'Deleting...' : 'Delete for good'}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
};
