import { useEffect, useRef } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAccount } from '../../accounts/index.ts';
import { askStatus, receiptOf, receiptsOf } from './bridge.ts';
import { isAttended, retryWaiting, submit, type Validation } from './purchases.ts';
import { readReceipt } from './receipt.ts';
import { useFollowPurchase } from './useFollowPurchase.ts';

/**
 * Takes purchases that come when nobody waits for them, on whatever page: one that a parent had to allow, a renewal, what the server
 * could not take the last time. For the shell, inside the iOS app alone.
 */
export const IosPurchases = () => {
  const { user } = useAccount();
  return user && <Listening key={user.id} user={user} />;
};

const Listening = ({ user }: { user: CurrentUser }) => {
  const { id } = user;
  const follow = useFollowPurchase();
  const hadPlan = useRef(user.subscriptionStatus === 'active');
  useEffect(() => {
    hadPlan.current = user.subscriptionStatus === 'active';
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const taken = ({ status }: Validation) => {
      // A renewal is no news to anybody.
      if (status === 'active' && !hadPlan.current && !isAttended())
        toast('Purchase Successful!', { description: 'Premium is active.' });
      if (status === 'active') hadPlan.current = true;
      void follow();
    };
    const hear = (receipts: readonly (string | null)[]) => {
      // Of another account's the server would say no each time: they wait for whoever bought them.
      for (const receipt of receipts)
        if (receipt !== null && readReceipt(receipt).accountToken === id) submit(receipt).then(taken, () => undefined);
    };
    window.addEventListener('iapPurchased', (event) => hear([receiptOf(event)]), { signal });
    window.addEventListener('iapRestored', (event) => hear(receiptsOf(event)), { signal });
    const stopRetrying = retryWaiting(taken);
    // Has the shell send what is not finished.
    void askStatus();
    return () => {
      ending.abort();
      stopRetrying();
    };
  }, [id, follow]);
  return null;
};
