import { Feather } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { PostDraft } from '../sending/draft.ts';
import { useOutgoing, useShowShared } from '../sending/useOutgoing.ts';
import { Composer } from './Composer.tsx';
import { MayNotShare } from './MayNotShare.tsx';
import { Refusals, useCovers } from './Refusals.tsx';
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
  const { draft, change, takeBack, clear } = useDraft(user, circleId);
  const { items, share } = useOutgoing(user.id, circleId);
  useShowShared();
  useCovers(circleId);
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
  const backToWords = (words: PostDraft) => {
    takeBack(words);
    setOpen(true);
  };

  return (
    <>
      <Button kind="primary" onClick={open}>
        <Feather size={18} aria-hidden />
        {label}
      </Button>
      {isOpen && (
        <Composer draft={draft} circle={circle} onChange={change} onSend={send} onClose={() => setOpen(false)} />
      )}
      <Refusals items={items} onWords={backToWords} />
    </>
  );
};
