import { useEffect, useState } from 'react';
import layout from '../../../ui/layout/layout.module.css';
import { EditOutgoing } from './EditOutgoing.tsx';
import { LockedPosts } from './LockedPosts.tsx';
import { mayBeCleared } from './outbox.ts';
import type { Outgoing } from './item.ts';
import { OutgoingCard, type Writer } from './OutgoingCard.tsx';
import { useOutgoing } from './useOutgoing.ts';

interface OutgoingCardsProps {
  user: Writer;
  /** Of this circle, of SoulFeed when that is null, or all when it is left out. */
  place?: string | null;
}

/** On top of a list: what is on its way, what waits, and what could not be shared, with its words. */
export const OutgoingCards = ({ user, place }: OutgoingCardsProps) => {
  const { items, lockedCount, retry, edit, shareWithoutPicture, take } = useOutgoing(user.id, place);
  // Here and not in its card: the words being typed stay when the card goes.
  const [editing, setEditing] = useState<Outgoing | null>(null);
  const waiting = items.filter(({ state }) => state.kind === 'waiting').length;
  return (
    <>
      {lockedCount > 0 && <LockedPosts count={lockedCount} />}
      {waiting > 0 && <WaitingLine count={waiting} />}
      {items.map((item) => (
        <OutgoingCard
          key={item.id}
          item={item}
          user={user}
          onRetry={() => void retry(item.id)}
          onShareWithoutPicture={() => void shareWithoutPicture(item.id)}
          onEdit={() => setEditing(item)}
          onDiscard={() => take(item.id)}
        />
      ))}
      {editing && (
        <EditOutgoing
          draft={editing.draft}
          onSend={(draft) => edit(editing.id, draft)}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
};

const WaitingLine = ({ count }: { count: number }) => {
  const [isAtRisk, setAtRisk] = useState(false);
  useEffect(() => {
    mayBeCleared().then(setAtRisk, () => undefined);
  }, []);
  return (
    <p className={layout.soft}>
      {count === 1 ? '1 post waits' : `${count} posts wait`} on this device to be shared.
      {isAtRisk && ' This browser may clear them if it runs short of room: connect before long.'}
    </p>
  );
};
