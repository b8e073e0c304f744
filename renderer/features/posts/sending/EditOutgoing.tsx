import { useState } from 'react';
import { Composer } from '../compose/Composer.tsx';
import type { PostDraft } from './draft.ts';

interface EditOutgoingProps {
  draft: PostDraft;
  /** Gives a sentence when it failed: then the words stay. */
  onSend(draft: PostDraft): Promise<string | null>;
  onClose(): void;
}

/** Changes what waits on this device. */
export const EditOutgoing = ({ draft: before, onSend, onClose }: EditOutgoingProps) => {
  const [draft, setDraft] = useState(before);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (ready: PostDraft) => {
    const failed = await onSend(ready);
    if (failed === null) onClose();
    else setFailure(failed);
  };
  return (
    <Composer
      draft={draft}
      circle={before.circleId === null ? undefined : { id: before.circleId, name: 'this circle' }}
      failure={failure}
      onChange={(part) => setDraft((latest) => ({ ...latest, ...part }))}
      onSend={(ready) => void send(ready)}
      onClose={onClose}
    />
  );
};
