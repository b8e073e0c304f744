import { guardHistory } from '../../platform/historyGuard.ts';
import { guardLeaving, type LeaveGuard } from './leave.ts';

/**
 * Has every way out of a page ask first: links, Back and Forward, `leave`, and, in the browser's own words, reloading and
 * closing. Gives what ends it.
 */
export const watchLeaving = (ask: LeaveGuard, navigate: (path: string) => void): (() => void) => {
  let isAllowed = false;
  const guarded: LeaveGuard = (go) =>
    ask(() => {
      isAllowed = true;
      go();
    });
  const watch = new AbortController();
  const { signal } = watch;
  const endGuard = guardLeaving(guarded);

  window.addEventListener('beforeunload', (event) => !isAllowed && event.preventDefault(), { signal });
  document.addEventListener(
    'click',
    (event) => {
      const path = isAllowed ? null : pathOfLink(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      guarded(() => navigate(path));
    },
    { capture: true, signal },
  );
  const endHistory = watchHistory(guarded, () => isAllowed);

  return () => {
    endGuard();
    endHistory();
    watch.abort();
  };
};

/** The page of ours that a click on a link opens in this tab; null for any other click. */
const pathOfLink = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return origin === window.location.origin && !isHere ? pathname + search + hash : null;
};

/** Where an entry stands in the router's history; null for one that is not the router's. */
const indexOf = (state: unknown): number | null => {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
};

/** The browser has gone already when it tells: it is sent back, and the router hears of neither until the person has decided. */
const watchHistory = (ask: LeaveGuard, isAllowed: () => boolean): (() => void) => {
  const here = indexOf(window.history.state);
  let isReturning = false;
  return guardHistory((event) => {
    const there = indexOf(event.state);
    if (isAllowed() || here === null || there === null) return;
    event.stopImmediatePropagation();
    if (isReturning) {
      isReturning = false;
      return;
    }
    const steps = there - here;
    isReturning = true;
    window.history.go(-steps);
    ask(() => window.history.go(steps));
  });
};
