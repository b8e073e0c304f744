import { useState } from 'react';
import { sentenceOf } from '../../api/sentences.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Something that a button does: whether it is at it, and why it failed. `failed` is said by a toast, and beside the button. */
export const useAction = (failed: string, work: () => Promise<void>) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const sentence = sentenceOf(error);
      setProblem(`${failed}. ${sentence}`);
      toast(failed, { description: sentence, tone: 'bad' });
    }
    setBusy(false);
  };
  return { busy, problem, run: () => void run() };
};
