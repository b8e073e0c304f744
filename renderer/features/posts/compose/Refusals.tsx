import { useEffect } from 'react';
import type { PostDraft } from '../sending/draft.ts';
import type { Outgoing } from '../sending/item.ts';
import { outgoing } from '../sending/outgoing.ts';
import { RefusalDialog } from './RefusalDialog.tsx';

interface RefusalsProps {
  items: readonly Outgoing[];
  /** The words come back to their writer, who changes them or leaves them. */
  onWords(draft: PostDraft): void;
}

/** What stands between what was written and sharing it: the card for words of danger, or a second look. */
export const Refusals = ({ items, onWords }: RefusalsProps) => {
  const [refused] = items.flatMap(({ state, ...item }) =>
    state.kind === 'crisis' || state.kind === 'ask' ? [{ ...item, refusal: state }] : [],
  );
  if (!refused) return null;
  const { id, refusal, draft } = refused;
  return (
    <RefusalDialog
      refusal={refusal}
      onBack={() => {
        const words = outgoing.take(id);
        if (words) onWords(words);
      }}
      onConfirm={() => void outgoing.confirm(id)}
      onLeave={() => outgoing.take(id)}
      onSendToPastoral={draft.audience === 'pastoral' ? undefined : () => void outgoing.sendToPastoral(id)}
    />
  );
};

/** Says that the refusals of this place are shown here, for as long as this is. */
export const useCovers = (place: string | null): void => useEffect(() => outgoing.cover(place), [place]);
