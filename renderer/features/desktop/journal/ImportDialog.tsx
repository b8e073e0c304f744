import { useState } from 'react';
import type { BridgeEvent } from '../../../../core/bridge/events.ts';
import { platform } from '../../../platform/current.ts';
import { importJournal, type ImportOutcome } from '../../../platform/journal/importJournal.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Modal, ModalActions } from '../../../ui/feedback/Modal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useAccount } from '../../accounts/index.ts';

/** A saved journal that the person opened with the app. */
export type OpenedFile = { name: string } & ({ text: string; why?: undefined } | { why: WhyNot });

type WhyNot = Extract<BridgeEvent, { name: 'importFailed' }>['why'];

const whyNot: Readonly<Record<WhyNot, string>> = {
  no_copy: 'is not a saved journal, or is damaged. Nothing was read from it.',
  too_large: 'is larger than any saved journal can be. Nothing was read from it.',
  unreadable: 'can’t be read. It may have been moved, or be open to somebody else alone.',
};

/** Asks before a saved journal is read back: opening a file may have been a slip. */
export const ImportDialog = ({ file, onClose }: { file: OpenedFile; onClose(): void }) => {
  const { person } = useAccount();
  const text = file.why === undefined ? file.text : null;
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<ImportOutcome | null>(null);

  const read = async (owner: string, saved: string) => {
    setBusy(true);
    const journal = await platform.journal();
    setSaid(
      journal.lock.isLocked()
        ? { text: 'Your journal is locked. Please open it, then open this file again.', bad: true }
        : await importJournal(owner, journal, saved),
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
          {file.why !== undefined
            ? `“${file.name}” ${whyNot[file.why]}`
            : person
              ? `Read the prayers in “${file.name}” into your journal? What you have already stays as it is.`
              : `“${file.name}” holds a saved journal. Please sign in first, then open it again.`}
        </p>
      )}
      <ModalActions>
        <Button kind="quiet" onClick={onClose} disabled={busy}>
          Close
        </Button>
        {person && text !== null && !said && (
          <Button kind="primary" onClick={() => void read(person.id, text)} disabled={busy}>
            {busy ? 'Reading...' : 'Read it back'}
          </Button>
        )}
      </ModalActions>
    </Modal>
  );
};
