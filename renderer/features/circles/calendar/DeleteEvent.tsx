import type { CircleEvent } from '../../../../core/contract/circles.ts';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { whenLabel } from './eventTime.ts';

interface DeleteEventProps {
  circleId: string;
  event: CircleEvent;
  now: number;
  onDeleted(): void;
  onClose(): void;
}

export const DeleteEvent = ({ circleId, event, now, onDeleted, onClose }: DeleteEventProps) => (
  <ConfirmModal
    title="Delete this event?"
    confirm="Delete event"
    confirming="Deleting..."
    onConfirm={async () => {
      try {
        await call('deleteEvent', { params: { id: circleId, eventId: event.id } });
      } catch (error) {
        // Gone already: that is what was asked for.
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }
      toast('Event deleted');
      onDeleted();
    }}
    failed={(error) => {
      const sentence = sentenceOf(error);
      toast('The event was not deleted', { description: sentence, tone: 'bad' });
      return `The event was not deleted. ${sentence}`;
    }}
    onClose={onClose}
  >
    <p>
      <strong>{event.title}</strong>, {whenLabel(event.dateTime, now)}, goes for everybody, with who said they would
      come.
    </p>
  </ConfirmModal>
);
