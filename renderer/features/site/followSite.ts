import type { Site } from '../../../core/contract/settings.ts';
import type { ApiPath } from '../../api/paths.ts';
import { setSite, showStored, site, SITE_KEY } from './siteStore.ts';

/** In milliseconds: how often at most a page that is looked at again asks. */
const MIN_PAUSE = 60_000;
/** In milliseconds: by then every process of a server knows its settings. */
const CAUGHT_UP = 6_000;
const PATH: ApiPath<'site'> = '/api/site';
const TIMEOUT = 12_000;

/** Without cookies and fingerprint: it is the same for everybody. The browser asks with the ETag that it keeps. */
const fetchSite = async (): Promise<Site | null> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(PATH, { cache: 'no-cache', credentials: 'omit', signal });
    return answer.ok ? ((await answer.json()) as Site) : null;
  } catch {
    return null;
  }
};

/**
 * Asks the server for its name and look: now, when the page is looked at again, and every so many milliseconds; and follows
 * what other tabs heard. The result ends it.
 */
export const followSite = (every: number): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  let askedAt = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const ask = async (isSecond = false) => {
    askedAt = Date.now();
    const next = await fetchSite();
    if (!next || signal.aborted) return;
    // One process of several may lag behind the one that answered before. Or an older backup was restored.
    if (next.revision < site().revision && !isSecond) again = setTimeout(() => void ask(true), CAUGHT_UP);
    else setSite(next);
  };
  const look = () => {
    if (document.visibilityState === 'visible' && Math.abs(Date.now() - askedAt) >= MIN_PAUSE) void ask();
  };

  window.addEventListener('focus', look, { signal });
  window.addEventListener('online', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('storage', ({ key, newValue }) => key === SITE_KEY && showStored(newValue), { signal });
  const timer = setInterval(() => void ask(), every);
  void ask();
  return () => {
    ending.abort();
    clearInterval(timer);
    clearTimeout(again);
  };
};
