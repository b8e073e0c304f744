import { useState } from 'react';
import { NetworkError } from '../../../api/errors.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import * as bridge from './bridge.ts';
import { isInIosApp } from './isInIosApp.ts';
import { attend, isRefusal, submit, type Validation } from './purchases.ts';
import { useFollowPurchase } from './useFollowPurchase.ts';

/** What stands on the screen about the last try. */
export interface Word {
  tone: 'plain' | 'bad';
  title?: string;
  message: string;
}

/** What came of a try: null where somebody changed their mind. */
type Outcome = 'done' | Word | null;

const UNABLE = 'Unable to complete purchase. Please try again.';
const NOTHING_FOUND = 'No previous purchases found.';
/** A toast and the screen say the same. */
const failure = (title: string, message: string): Word => ({ tone: 'bad', title, message });

const notAvailable = failure('Not Available', 'iOS purchases are only available in the iOS app.');

/** The shell's own words; the bridge's are for who builds one. */
const messageOf = (error: bridge.BridgeError, otherwise: string): string =>
  /^(?:iOS bridge not available|Purchase failed|Restore failed|Restore timeout)$/.test(error.message)
    ? otherwise
    : error.message;

/** Buys Premium from Apple, and restores it. One at a time. */
export const useIosPurchase = ({ userId, productId }: { userId: string; productId: string }) => {
  const [busy, setBusy] = useState<'purchase' | 'restore' | null>(null);
  const [word, setWord] = useState<Word | null>(null);
  const [isDone, setDone] = useState(false);
  const follow = useFollowPurchase();

  const run = async (kind: 'purchase' | 'restore', work: () => Promise<Outcome>) => {
    if (busy) return;
    setBusy(kind);
    setWord(null);
    const outcome = await attend(work).catch((error: unknown) => wordOf(kind, error));
    const next = outcome === 'done' ? null : outcome;
    setBusy(null);
    setWord(next);
    setDone(outcome === 'done');
    if (next?.tone === 'bad' && next.title) toast(next.title, { description: next.message, tone: 'bad' });
  };

  return {
    busy,
    word,
    /** Whether the last try went well. */
    isDone,
    purchase: () =>
      run('purchase', async () => {
        if (!isInIosApp()) return notAvailable;
        const { status } = await submit(await bridge.purchase(productId, userId));
        await follow();
        if (status !== 'active') return failure('Purchase Failed', UNABLE);
        toast('Purchase Successful!', { description: 'Premium is active.' });
        return 'done';
      }),
    restore: () =>
      run('restore', async () => {
        if (!isInIosApp()) return notAvailable;
        const outcome = await takeAll(await bridge.restore());
        await follow();
        return outcome;
      }),
  };
};

/** Has the server take all that was restored: one that is active is enough. */
const takeAll = async (receipts: readonly string[]): Promise<Outcome> => {
  const answers = await Promise.allSettled(receipts.map(submit));
  const statusOf = (answer: PromiseSettledResult<Validation>) => answer.status === 'fulfilled' && answer.value.status;
  if (answers.some((answer) => statusOf(answer) === 'active')) {
    toast('Purchases Restored', { description: 'Premium is active.' });
    return 'done';
  }
  const refused = answers.find((answer) => answer.status === 'rejected');
  if (refused) throw refused.reason;
  return failure('Restore Failed', receipts.length > 0 ? 'What you bought before has ended.' : NOTHING_FOUND);
};

const wordOf = (kind: 'purchase' | 'restore', error: unknown): Word | null => {
  const title = kind === 'purchase' ? 'Purchase Failed' : 'Restore Failed';
  if (error instanceof bridge.BridgeError) {
    if (kind === 'restore') return failure(title, messageOf(error, NOTHING_FOUND));
    if (!bridge.isSilent(error)) return failure(title, messageOf(error, UNABLE));
    if (/cancel/i.test(error.message)) return null;
    return {
      tone: 'plain',
      message: 'We have not heard from Apple yet. If you have bought Premium, it opens here by itself.',
    };
  }
  if (isRefusal(error)) return failure(title, sentenceOf(error));
  return {
    tone: 'bad',
    message: `${error instanceof NetworkError ? 'We could not reach the server' : 'We could not confirm this yet'}. Nothing you paid for is lost: we go on trying by ourselves.`,
  };
};
