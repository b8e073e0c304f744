import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storageNames } from '../../../../core/rules/kept/storageNames.ts';
import { createListeners } from '../../../../core/events/listeners.ts';

/** Kept for this tab alone, so that it outlives signing in, registering and a loaded page. */
const KEPT = storageNames.invite;

/** Storage may be off or forbidden: then it lasts as long as the page. */
let memory: string | null = null;
const listeners = createListeners();

const read = (): string | null => {
  try {
    return sessionStorage.getItem(KEPT) ?? memory;
  } catch {
    return memory;
  }
};

const keep = (token: string | null): void => {
  memory = token;
  try {
    if (token === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, token);
  } catch {
    // The page remembers it.
  }
  listeners.notify();
};

/**
 * The invite that somebody came with. Its token stands behind the `#` of `/circles#invite=…`, which no server gets to
 * see, and leaves the address at once: there it would be read over a shoulder, or copied along.
 */
export const useInviteToken = () => {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const token = useSyncExternalStore(listeners.subscribe, read);
  const arrived = new URLSearchParams(hash.slice(1)).get('invite');

  useEffect(() => {
    if (!arrived) return;
    keep(arrived);
    void navigate(pathname, { replace: true });
  }, [arrived, navigate, pathname]);

  return { token: arrived ?? token, take: keep, drop: () => keep(null) };
};
