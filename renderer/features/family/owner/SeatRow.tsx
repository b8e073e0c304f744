import { UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FamilySeat } from '../../../../core/contract/family.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useRefreshFamily } from '../family.ts';

interface SeatRowProps {
  seat: FamilySeat;
  onDone(): void;
}

/** Who has a seat, and the way to end it. */
export const SeatRow = ({ seat: { userId, nickname }, onDone }: SeatRowProps) => {
  const refresh = useRefreshFamily();
  const [asking, setAsking] = useState(false);
  const ended = useRef(false);
  const end = async () => {
    try {
      await call('deleteFamilySeat', { params: { userId } });
    } catch (error) {
      // They left meanwhile.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
    ended.current = true;
    toast(`The seat of ${nickname} has ended`);
  };
  const close = () => {
    setAsking(false);
    if (!ended.current) return;
    onDone();
    void refresh();
  };
  return (
    <li>
      <UserRound size={18} aria-hidden />
      <div>
        <strong dir="auto">{nickname}</strong>
      </div>
      <Button kind="quiet" onClick={() => setAsking(true)} aria-label={`End seat: ${nickname}`}>
        End seat
      </Button>
      {asking && (
        <ConfirmModal
          title={`End the seat of ${nickname}?`}
          confirm="End seat"
          confirming="Ending..."
          dismiss="Keep it"
          onConfirm={end}
          failed={(error) => {
            const sentence = sentenceOf(error);
            toast('The seat is still taken', { description: sentence, tone: 'bad' });
            return `The seat is still taken. ${sentence}`;
          }}
          onClose={close}
        >
          <p>
            What Premium opens closes for {nickname} at once, and a mail says so. All that is in their account stays
            theirs. To come back they need a new invitation.
          </p>
        </ConfirmModal>
      )}
    </li>
  );
};
