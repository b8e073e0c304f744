import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../../api/sentences.ts';
import { useSubmit, type Problem } from '../../../ui/forms/useSubmit.ts';
import { checkText, preloadTextCheck, readRefusal, type Refusal } from '../../posts/index.ts';

interface Submission {
  /** What is wrong before anything is sent; null when nothing is. */
  check(): Problem | null;
  /** What others will read. */
  text: string;
  send(confirmed: boolean): Promise<void>;
  /** What did not happen, for a failure. */
  failed: string;
  /** Clears the words off the screen, for whoever leaves quickly. */
  onLeave(): void;
}

/**
 * A form of words that others will read: they are looked at here, then sent. What the device or the server finds in them is
 * asked about, and the form sent again once the person has seen it; whatever fails, the words stay.
 */
export const useTextForm = ({ check, text, send, failed, onLeave }: Submission) => {
  useEffect(preloadTextCheck, []);
  const ref = useRef<HTMLFormElement>(null);
  /** The words that the person has seen the question about. */
  const confirmed = useRef<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const sendText = async (): Promise<void> => {
    const isConfirmed = confirmed.current === text;
    const found = isConfirmed ? null : await checkText(text, 'circle');
    if (found) return setRefusal(found);
    try {
      await send(isConfirmed);
    } catch (error) {
      const refused = readRefusal(error);
      if (!refused) throw error;
      setRefusal(refused);
    }
    return undefined;
  };
  const submission = useSubmit({ check, send: sendText, failed: (error) => problemOf(failed, error) });

  const back = () => setRefusal(null);
  const confirm = () => {
    setRefusal(null);
    confirmed.current = text;
    ref.current?.requestSubmit();
  };
  return { ...submission, ref, refusal, back, confirm, onLeave };
};
