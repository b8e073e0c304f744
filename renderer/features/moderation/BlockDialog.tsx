import { useQueryClient } from '@tanstack/react-query';
import type { BlockKind } from '../../../core/contract/blocks.ts';
import { routes } from '../../../core/contract/routes.ts';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/sentences.ts';
import { ConfirmModal } from '../../ui/feedback/ConfirmModal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import layout from '../../ui/layout/layout.module.css';

interface BlockDialogProps {
  kind: BlockKind;
  person: { id: string; nickname: string };
  /** It is done: what they wrote under their name is to go. */
  onBlocked(): void;
  onClose(): void;
}

/** Asks before somebody is blocked or muted. They are never told. */
export const BlockDialog = ({ kind, person, onBlocked, onClose }: BlockDialogProps) => {
  const queryClient = useQueryClient();
  const { nickname } = person;
  const isBlock = kind === 'block';

  const send = async () => {
    const blocks = await call('addBlock', { body: { userId: person.id, kind } });
    queryClient.setQueryData([routes.blocks.path], blocks);
    toast(isBlock ? 'Blocked' : 'Muted', { description: `You can change that in your profile.` });
    onBlocked();
  };

  return (
    <ConfirmModal
      title={isBlock ? `Block ${nickname}?` : `Mute ${nickname}?`}
      confirm={isBlock ? 'Block' : 'Mute'}
      confirming={isBlock ? 'Blocking...' : 'Muting...'}
      kind={isBlock ? 'danger' : 'primary'}
      onConfirm={send}
      failed={(error) => sentenceOf(error, 'That did not work just now. Please try again.')}
      onClose={onClose}
    >
      <p>
        {isBlock
          ? 'You no longer see what they share under their name, and they no longer see what you share under yours.'
          : 'You no longer see what they share under their name. They still see what you share.'}
      </p>
      <p className={layout.hint}>They are not told. What is shared anonymously stays, so that nobody is given away.</p>
    </ConfirmModal>
  );
};
