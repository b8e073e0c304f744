import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/**
 * What a page load does for free and a router does not: a new page starts at its top with its heading focused, Back
 * returns to where the person was. The first page is left to the browser.
 */
export const RouteEffects = () => {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const before = useRef<string | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // Before the paint: a scroll that the next page causes must not be put down to this one.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (kind === 'POP') window.scrollTo(0, positions.get(key) ?? 0);
    else if (kind === 'PUSH') window.scrollTo(0, 0);
  }, [key, kind]);

  useEffect(() => {
    if (before.current !== null && before.current !== pathname) focusPage();
    before.current = pathname;
  }, [pathname]);

  return null;
};

/** Focuses the new page's heading, or the page while it has none yet. A result or a field that took the focus itself keeps it. */
const focusPage = () => {
  if (document.activeElement?.matches('main :is(h1, h2, input, textarea)')) return;
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};
