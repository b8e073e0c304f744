import { useEffect, useState } from 'react';
import { localDay } from '../../../../core/rules/daily.ts';
import { wholeJournal } from '../../../../core/journal/journalIndex.ts';
import { notSavedYet } from '../../../../core/rules/prayerText.ts';
import type { PendingCount } from '../../../../core/sync/client.ts';
import { platform } from '../../../platform/current.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { saveAsJson } from '../importExport/saveCopy.ts';
import { countUnsent, type SignOutQuestion } from './signOutQuestion.ts';
import layout from '../../../ui/layout/layout.module.css';

/** What of a person is on this device alone; `unsent` posts are in no outbox: their pictures could not be sent. */
interface Unsaved extends PendingCount {
  unsent: number;
}

const nothing = { prayers: 0, posts: 0 };
/** What is said when nobody knows how much it is. */
const something: Unsaved = { prayers: 1, posts: 0, unsent: 0 };

/** How many prayers and posts are not on the server. A deleted prayer has no entry, and still counts. */
const unsaved = async (owner: string): Promise<Unsaved> => {
  const journal = await platform.journal();
  const { prayers, posts } = (await journal.pendingCounts()).get(owner) ?? nothing;
  const unsent = journal.lock.isLocked() ? 0 : await countUnsent(owner);
  if (prayers === 0) return { prayers, posts, unsent };
  const { total, states } = await journal.page(owner, { ...wholeJournal, limit: 0, today: localDay(new Date()) });
  return { prayers: Math.max(1, total - states.safe), posts, unsent };
};

/**
 * Before a sign-out while prayers are not on the server: sync, export, leave them here, or discard
 * (docs/decisions.md 15).
 */
export const SignOutGuard = ({ owner, answer }: SignOutQuestion) => {
  const [count, setCount] = useState<Unsaved | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [sure, setSure] = useState(false);

  useEffect(() => {
    unsaved(owner).then(setCount, () => setCount(something));
  }, [owner]);

  const sync = async () => {
    setBusy(true);
    setMessage(null);
    await (await platform.journal()).sync('asked');
    const left = await unsaved(owner).catch(() => something);
    setCount(left);
    setBusy(false);
    if (left.prayers + left.posts + left.unsent === 0) answer('go');
    else
      setMessage(
        navigator.onLine
          ? 'They could not be sent just now.'
          : 'You are offline. They can be sent when the connection is back.',
      );
  };
  const save = async () => {
    const entries = await (await platform.journal()).entries(owner);
    saveAsJson(
      entries.map(({ prayer }) => prayer),
      owner,
    );
    setMessage('A copy of your journal is in your downloads. Keep it where only you can open it.');
  };

  if (count === null) return null;
  const waits = notSavedYet(count);
  if (!waits && count.unsent > 0)
    return (
      <Modal title="Before you log out" onClose={() => answer('stay')}>
        <UnsentPosts count={count.unsent} />
        <div className={layout.stack4}>
          <Button kind="primary" onClick={() => answer('stay')}>
            Stay signed in
          </Button>
          <Button onClick={() => answer('go')}>Log out, leave {count.unsent === 1 ? 'it' : 'them'} here</Button>
          <Button kind="danger" onClick={() => answer('discard')}>
            Log out and remove {count.unsent === 1 ? 'it' : 'them'}
          </Button>
        </div>
      </Modal>
    );
  return (
    <Modal title="Before you log out" onClose={() => !busy && answer('stay')}>
      <p>
        <strong>{waits ?? notSavedYet(something)}.</strong> If you log out now, what is not saved stays on this device
        and is sent when you sign in here again.
      </p>
      {count.unsent > 0 && <UnsentPosts count={count.unsent} />}
      {message && <Notice role="status">{message}</Notice>}
      {sure ? (
        <>
          <Notice tone="bad">
            {count.posts > 0 ? 'What is discarded' : 'Discarded prayers'} can’t be brought back, by you or by us.
          </Notice>
          <ModalActions>
            <Button kind="quiet" onClick={() => setSure(false)}>
              Keep them
            </Button>
            <Button kind="danger" onClick={() => answer('discard')}>
              Discard and log out
            </Button>
          </ModalActions>
        </>
      ) : (
        <div className={layout.stack4}>
          <Button kind="primary" onClick={() => void sync()} disabled={busy}>
            {busy ? 'Syncing...' : 'Sync now, then log out'}
          </Button>
          <Button onClick={() => void save()} disabled={busy}>
            Export a copy
          </Button>
          <Button onClick={() => answer('go')} disabled={busy}>
            Log out, leave them here
          </Button>
          <Button onClick={() => setSure(true)} disabled={busy}>
            Discard them
          </Button>
          <Button kind="quiet" onClick={() => answer('stay')} disabled={busy}>
            Stay signed in
          </Button>
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
