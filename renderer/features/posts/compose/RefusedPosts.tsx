import { useState, useSyncExternalStore } from 'react';
import { outgoing } from '../sending/outgoing.ts';
import { useOutgoing } from '../sending/useOutgoing.ts';
import { Composer } from './Composer.tsx';
import { Refusals } from './Refusals.tsx';
import { useDraft } from './useDraft.ts';

/**
 * Refusals of what somebody wrote anywhere, with a composer for the words that come back: where "Share" is not on the page.
 * `onlyCare`: on any page, so that only words of danger come in between, and only those that the page does not show itself.
 */
export const RefusedPosts = ({ owner, onlyCare = false }: { owner: string; onlyCare?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const { draft, change, takeBack, clear } = useDraft({ id: owner, birthDate: null }, null);
  const { items, share } = useOutgoing(owner);
  const covered = useSyncExternalStore(outgoing.subscribe, outgoing.covered);
  const shown = onlyCare
    ? items.filter(({ state, place }) => state.kind === 'crisis' && !covered.includes(place))
    : items;
  return (
    <>
      <Refusals
        items={shown}
        onWords={(words) => {
          takeBack(words);
          setOpen(true);
        }}
      />
      {isOpen && (
        <Composer
          draft={draft}
          circle={draft.circleId === null ? undefined : { id: draft.circleId, name: 'this circle' }}
          onChange={change}
          onSend={(ready) => {
            setOpen(false);
            clear();
            void share(ready);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
