import { useEffect, useRef, type RefObject } from 'react';
import { announce } from './feedback/announce.ts';

/** Moves focus to a heading when what it heads appears, and has it announced. */
export const useFocusOnMount = <T extends HTMLElement>(announcement: string): RefObject<T | null> => {
  const ref = useRef<T>(null);
  // The words of its arrival: a change of words later on is no new arrival.
  const arrival = useRef(announcement);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    announce(arrival.current);
  }, []);
  return ref;
};
