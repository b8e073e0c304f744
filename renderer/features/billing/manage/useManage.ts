import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { platform } from '../../../platform/current.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { subscriptionKey, useStoreSubscription } from '../useSubscription.ts';

/** What somebody does to a plan that they pay for by card. */
export type ManageAction = 'cancel' | 'resume' | 'refund';

const actions = {
  cancel: { name: 'cancelSubscription', done: 'Your plan is cancelled', failed: 'Plan Not Cancelled' },
  resume: { name: 'resumeSubscription', done: 'You keep your plan', failed: 'Plan Not Changed' },
  refund: { name: 'refundSubscription', done: 'Your payments are on their way back', failed: 'Refund Failed' },
} as const;

/** Does it, once at a time, and says so. Gives a sentence that says why it could not be done. */
export const useManage = (userId: string) => {
  const queryClient = useQueryClient();
  const store = useStoreSubscription(userId);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const once = async (failed: string, work: () => Promise<void>): Promise<string | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      await work();
      return null;
    } catch (error) {
      const sentence = sentenceOf(error);
      toast(failed, { description: sentence, tone: 'bad' });
      // It may be another now than what the person saw: changed in another tab, or at Stripe.
      await queryClient.invalidateQueries({ queryKey: subscriptionKey });
      return sentence;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const manage = (action: ManageAction) => {
    const { name, done, failed } = actions[action];
    return once(failed, async () => {
      const state = await call(name, { body: {} });
      await store(state);
      toast(done);
    });
  };

  /** Stripe's page for cards and invoices; from the desktop app in the person's browser. */
  const openPortal = () =>
    once('Not Opened', async () => {
      const { url } = await call('billingPortal', { body: {} });
      if (platform.kind === 'desktop') window.open(url, '_blank', 'noopener');
      else window.location.assign(url);
    });

  return { busy, manage, openPortal };
};
