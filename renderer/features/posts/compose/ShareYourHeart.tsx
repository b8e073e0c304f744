import { Feather } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { PostDraft } from '../sending/draft.ts';
import { useOutgoing, useShowShared } from '../sending/useOutgoing.ts';
import { AskAgainDialog } from './AskAgainDialog.tsx';
import { CareDialog } from './CareDialog.tsx';
import { Composer } from './Composer.tsx';
import { MayNotShare } from './MayNotShare.tsx';
import { preloadTextCheck } from './textCheck.ts';
import { useDraft } from './useDraft.ts';

interface ShareYourHeartProps {
  user: CurrentUser;
  /** Posts go into this circle and nowhere else. */
  circle?: { id: string; name: string };
  /** The words of the button. */
  label?: string;
}

/** The button that opens "Share Your Heart", the dialog, and what may stand between it and sharing. */
export const ShareYourHeart = ({ user, circle, label = 'Share' }: ShareYourHeartProps) => {
  const circleId = circle?.id ?? null;
  const [isOpen, setOpen] = useState(false);
  const { draft, change, replace, clear } = useDraft(user, circleId);
  const { items, share, confirm, sendToPastoral, take } = useOutgoing(user.id, circleId);
  useShowShared();
  if (!user.abilities.post) return <MayNotShare user={user} />;

  const open = () => {
    preloadTextCheck();
    setOpen(true);
  };
  const send = (ready: PostDraft) => {
    setOpen(false);
    clear();
    void share(ready);
  };
  const backToWords = (id: string) => {
    const words = take(id);
    if (words) replace(words);
    setOpen(true);
  };
  const refused = items.find(({ state }) => state.kind === 'crisis' || state.kind === 'ask');

  return (
    <>
      <Button kind="primary" onClick={open}>
        <Feather size={18} aria-hidden />
        {label}
      </Button>
      {isOpen && (
        <Composer draft={draft} circle={circle} onChange={change} onSend={send} onClose={() => setOpen(false)} />
      )}
      {refused?.state.kind === 'crisis' && (
        <CareDialog
          danger={refused.state.danger}
          onBack={() => backToWords(refused.id)}
          onSendToPastoral={refused.draft.audience === 'pastoral' ? undefined : () => void sendToPastoral(refused.id)}
          onNotDanger={() => void confirm(refused.id)}
          onLeave={() => take(refused.id)}
        />
      )}
      {refused?.state.kind === 'ask' && (
        <AskAgainDialog
          concerns={refused.state.concerns}
          onChange={() => backToWords(refused.id)}
          onShare={() => void confirm(refused.id)}
        />
      )}
    </>
  );
};
