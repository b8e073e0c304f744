import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../../core/contract/accounts.ts';
import type { ApiPath } from '../../api/paths.ts';
import { request } from '../../api/request.ts';
import { accountKey, sendSignOut, settlePerson } from './account.ts';
import { clearStorage, dropHint, setSignOutPending, writePerson } from './device.ts';
import { forgetPerson, mayLeave } from './hooks.ts';
import { signOut, type SignOutEnd } from './signOut.ts';
import { tellOtherTabs } from './tabs.ts';

const everywherePath: ApiPath<'signOutEverywhere'> = '/api/auth/sign-out-everywhere';

/** Puts the user in place that the server has just answered with. */
export const enter = (queryClient: QueryClient, user: CurrentUser): void => {
  setSignOutPending(false);
  settlePerson(user);
  queryClient.setQueryData(accountKey, user);
  tellOtherTabs('changed');
};

/** Nobody is signed in here any more. What was fetched for them is dropped by useKeeper when the screens have let go. */
export const leave = async (queryClient: QueryClient): Promise<void> => {
  dropHint();
  writePerson(null);
  await queryClient.cancelQueries({ queryKey: accountKey });
  queryClient.setQueryData(accountKey, null);
  await forgetPerson('left');
};

/** The ways in and out of an account. */
export const useSession = () => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const end = useCallback(
    (send: () => Promise<unknown>, { canWait }: { canWait: boolean }): Promise<SignOutEnd> =>
      signOut({
        mayLeave,
        send: async () => void (await send()),
        canWait,
        clearStorage,
        setPending: () => setSignOutPending(true),
        goHome: () => void navigate('/'),
        clearUser: () => leaveAndTell(queryClient),
      }),
    [navigate, queryClient],
  );

  return useMemo(
    () => ({
      enter: (user: CurrentUser) => enter(queryClient, user),
      /** Asks the server again who is signed in and what they may do. */
      refresh: () => queryClient.invalidateQueries({ queryKey: accountKey }),
      signOut: () => end(sendSignOut, { canWait: true }),
      /** Every device of the account, this one too. Sent later it would end sessions that are begun until then. */
      signOutEverywhere: () => end(() => request('POST', everywherePath), { canWait: false }),
      /** After the account was deleted: there is nothing left to ask about. */
      leaveDeleted: async () => {
        clearStorage();
        void navigate('/');
        await leaveAndTell(queryClient);
      },
    }),
    [end, navigate, queryClient],
  );
};

const leaveAndTell = async (queryClient: QueryClient) => {
  await leave(queryClient);
  tellOtherTabs('left');
};
