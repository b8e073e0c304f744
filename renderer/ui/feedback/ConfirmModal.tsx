import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Modal, ModalActions } from './Modal.tsx';
import { Notice } from './Notice.tsx';

type Confirmation =
  /** Does it. Gives a sentence that says why it could not be done: the dialog stays with it. */
  | { onConfirm(): Promise<string | null>; failed?: undefined }
  /** It may throw too: `failed` puts into a sentence what. */
  | { onConfirm(): Promise<string | null | void>; failed(error: unknown): string };

type ConfirmModalProps = Confirmation & {
  title: string;
  children: ReactNode;
  /** What the button does, in a word or two; and while it does so. */
  confirm: string;
  confirming: string;
  /** What the other button says: where "Cancel" could be taken for the very thing that is asked about. */
  dismiss?: string;
  /** `primary` where nothing is lost by it. */
  kind?: 'danger' | 'primary';
  onClose(): void;
};

/** Asks before something that can't be taken back, or is easily done by mistake. */
export const ConfirmModal = ({
  title,
  children,
  confirm,
  confirming,
  dismiss = 'Cancel',
  onConfirm,
  failed,
  onClose,
  kind = 'danger',
}: ConfirmModalProps) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  const run = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const sentence = await (failed ? onConfirm().catch(failed) : onConfirm());
      if (typeof sentence === 'string') setProblem(sentence);
      else onClose();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <Modal title={title} onClose={() => !running.current && onClose()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
        // The dialog's own gap, for what stands in the form.
        style={{ display: 'contents' }}
      >
        {children}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <ModalActions>
          <Button kind="quiet" onClick={onClose} disabled={busy}>
            {dismiss}
          </Button>
          <Button type="submit" kind={kind} disabled={busy}>
            {busy ? confirming : confirm}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
};
