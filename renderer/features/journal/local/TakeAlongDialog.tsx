import { useState } from 'react';
import type { LocalJournal } from '../../../../core/sync/local/localJournal.ts';
import type { LockRefusal, LockSecret } from '../../../../core/sync/lock/journalLock.ts';
import type { JournalClient } from '../../../platform/journal/webClient.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { UnlockForm } from '../lock/UnlockForm.tsx';

interface TakeAlongDialogProps {
  owner: string;
  journal: JournalClient;
  local: LocalJournal;
  /** Answered, one way or the other. */
  onClose(): void;
}

const FAILED = 'They could not be taken along just now. They stay where they are; please try again.';

/** Whether the prayers that are on this device without an account go into this one. Never without being asked: they may be another person's. */
export const TakeAlongDialog = ({ owner, journal, local, onClose }: TakeAlongDialogProps) => {
  const [needsSecret, setNeedsSecret] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { prayers } = local;
  const one = prayers === 1;

  /** Gives why not, where it is for the person to give another secret. */
  const take = async (secret?: LockSecret): Promise<LockRefusal | null> => {
    const taken = await journal.takeAlong(owner, secret && { secret });
    if (taken.end === 'locked') setNeedsSecret(true);
    else if (taken.end !== 'done') return taken;
    else {
      const said =
        taken.prayers === 1 ? '1 prayer is in your journal now.' : `${taken.prayers} prayers are in your journal now.`;
      // Another tab may have been quicker.
      if (taken.prayers > 0) toast(said);
      announce(said);
      onClose();
    }
    return null;
  };
  const yes = async () => {
    setBusy(true);
    setProblem(null);
    await take().catch(() => setProblem(FAILED));
    setBusy(false);
  };

  return (
    <Modal
      title={one ? 'Take this prayer into your account?' : `Take these ${prayers} prayers into your account?`}
      onClose={() => !busy && onClose()}
    >
      <p>
        {one ? 'One prayer was' : `${prayers} prayers were`} kept on this device without an account. If you take{' '}
        {one ? 'it' : 'them'} along, {one ? 'it becomes' : 'they become'} part of your journal and {one ? 'is' : 'are'}{' '}
        saved to your account.
      </p>
      <p>
        If somebody else writes on this device, {one ? 'it' : 'they'} may be theirs: then leave {one ? 'it' : 'them'}{' '}
        here.
      </p>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {needsSecret && (
        <UnlockForm
          label="Unlock the journal on this device"
          intro={`${one ? 'It is' : 'They are'} locked with a PIN. Without it, ${one ? 'it stays' : 'they stay'} here.`}
          action={{ name: 'Unlock and take along', busy: 'Taking along...' }}
          failed={FAILED}
          onTry={take}
        />
      )}
      <ModalActions>
        <Button kind="quiet" onClick={onClose} disabled={busy}>
          {one ? 'Leave it here' : 'Leave them here'}
        </Button>
        {!needsSecret && (
          <Button kind="primary" onClick={() => void yes()} disabled={busy}>
            {busy ? 'Taking along...' : one ? 'Take it along' : 'Take them along'}
          </Button>
        )}
      </ModalActions>
    </Modal>
  );
};
