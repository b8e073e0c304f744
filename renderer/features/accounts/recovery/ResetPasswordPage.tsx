import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf, problemOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { FormProblem } from '../../../ui/forms/FormProblem.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { mergeProblems, useSubmit } from '../../../ui/forms/useSubmit.ts';
import { RequestLink } from './RequestLink.tsx';
import { EntryPage } from '../EntryPage.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { newPasswordProblems } from '../registration/checks.ts';
import { openLinkHint, useCanSendMail } from '../useAuthOptions.ts';
import { useLinkToken } from '../useLinkToken.ts';
import { useSession } from '../session/useSession.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../EntryPage.module.css';

const FAILED = 'Password not changed';

/** Where the link of the reset mail leads. */
export const ResetPasswordPage = () => {
  const token = useLinkToken();
  const reaches = useCanSendMail();
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused ?? (token === null ? openLinkHint(reaches) : null);
  if (token === null || problem)
    return (
      <EntryPage title="Choose a new password" foot={<Link to="/login">Back to Login</Link>}>
        <Notice tone="bad">{problem}</Notice>
        <RequestLink purpose="reset" />
      </EntryPage>
    );
  return <NewPassword token={token} onRefused={setRefused} />;
};

const NewPassword = ({ token, onRefused }: { token: string; onRefused(sentence: string): void }) => {
  const { setSignedIn } = useSession();
  const navigate = useNavigate();
  const { busy, problem, onSubmit, fieldError } = useSubmit({
    check: (values) => mergeProblems(FAILED, newPasswordProblems(FAILED, values)),
    send: async (values) => {
      const user = await call('resetPassword', { body: { token, password: values('password') } });
      toast('Password changed', { description: 'You are signed in here, and signed out everywhere else.' });
      await setSignedIn(user);
      void navigate('/', { replace: true });
    },
    failed: (error) => {
      if (!(error instanceof ApiError && error.code === 'link_invalid')) return problemOf(FAILED, error);
      onRefused(sentenceOf(error));
      return null;
    },
  });

  return (
    <EntryPage title="Choose a new password" lead="It signs you in here and signs you out everywhere else.">
      <form className={layout.stackFields} onSubmit={(event) => void onSubmit(event)} noValidate>
        <FormProblem problem={problem} />
        <NewPasswordFields label="New password" fieldError={fieldError} />
        <Button type="submit" kind="primary" className={styles.submit} disabled={busy}>
          {busy ? 'Saving...' : 'Save new password'}
        </Button>
      </form>
    </EntryPage>
  );
};
