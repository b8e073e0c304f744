import { useEffect, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useSession } from '../../accounts/index.ts';
import { signOutQuestion } from '../sync/signOutQuestion.ts';
import { useOwnJournal } from '../ownJournal.ts';
import layout from '../../../ui/layout/layout.module.css';

const FAILED = 'That did not work. Nothing was removed; please try again.';

/**
 * For whoever has neither PIN nor recovery key: everything of the journal goes from this device, and they are signed out.
 * Without the sign-out, whoever holds the device would read what the account has.
 */
export const StartOver = () => {
  const { owner, journal, isLocal } = useOwnJournal();
  const { signOut } = useSession();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(0);

  useEffect(() => {
    journal.pendingCounts().then(
      (counts) => setWaiting(counts.get(owner)?.prayers ?? 0),
      () => undefined,
    );
  }, [journal, owner]);

  const removeLocal = async () => {
    await journal.clear(owner, 'everything').catch(() => setProblem(FAILED));
    setBusy(false);
  };
  const startOver = async () => {
    setBusy(true);
    setProblem(null);
    if (isLocal) return removeLocal();
    // They were asked here, and the sign-out must not ask again: it leaves what is sealed, which goes after it.
    const answer = signOutQuestion.subscribe(() => signOutQuestion.read()?.answer('go'));
    const left = await signOut().catch(() => null);
    answer();
    if (left?.end === 'left') return journal.clear(owner, 'everything');
    setProblem(FAILED);
    setBusy(false);
  };

  if (!asked)
    return (
      <Button kind="quiet" className={layout.start} onClick={() => setAsked(true)}>
        I have neither of them
      </Button>
    );
  return (
    <div className={layout.stack4}>
      <Notice>
        {isLocal
          ? 'You can start over: this journal is removed from this device. It is nowhere else, unless you have saved a copy.'
          : 'You can start over: your journal is removed from this device, and you are logged out. What is saved to your account comes back when you sign in again.'}{' '}
        {waiting > 0 && (
          <strong>
            {waiting === 1 ? 'One change is' : `${waiting} changes are`} not saved to your account yet and would be lost
            for good.
          </strong>
        )}
      </Notice>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button kind="danger" disabled={busy} onClick={() => void startOver()}>
        {busy ? 'Working...' : isLocal ? 'Remove this journal for good' : 'Remove it here and log out'}
      </Button>
      <Button kind="quiet" disabled={busy} onClick={() => setAsked(false)}>
        Keep it
      </Button>
    </div>
  );
};
