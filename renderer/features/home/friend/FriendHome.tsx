import { useCallback, useEffect, useRef, useState } from 'react';
import { useAccount } from '../../accounts/index.ts';
import { CirclesLatest } from './CirclesLatest.tsx';
import { LeftOff } from './LeftOff.tsx';
import { JustAnswered, ReturnToPrayer } from './ReturnToPrayer.tsx';
import { TodaysVerse } from './TodaysVerse.tsx';
import { keepForHome, readKept } from '../place/place.ts';
import { useDailyVerse } from './useDailyVerse.ts';
import { useOwnPrayers } from './useOwnPrayers.ts';
import { useToday } from './useToday.ts';
import styles from './friend.module.css';

interface FriendHomeProps {
  /** Whose home it is, by their id. */
  owner: string;
  /** The rest of the page stands: what has come by now is shown, and the rest when it comes. */
  isReady: boolean;
  /** All that this device has is here: it is shown, and the rest of the page with it. */
  onReady(): void;
}

/** What home has for somebody it knows: today's verse, where they left off, a prayer to return to. No counts of anything. */
export const FriendHome = ({ owner, isReady, onReady }: FriendHomeProps) => {
  const today = useToday();
  const verse = useDailyVerse(today);
  const prayers = useOwnPrayers(owner, today);
  const { user } = useAccount();
  const [kept, setKept] = useState(readKept);
  const [answered, setAnswered] = useState<string | null>(null);
  const aside = useRef<HTMLDivElement>(null);
  const hasCome = verse !== undefined && prayers !== undefined;
  useEffect(() => {
    if (hasCome) onReady();
  }, [hasCome, onReady]);

  const change = (next: Parameters<typeof keepForHome>[0]) => {
    keepForHome(next);
    setKept(readKept());
    // What held the focus is gone.
    aside.current?.focus();
  };

  const keepCircles = useCallback((circles: number) => {
    keepForHome({ circles });
    setKept(readKept());
  }, []);

  if (!isReady) return null;
  const journal = prayers?.kind === 'open' ? prayers : null;
  const { chosen = null, hasDraft = false } = journal ?? {};
  return (
    <div className={styles.friend}>
      {verse && <TodaysVerse key={verse.ref} verse={verse} />}
      <div ref={aside} tabIndex={-1} className={styles.aside}>
        <LeftOff hasDraft={hasDraft} place={kept.place} onDismiss={() => change({ place: null })} />
        {answered !== null && journal ? (
          <JustAnswered title={answered} />
        ) : (
          journal &&
          chosen &&
          kept.restsOn !== today && (
            <ReturnToPrayer
              owner={owner}
              journal={journal.journal}
              chosen={chosen}
              onRest={() => change({ restsOn: today })}
              onAnswered={(title) => {
                setAnswered(title);
                aside.current?.focus();
              }}
            />
          )
        )}
        <CirclesLatest expected={kept.circles} mayRead={user && user.abilities.readGated} onCount={keepCircles} />
      </div>
    </div>
  );
};
