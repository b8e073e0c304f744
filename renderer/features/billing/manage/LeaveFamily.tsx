import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSession } from '../../accounts/index.ts';
import { subscriptionKey } from '../useSubscription.ts';

const FAILED = 'You still have your seat';

/** Gives up a seat in somebody's family plan: two presses. */
export const LeaveFamily = ({ userId, onLeft }: { userId: string; onLeft?: () => void }) => {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    try {
      await call('deleteFamilySeat', { params: { userId } });
    } catch (error) {
      // It has ended meanwhile.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
    toast('You left the family plan');
    await queryClient.invalidateQueries({ queryKey: subscriptionKey });
    await refresh();
    onLeft?.();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Leave family</Button>
      {asking && (
        <ConfirmModal
          title="Leave the family plan?"
          confirm="Leave family"
          confirming="Leaving..."
          dismiss="Keep my seat"
          onConfirm={leave}
          failed={(error) => {
            const sentence = sentenceOf(error);
            toast(FAILED, { description: sentence, tone: 'bad' });
            return `${FAILED}. ${sentence}`;
          }}
          onClose={() => setAsking(false)}
        >
          <p>At once you have only what is free. Your prayers, and all that you saved and wrote, stay yours.</p>
          <p>To come back you need a new invitation.</p>
        </ConfirmModal>
      )}
    </>
  );
};
