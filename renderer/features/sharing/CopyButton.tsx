import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { sharing } from '../../platform/sharing.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import layout from '../../ui/layout/layout.module.css';
import styles from './sharing.module.css';

/** How long the label says "Copied!" (docs/specification.md 1 §9). */
const COPIED_FOR = 2000;

export const CopyButton = ({ text }: { text: string }) => {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  const { copyText } = sharing;
  if (!copyText) return null;

  const onClick = async () => {
    try {
      await copyText(text);
      setState('copied');
      announce('Copied!');
    } catch (error) {
      console.warn('Copying failed', error);
      setState('failed');
      toast('Copy Failed', { description: 'Please try again.', tone: 'bad' });
    }
  };

  return (
    <>
      <Button onClick={() => void onClick()} className={styles.copy}>
        {state === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        {state === 'copied' ? 'Copied!' : 'Copy'}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={layout.problem}>
          Copying did not work here. Please try again.
        </p>
      )}
    </>
  );
};
