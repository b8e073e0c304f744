import { useEffect, useRef, useState } from 'react';
import { AskAgainDialog, CareDialog, checkText, preloadTextCheck, readRefusal, type Refusal } from '../posts/index.ts';

/**
 * What stands between a text and its readers: the card for words of danger, and a second look. `form` is sent again once
 * the person has seen them; `onLeave` clears the words off the screen, for whoever leaves quickly.
 */
export const useTextCheck = (onLeave: () => void) => {
  useEffect(preloadTextCheck, []);
  const form = useRef<HTMLFormElement>(null);
  const confirmed = useRef(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** Looks at the text here, then has it sent; what the server refuses it for is asked about alike. */
  const send = async (text: string, work: (confirmed: boolean) => Promise<void>): Promise<void> => {
    const isConfirmed = confirmed.current;
    confirmed.current = false;
    const found = isConfirmed ? null : await checkText(text, 'circle');
    if (found) return setRefusal(found);
    try {
      await work(isConfirmed);
    } catch (error) {
      const refused = readRefusal(error);
      if (!refused) throw error;
      setRefusal(refused);
    }
    return undefined;
  };

  const sendAnyway = () => {
    setRefusal(null);
    confirmed.current = true;
    form.current?.requestSubmit();
  };
  const back = () => setRefusal(null);

  const dialog =
    refusal?.kind === 'crisis' ? (
      <CareDialog danger={refusal.danger} onBack={back} onNotDanger={sendAnyway} onLeave={onLeave} />
    ) : (
      refusal && <AskAgainDialog concerns={refusal.concerns} onChange={back} onShare={sendAnyway} />
    );
  return { form, send, dialog };
};
