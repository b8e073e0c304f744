import { useEffect, useRef, type RefObject } from 'react';
import { announce } from './announce.ts';

/** Moves focus to a heading when what it heads appears, and has it announced. */
export const useFocusOnMount = <T extends HTMLElement>(announcement: string): RefObject<T | null> => {
  const ref = useRef<T>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    announce(announcement);
    // Once for each thing that appears: a change of words is no new arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return ref;
};
