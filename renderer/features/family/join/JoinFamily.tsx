import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Section } from '../../../ui/layout/Section.tsx';
import { useStoreSubscription } from '../../billing/index.ts';
import { familyPath, useRefreshFamily } from '../family.ts';
import { Promises } from './Promises.tsx';

const FAILED = 'You did not join';

/** Says what joining means, and takes the seat. */
export const JoinFamily = ({ token, userId }: { token: string; userId: string }) => {
  const navigate = useNavigate();
  const store = useStoreSubscription(userId);
  const refreshFamily = useRefreshFamily();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  /** Without the token in the history's state. */
  const goOn = () => navigate(familyPath, { replace: true });

  const join = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const state = await call('joinFamily', { body: { token } });
      await store(state);
      await refreshFamily();
      toast('You have a seat', { description: 'The family plan is open for you now.' });
      void goOn();
    } catch (error) {
      setProblem(error);
      setBusy(false);
      toast(FAILED, { description: sentenceOf(error), tone: 'bad' });
    }
  };

  if (problem instanceof ApiError && problem.code === 'link_invalid') return <WrongLink onClose={() => void goOn()} />;
  return (
    <Section title="Join a family plan?" lit>
      <p>
        A seat is kept for you, and whoever invited you pays for it. It opens what Premium opens, in your own account,
        for as long as their plan lasts.
      </p>
      <Promises />
      {problem !== null && <Problem error={problem} />}
      <div className={layout.row}>
        <Button kind="primary" disabled={busy} onClick={() => void join()}>
          {busy ? 'Joining...' : 'Join'}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => void goOn()}>
          Not now
        </Button>
      </div>
    </Section>
  );
};

const Problem = ({ error }: { error: unknown }) => (
  <Notice tone="bad" title={FAILED}>
    <p>{sentenceOf(error)}</p>
    {error instanceof ApiError && error.code === 'already_subscribed' && (
      <Link to={error.body['source'] === 'family' ? familyPath : '/profile'} className={buttonClass('quiet')}>
        {error.body['source'] === 'family' ? 'See your seat' : 'Manage your plan'}
      </Link>
    )}
  </Notice>
);

const focusOnce = (shown: HTMLElement | null): void => shown?.focus();

/** Used, too old, taken back or never ours: the server says no more, and neither do we. */
const WrongLink = ({ onClose }: { onClose(): void }) => (
  <Notice ref={focusOnce} tabIndex={-1} role="status" title="This invitation does not work any more">
    <p>
      It may be used up or older than seven days, or its plan has ended. Please ask whoever sent it for a new one; that
      takes them a moment.
    </p>
    <Button kind="quiet" onClick={onClose}>
      Close
    </Button>
  </Notice>
);
