import { useState } from 'react';
import { platform } from '../../../platform/current.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { saveAsJson } from '../importExport/saveCopy.ts';
import { onDevice, something, type OnDevice } from './onDevice.ts';
import layout from '../../../ui/layout/layout.module.css';

interface WaitingActionsProps {
  owner: string;
  found: OnDevice;
  /** A copy of the journal stays, with what waits in it. */
  keeps: boolean;
  busy: boolean;
  onBusy(busy: boolean): void;
  onFound(found: OnDevice): void;
  onLeave(how: 'go' | 'discard'): void;
  onStay(): void;
}

/** What can be done about prayers and posts that are not on the server: sync, export, leave them here, or discard. */
export const WaitingActions = ({
  owner,
  found,
  keeps,
  busy,
  onBusy,
  onFound,
  onLeave,
  onStay,
}: WaitingActionsProps) => {
  const [message, setMessage] = useState<string | null>(null);
  const [sure, setSure] = useState(false);

  const sync = async () => {
    onBusy(true);
    setMessage(null);
    await (await platform.journal()).sync('asked');
    const left = await onDevice(owner).catch(() => something);
    onBusy(false);
    if (left.prayers + left.posts + left.unsent === 0) return onLeave('go');
    onFound(left);
    setMessage(
      navigator.onLine
        ? 'They could not be sent just now.'
        : 'You are offline. They can be sent when the connection is back.',
    );
  };
  const save = async () => {
    const left = await saveAsJson(await platform.journal(), owner);
    const saved = 'A copy of your journal is in your downloads. Keep it where only you can open it.';
    setMessage([saved, left].filter(Boolean).join(' '));
  };

  if (sure && !keeps)
    return (
      <>
        <Notice tone="bad">
          {found.posts > 0 ? 'What is discarded' : 'Discarded prayers'} can’t be brought back, by you or by us.
        </Notice>
        <ModalActions>
          <Button kind="quiet" onClick={() => setSure(false)}>
            Keep them
          </Button>
          <Button kind="danger" onClick={() => onLeave('discard')}>
            Discard and log out
          </Button>
        </ModalActions>
      </>
    );
  return (
    <div className={layout.stack4}>
      {message && <Notice role="status">{message}</Notice>}
      <Button kind="primary" onClick={() => void sync()} disabled={busy}>
        {busy ? 'Syncing...' : 'Sync now, then log out'}
      </Button>
      <Button onClick={() => void save()} disabled={busy}>
        Export a copy
      </Button>
      <Button onClick={() => onLeave('go')} disabled={busy}>
        Log out, leave them here
      </Button>
      {/* In the copy they stay. */}
      {!keeps && (
        <Button onClick={() => setSure(true)} disabled={busy}>
          Discard them
        </Button>
      )}
      <Button kind="quiet" onClick={onStay} disabled={busy}>
        Stay signed in
      </Button>
    </div>
  );
};
