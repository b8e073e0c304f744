import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../api/sentences.ts';
import { toast } from '../../ui/feedback/toast.ts';

interface Change<Data> {
  /** What is shown until the server has answered. */
  apply(data: Data): Data;
  /** Takes that back, should it fail. */
  undo(data: Data): Data;
  /** Sends it, and gives what is then shown. */
  send(): Promise<(data: Data) => Data>;
  /** What is said when it fails. */
  failed: string;
}

/**
 * Changes what is shown at once and sends it after. Presses that come quickly are sent one after the other, so that the
 * last one is what the server keeps. `problem` is why the last one failed.
 */
export const useToggle = <Data>(queryKey: QueryKey) => {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);

  const toggle = ({ apply, undo, send, failed }: Change<Data>): void => {
    const put = (change: (data: Data) => Data) =>
      queryClient.setQueryData<Data>(queryKey, (data) => data && change(data));
    // A list that is on its way may not know of this change yet.
    void queryClient.cancelQueries({ queryKey, exact: true });
    put(apply);
    waiting.current += 1;
    queue.current = queue.current.then(async () => {
      try {
        const settled = await send();
        if (waiting.current === 1) put(settled);
        setProblem(null);
      } catch (error) {
        if (waiting.current === 1) put(undo);
        const sentence = sentenceOf(error);
        setProblem(`${failed}. ${sentence}`);
        toast(failed, { description: sentence, tone: 'bad' });
      }
      waiting.current -= 1;
    });
  };
  return { toggle, problem };
};
