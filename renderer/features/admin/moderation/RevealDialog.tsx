import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { announce } from '../../../ui/feedback/announce.ts';
import { ReasonField } from '../ReasonField.tsx';

interface RevealDialogProps {
  caseId: string;
  onClose(): void;
  onRevealed(): void;
}

/** Asks why a moderator has to know who wrote something anonymous. */
export const RevealDialog = ({ caseId, onClose, onRevealed }: RevealDialogProps) => {
  const [reason, setReason] = useState('');
  const reveal = async (): Promise<string | null> => {
    if (reason.trim() === '') return 'Please write a reason.';
    const { author } = await call('revealAuthor', { params: { caseId }, body: { reason } });
    announce(author ? `Written by ${author.nickname}` : 'Its author is gone');
    onRevealed();
    return null;
  };
  return (
    <ConfirmModal
      title="Show who wrote this?"
      confirm="Show"
      confirming="Looking..."
      kind="primary"
      onConfirm={reveal}
      failed={(error) => sentenceOf(error, 'That could not be shown.')}
      onClose={onClose}
    >
      <p>They trusted that nobody would know. Look only if somebody has to be protected or warned.</p>
      <ReasonField hint="Kept in the audit log for good, with your name." value={reason} onChange={setReason} />
    </ConfirmModal>
  );
};
