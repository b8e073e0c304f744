import { useRef, useState } from 'react';
import type { ArchivedJournal } from '../../../../core/bridge/journalHealth.ts';
import { bridge } from '../../../platform/desktop/bridge.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import styles from '../desktop.module.css';

/** Every screen asks anew: this computer's journal is another one now. */
const reload = () => location.reload();

/** Offers a new journal to whoever has lost the key to theirs, which is archived; then says where. */
export const StartNewJournalDialog = ({ onClose }: { onClose(): void }) => {
  /** Undefined until it is done; null when the key had come, and nothing had to be set aside. */
  const [archived, setArchived] = useState<ArchivedJournal | null>();
  const done = useRef(false);

  const start = async () => {
    const { journal } = bridge();
    const before = new Set((await journal.health()).archived.map(({ name }) => name));
    await journal.startNewJournal();
    done.current = true;
    setArchived((await journal.health()).archived.find(({ name }) => !before.has(name)) ?? null);
  };

  if (archived === undefined)
    return (
      <ConfirmModal
        title="Begin a new journal?"
        confirm="Begin a new journal"
        confirming="Beginning..."
        kind="primary"
        onConfirm={start}
        failed={() =>
          'No new journal could be opened. The one that is there stays as it is; please close the app, open it again and try once more.'
        }
        onClose={() => done.current || onClose()}
      >
        <p>
          This is for when the key will not come back: the computer’s keyring was lost, or your files came from another
          computer. If the keyring only has to be unlocked, please do that instead and start again.
        </p>
        <p>
          The journal that can’t be opened is kept whole, in a folder of its own. Prayers on your account come into the
          new one by themselves. What was written on this computer and never reached your account stays in the old one
          until its key comes back.
        </p>
      </ConfirmModal>
    );
  return <Started archived={archived} />;
};

const Started = ({ archived }: { archived: ArchivedJournal | null }) => (
  <Modal title={archived ? 'A new journal is open' : 'Your journal is open'} onClose={reload}>
    {archived ? (
      <>
        <p>
          The old one lies here: <span className={styles.path}>{archived.folder}</span>
        </p>
        <p>If this computer gives us its key again, we will offer to bring its prayers back. Please leave it there.</p>
      </>
    ) : (
      <p>This computer has given us its key, so nothing had to be set aside.</p>
    )}
    <ModalActions>
      <Button kind="primary" onClick={reload}>
        All right
      </Button>
    </ModalActions>
  </Modal>
);
