import { useEffect, useState } from 'react';
import { notSavedYet } from '../../../../core/rules/prayerText.ts';
import { platform } from '../../../platform/current.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { onDevice, something, type OnDevice } from './onDevice.ts';
import type { SignOutQuestion } from './signOutQuestion.ts';
import { StayChoice } from './StayChoice.tsx';
import { WaitingActions } from './WaitingActions.tsx';
import layout from '../../../ui/layout/layout.module.css';

const NOT_KEPT =
  'A copy could not be kept: this device may have no room left. You are still signed in, and nothing is lost.';

/**
 * Before a sign-out: prayers that are not on the server are sent, exported, left here or discarded (docs/decisions.md 15), and
 * a copy of the journal may stay (docs/decisions.md 55).
 */
export const SignOutGuard = ({ owner, answer }: SignOutQuestion) => {
  const [found, setFound] = useState<OnDevice | null>(null);
  const [hasLock, setHasLock] = useState(false);
  const [keeps, setKeeps] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const look = async () => {
      const now = await onDevice(owner).catch(() => something);
      setHasLock((await platform.journal()).lock.state() !== 'none');
      // Nothing is left behind, and nothing can stay: there is nothing to ask.
      if (now.prayers + now.posts + now.unsent === 0 && now.besides === null) answer('go');
      else setFound(now);
    };
    look().catch(() => setFound(something));
  }, [owner, answer]);

  /** The copy is on the disk before anything of the account's goes. */
  const leave = async (how: 'go' | 'discard') => {
    if (!keeps) return answer(how);
    setBusy(true);
    setProblem(null);
    try {
      answer(how, await (await platform.journal()).keepCopy(owner));
    } catch {
      setProblem(NOT_KEPT);
      setBusy(false);
    }
  };

  if (!found) return null;
  const waits = notSavedYet(found);
  const { unsent, besides } = found;
  const many = unsent === 1 ? 'it' : 'them';
  return (
    <Modal title="Before you log out" onClose={() => !busy && answer('stay')}>
      {waits && (
        <p>
          <strong>{waits}.</strong> If you log out now, what is not saved stays on this device{' '}
          {keeps ? 'in your copy.' : 'and is sent when you sign in here again.'}
        </p>
      )}
      {unsent > 0 && <UnsentPosts count={unsent} />}
      {problem && <Notice tone="bad">{problem}</Notice>}
      {besides !== null && (
        <StayChoice
          waits={waits !== null}
          besides={besides}
          hasLock={hasLock}
          keeps={keeps}
          disabled={busy}
          onChange={setKeeps}
        />
      )}
      {waits ? (
        <WaitingActions
          owner={owner}
          found={found}
          keeps={keeps}
          busy={busy}
          onBusy={setBusy}
          onFound={setFound}
          onLeave={(how) => void leave(how)}
          onStay={() => answer('stay')}
        />
      ) : (
        <div className={layout.stack4}>
          <Button kind="primary" onClick={() => (unsent > 0 ? answer('stay') : void leave('go'))} disabled={busy}>
            {unsent > 0 ? 'Stay signed in' : busy ? 'Keeping a copy...' : 'Log out'}
          </Button>
          {unsent > 0 && (
            <>
              <Button onClick={() => void leave('go')} disabled={busy}>
                Log out, leave {many} here
              </Button>
              <Button kind="danger" onClick={() => void leave('discard')} disabled={busy}>
                Log out and remove {many}
              </Button>
            </>
          )}
          {unsent === 0 && (
            <Button kind="quiet" onClick={() => answer('stay')} disabled={busy}>
              Stay signed in
            </Button>
          )}
        </div>
      )}
    </Modal>
  );
};

const UnsentPosts = ({ count }: { count: number }) => (
  <p>
    <strong>{count === 1 ? 'A post with a picture is' : `${count} posts with pictures are`} not shared yet.</strong> You
    can share {count === 1 ? 'it' : 'them'} in SoulFeed, now or when you sign in here again.
  </p>
);
