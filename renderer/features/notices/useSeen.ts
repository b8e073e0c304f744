import { useCallback, useEffect, useRef } from 'react';

/** Behind the bar at the bottom nothing is seen, in pixels. */
const BAR = 64;

/** A ref for what tells, once, that the person has it before their eyes; none while there is nothing to tell. */
export const useSeen = (onSeen: (() => void) | undefined) => {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        latest.current?.();
      },
      { threshold: 0.5, rootMargin: `0px 0px -${BAR}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return onSeen && watch;
};
