import { useLocation } from 'react-router-dom';
import { textOf } from './historyState.ts';

/** Screens on the way in: nobody wants to come back to them. */
const entryPaths = new Set(['/login', '/register', '/forgot-password', '/reset-password', '/verify-email']);

/** A path of ours that can be gone to, else home. */
export const safePath = (wanted: unknown): string =>
  typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) && !entryPaths.has(wanted.replace(/[?#].*/s, ''))
    ? wanted
    : '/';

/** Where to go after signing in: kept in the history's state, out of the address. */
export const useReturnPath = (): string => safePath(textOf(useLocation().state, 'from'));

/** The state for a link to /login or /register, so that the person comes back to where they are. */
export const useReturnState = (): { from: string } => {
  const { pathname } = useLocation();
  const from = useReturnPath();
  return { from: entryPaths.has(pathname) ? from : pathname };
};
