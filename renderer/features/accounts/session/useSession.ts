import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { isPaymentDocument } from '../../../platform/paymentDocument.ts';
import { accountKey } from './account.ts';

/** Comes with the header's menu of who is signed in: a sign-out made offline finds it loaded. */
const loadSignInOut = () => import('./lateSignInOut.ts');

/** Signing in to and out of an account, as screens use it. */
export const useSession = () => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMemo(() => {
    // Away from /subscribe leads a page load, which must not come before everything of the person is cleared.
    const goHome = () => void (isPaymentDocument || navigate('/'));
    const context = { queryClient, goHome };
    const refresh = async () => {
      await queryClient.cancelQueries({ queryKey: accountKey });
      await queryClient.invalidateQueries({ queryKey: accountKey });
    };
    return {
      /** Puts the user in place that the server has just answered with. */
      setSignedIn: async (user: CurrentUser) => (await loadSignInOut()).setSignedIn(user, context),
      /** Asks the server again who is signed in and what they may do. An answer on its way may be older than the change. */
      refresh,
      /** The same in this browser's other tabs too: not every page hears of it from the server. */
      refreshTabs: async () => {
        await refresh();
        (await loadSignInOut()).tellOtherTabs('changed');
      },
      signOut: async () => {
        const end = await (await loadSignInOut()).signOutAccount('here', context);
        if (isPaymentDocument && end.end === 'left') window.location.assign('/');
        return end;
      },
      signOutEverywhere: async () => (await loadSignInOut()).signOutAccount('everywhere', context),
      signOutDeleted: async () => (await loadSignInOut()).signOutDeleted(context),
    };
  }, [navigate, queryClient]);
};
