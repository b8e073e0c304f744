import { useEffect } from 'react';
import type { PostDraft } from '../sending/draft.ts';
import type { Outgoing } from '../sending/item.ts';
import { outgoing } from '../sending/outgoing.ts';
import { AskAgainDialog } from './AskAgainDialog.tsx';
import { CareDialog } from './CareDialog.tsx';

interface RefusalsProps {
  items: readonly Outgoing[];
  /** The words come back to their writer, who changes them or leaves them. */
  onWords(draft: PostDraft): void;
}

/** What stands between what was written and sharing it: the card for words of danger, or a second look. */
export const Refusals = ({ items, onWords }: RefusalsProps) => {
  const refused = items.find(({ state }) => state.kind === 'crisis' || state.kind === 'ask');
  if (!refused) return null;
  const { id, state, draft } = refused;
  const back = () => {
    const words = outgoing.take(id);
    if (words) onWords(words);
  };
  if (state.kind === 'crisis')
    return (
      <CareDialog
        danger={state.danger}
        onBack={back}
        onSendToPastoral={draft.audience === 'pastoral' ? undefined : () => void outgoing.sendToPastoral(id)}
        onNotDanger={() => void outgoing.confirm(id)}
        onLeave={() => outgoing.take(id)}
      />
    );
  return state.kind === 'ask' ? (
    <AskAgainDialog concerns={state.concerns} onChange={back} onShare={() => void outgoing.confirm(id)} />
  ) : null;
};

/** Says that the refusals of this place are shown here, for as long as this is. */
export const useCovers = (place: string | null): void => useEffect(() => outgoing.cover(place), [place]);
