import { useEffect, useRef, type RefObject } from 'react';
import type { Shown } from './usePlace.ts';

/** Back in the list the focus is on the prayer that stood open, or on "New prayer" when the form did. */
export const useFocusOnReturn = (root: RefObject<HTMLElement | null>, shown: Shown): void => {
  const key = shown.kind === 'prayer' ? shown.id : shown.kind;
  const before = useRef(key);
  useEffect(() => {
    const left = before.current;
    before.current = key;
    if (key !== 'list' || left === 'list') return undefined;
    const target = left === 'new' ? '[data-new-prayer]' : `[data-prayer="${CSS.escape(left)}"] :is(a, button)`;
    // After the router's own care for the focus, which gives it to the page's heading.
    const timer = setTimeout(() => root.current?.querySelector<HTMLElement>(target)?.focus());
    return () => clearTimeout(timer);
  }, [root, key]);
};
