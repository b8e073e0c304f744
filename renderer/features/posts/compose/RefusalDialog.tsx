import { AskAgainDialog } from './AskAgainDialog.tsx';
import { CareDialog } from './CareDialog.tsx';
import type { Refusal } from './textCheck.ts';

interface RefusalDialogProps {
  refusal: Refusal;
  /** Back to the words, of which nothing was sent. */
  onBack(): void;
  /** Sends them as they are. */
  onConfirm(): void;
  /** Leaves quickly: nothing of it may stay on the screen. */
  onLeave(): void;
  /** Sends them to the pastoral team alone; left out where that is no way. */
  onSendToPastoral?: (() => void) | undefined;
}

/** What stands between a text and its readers: the card for words of danger, or a second look. */
export const RefusalDialog = ({ refusal, onBack, onConfirm, onLeave, onSendToPastoral }: RefusalDialogProps) =>
  refusal.kind === 'ask' ? (
    <AskAgainDialog concerns={refusal.concerns} onChange={onBack} onShare={onConfirm} />
  ) : (
    <CareDialog
      danger={refusal.danger}
      onBack={onBack}
      onNotDanger={onConfirm}
      onLeave={onLeave}
      onSendToPastoral={onSendToPastoral}
    />
  );
