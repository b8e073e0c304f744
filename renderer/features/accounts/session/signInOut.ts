import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import type { ApiPath } from '../../../api/paths.ts';
import { request } from '../../../api/request.ts';
import { accountKey, sendSignOut, rememberPerson } from './account.ts';
import { clearStorage, dropHint, setSignOutPending, writePerson } from './device.ts';
import { forgetPerson, maySignOut, stayed, type Departure } from './signOutHooks.ts';
import { signOut, type SignOutEnd } from './signOut.ts';
import { tellOtherTabs } from './otherTabs.ts';

const everywherePath: ApiPath<'signOutEverywhere'> = '/api/auth/sign-out-everywhere';

interface SessionContext {
  queryClient: QueryClient;
  goHome(): void;
}

export { tellOtherTabs };

/** Puts the user in place that the server has just answered with. */
export const setSignedIn = (user: CurrentUser, { queryClient }: SessionContext): void => {
  setSignOutPending(false);
  rememberPerson(user);
  queryClient.setQueryData(accountKey, user);
  tellOtherTabs('changed');
};

/** Nobody is signed in here any more. What was fetched for them is dropped by SessionSync when the screens have let go. */
export const setSignedOut = async (queryClient: QueryClient, why: Departure = 'left'): Promise<void> => {
  dropHint();
  writePerson(null);
  await queryClient.cancelQueries({ queryKey: accountKey });
  queryClient.setQueryData(accountKey, null);
  await forgetPerson(why);
};

/** Signs this browser out, or every device of the account: sent later, that would end sessions begun until then. */
export const signOutAccount = (
  which: 'here' | 'everywhere',
  { queryClient, goHome }: SessionContext,
): Promise<SignOutEnd> =>
  signOut({
    maySignOut,
    stayed,
    send: async () => void (await (which === 'here' ? sendSignOut() : request('POST', everywherePath))),
    canWait: which === 'here',
    clearStorage,
    setPending: () => setSignOutPending(true),
    goHome,
    clearUser: () => setSignedOutEverywhere(queryClient),
  });

/** After the account was deleted: there is nothing left to ask about. */
export const signOutDeleted = async ({ queryClient, goHome }: SessionContext): Promise<void> => {
  clearStorage();
  goHome();
  await setSignedOutEverywhere(queryClient, 'deleted');
};

const setSignedOutEverywhere = async (queryClient: QueryClient, why: Departure = 'left') => {
  await setSignedOut(queryClient, why);
  tellOtherTabs('left');
};
