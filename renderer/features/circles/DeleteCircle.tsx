import { useQueryClient } from '@tanstack/react-query';
import type { Circle } from '../../../core/contract/circles.ts';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { ConfirmModal } from '../../ui/feedback/ConfirmModal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import layout from '../../ui/layout/layout.module.css';
import { refreshCirclesWithout } from './circles.ts';

interface DeleteCircleProps {
  circle: Circle;
  onDeleted(): void;
  onClose(): void;
}

const FAILED = 'Failed to delete circle';

/** Asks before a circle goes, and says what goes with it (docs/specification.md 2 §2). */
export const DeleteCircle = ({ circle, onDeleted, onClose }: DeleteCircleProps) => {
  const queryClient = useQueryClient();
  const remove = async () => {
    await call('deleteCircle', { params: { id: circle.id } });
    toast('Circle deleted successfully!');
    await refreshCirclesWithout(queryClient, circle.id);
    // Once the dialog is gone, which gives the focus back to a button that may be gone too.
    setTimeout(onDeleted);
  };
  return (
    <ConfirmModal
      title="Delete Circle"
      confirm="Delete Circle"
      confirming="Deleting..."
      onConfirm={remove}
      failed={(error) => {
        const sentence = sentenceOf(error);
        toast(FAILED, { description: sentence, tone: 'bad' });
        return `${FAILED}. ${sentence}`;
      }}
      onClose={onClose}
    >
      <p>
        Delete <strong>{circle.name}</strong> for everybody? This removes:
      </p>
      <ul className={layout.bullets}>
        <li>Posts and conversations</li>
        <li>Member connections and history</li>
        <li>Files and resources</li>
      </ul>
      <p className={layout.soft}>Its owner can bring it back for 30 days. After that it is gone for good.</p>
    </ConfirmModal>
  );
};
