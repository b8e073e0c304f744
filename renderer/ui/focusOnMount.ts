import { useEffect, useRef, type RefObject } from 'react';
import { announce } from './feedback/announce.ts';

/**
 * Moves focus to a heading when what it heads appears, and has it announced. The window stays where it is, unless what
 * appears stands in the place of something longer: then it is scrolled to the heading.
 */
export const useFocusOnMount = <T extends HTMLElement>(announcement: string, scrolls = false): RefObject<T | null> => {
  const ref = useRef<T>(null);
  // The words of its arrival: a change of words later on is no new arrival.
  const arrival = useRef(announcement);
  const scrollsThere = useRef(scrolls);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    if (scrollsThere.current) ref.current?.scrollIntoView({ block: 'start' });
    announce(arrival.current);
  }, []);
  return ref;
};
