import { useState, Suspense } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { siteFileName } from '../../../../core/text/siteFileName.ts';
import { routes } from '../../../../core/contract/routes.ts';
import { request } from '../../../api/request.ts';
import { sentenceOf, problemOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { call } from '../../../api/client.ts';
import { Field } from '../../../ui/forms/Field.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { fieldProblem, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { GoogleButton, useSession } from '../../accounts/index.ts';
import { PlanAtDeletion } from '../../billing/index.ts';
import { site } from '../../site/index.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../ProfilePage.module.css';

/** A journal of many years takes its time on a slow line, in milliseconds. */
const DOWNLOAD_TIMEOUT = 10 * 60_000;

/** What is kept about the person: to take along, and to have deleted (docs/decisions.md 13). */
export const YourData = ({ user }: { user: CurrentUser }) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);

  const download = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { method, path } = routes.downloadData;
      const { data } = await request(method, path, { timeout: DOWNLOAD_TIMEOUT });
      saveFile(JSON.stringify(data, null, 2), siteFileName(site().name, 'data.json'), 'application/json');
    } catch (error) {
      const sentence = sentenceOf(error);
      setProblem(sentence);
      toast('Download Failed', { description: sentence, tone: 'bad' });
    }
    setBusy(false);
  };

  return (
    <div className={styles.rows}>
      <div className={styles.row}>
        <div>
          <h3>Download</h3>
          <p>Everything we keep about you, in one file.</p>
        </div>
        <Button onClick={() => void download()} disabled={busy}>
          {busy ? 'Collecting...' : 'Download my data'}
        </Button>
        {problem && (
          <Notice tone="bad" className={styles.wide}>
            {problem}
          </Notice>
        )}
      </div>
      <div className={styles.row}>
        <div>
          <h3>Delete my account</h3>
          <p>Removes your account and everything in it, at once and for good.</p>
        </div>
        <Button onClick={() => setDeleting(true)}>Delete my account</Button>
        {deleting && <DeleteAccount user={user} onClose={() => setDeleting(false)} />}
      </div>
    </div>
  );
};

const FAILED = 'Account not deleted';
const WORD = 'DELETE';

/** Asks for the password once more; of an account without one, for a word, and where that was long ago for Google's. */
const DeleteAccount = ({ user, onClose }: { user: CurrentUser; onClose(): void }) => {
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
      <ul className={layout.bullets}>
        <li>your profile and your address</li>
        <li>your saved notes, verses and prayers, and your prayer journal</li>
        <li>your posts with their pictures, and your place in circles</li>
        <li>your recent searches and the feedback you sent</li>
      </ul>
      <PlanAtDeletion user={user} />
      <form onSubmit={(event) => void onSubmit(event)} noValidate className={layout.stackFields}>
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
