import { useState } from 'react';
import { platform } from '../../../platform/current.ts';
import { importJournal, type ImportOutcome } from '../../../platform/journal/importJournal.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useAccount } from '../../accounts/index.ts';

/** A saved journal that the person opened with the app. */
export interface OpenedFile {
  name: string;
  text: string;
}

/** Asks before a saved journal is read back: opening a file may have been a slip. */
export const ImportDialog = ({ file, onClose }: { file: OpenedFile; onClose(): void }) => {
  const { person } = useAccount();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<ImportOutcome | null>(null);

  const read = async (owner: string) => {
    setBusy(true);
    const journal = await platform.journal();
    setSaid(
      journal.lock.isLocked()
        ? { text: 'Your journal is locked. Please open it, then open this file again.', bad: true }
        : await importJournal(owner, journal, file.text),
    );
    setBusy(false);
  };

  return (
    <Modal title="A saved journal" onClose={() => !busy && onClose()}>
      {said ? (
        <Notice tone={said.bad ? 'bad' : 'plain'} role={said.bad ? 'alert' : 'status'}>
          {said.text}
        </Notice>
      ) : (
        <p>
          {person
            ? `Read the prayers in “${file.name}” into your journal? What you have already stays as it is.`
            : `“${file.name}” holds a saved journal. Please sign in first, then open it again.`}
        </p>
      )}
      <ModalActions>
        <Button kind="quiet" onClick={onClose} disabled={busy}>
          Close
        </Button>
        {person && !said && (
          <Button kind="primary" onClick={() => void read(person.id)} disabled={busy}>
            {busy ? 'Reading...' : 'Read it back'}
          </Button>
        )}
      </ModalActions>
    </Modal>
  );
};
