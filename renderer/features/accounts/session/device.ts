import { cookieNames } from '../../../../core/rules/kept/cookieNames.ts';
import { storageNames } from '../../../../core/rules/kept/storageNames.ts';
import { platform } from '../../../platform/current.ts';
import { storeSite } from '../../site/index.ts';

/** What this device knows of its person without asking the server. */
export interface KnownPerson {
  id: string;
  nickname: string;
  /** Their plan as the server last told of it (renderer/features/billing/offline); absent without one. */
  plan?: { tier: string; until: string; heardAt: number };
}

const { person: PERSON, signOutPending: PENDING } = storageNames;
/** The server's own hint that there is a session (server/accounts/sessions/sessionCookie.ts). */
const HINT = cookieNames.signedIn;

/** Storage may be off, full or forbidden: then the device simply knows nobody. */
const orFallback = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

export const readPerson = (): KnownPerson | null =>
  orFallback(() => {
    const value = JSON.parse(localStorage.getItem(PERSON) ?? 'null') as Partial<KnownPerson> | null;
    return typeof value?.id === 'string' && typeof value.nickname === 'string'
      ? { id: value.id, nickname: value.nickname, ...(value.plan && { plan: value.plan }) }
      : null;
  }, null);

export const writePerson = (person: KnownPerson | null): void =>
  orFallback(() => {
    if (person) localStorage.setItem(PERSON, JSON.stringify(person));
    else localStorage.removeItem(PERSON);
  }, undefined);

/** Whether asking who is signed in can be of any use. The desktop app's cookies are out of a page's sight. */
export const mayHaveSession = (): boolean =>
  platform.kind === 'desktop' || document.cookie.split('; ').some((each) => each.startsWith(`${HINT}=`));

export const dropHint = (): void => {
  document.cookie = `${HINT}=; Path=/; Max-Age=0; SameSite=Lax`;
};

/** Everything that was kept here, of whatever feature: whoever comes next finds nothing of it (docs/decisions.md 15). */
export const clearStorage = (): void => {
  orFallback(() => {
    // Of this screen and of nobody’s prayers: somebody who needs large letters needs them to sign in again.
    const display = localStorage.getItem(storageNames.display);
    localStorage.clear();
    if (display) localStorage.setItem(storageNames.display, display);
  }, undefined);
  orFallback(() => sessionStorage.clear(), undefined);
  // Of nobody in particular: without a connection the next start would have another name.
  storeSite();
};

/** A sign-out that the server has not heard of yet. Until it has, nobody is signed in here. */
export const signOutIsPending = (): boolean => orFallback(() => localStorage.getItem(PENDING) !== null, false);

export const setSignOutPending = (pending: boolean): void =>
  orFallback(() => {
    if (pending) localStorage.setItem(PENDING, '1');
    else localStorage.removeItem(PENDING);
  }, undefined);
