import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../accounts/index.ts';
import { subscriptionKey } from '../useSubscription.ts';

/** After how long the current user is asked for, and how often again, in milliseconds (docs/specification.md 2 §9). */
const EVERY = 2000;
/** How long, in milliseconds. */
const MINUTE = 60_000;

/** Asks for the person and their plan: once in any case, and again and again for a minute while the plan is waited for. */
export const useFollowing = (waits: boolean) => {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const [rounds, setRounds] = useState(0);
  const [isOver, setOver] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (rounds > 0 && (!waits || isOver)) return undefined;
    since.current ||= Date.now();
    const ask = async () => {
      // What takes longer is waited for: an answer that is dropped for the next question never comes.
      await Promise.allSettled([refresh(), queryClient.refetchQueries({ queryKey: subscriptionKey })]);
      setOver(Date.now() - since.current >= MINUTE);
      setRounds((before) => before + 1);
    };
    const timer = setTimeout(() => void ask(), EVERY);
    return () => clearTimeout(timer);
  }, [isOver, queryClient, refresh, rounds, waits]);

  const askAgain = () => {
    since.current = 0;
    setOver(false);
  };
  return { isOver, askAgain };
};
