import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { AskSupport } from '../AskSupport.tsx';
import { useCanSendMail } from '../useAuthOptions.ts';

const FAILED = 'Failed to send verification email';

type Resend = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; sentence: string };

/** Sends the verification mail again, and says here how it went. */
export const ResendButton = ({ email, kind = 'secondary' }: { email: string; kind?: 'primary' | 'secondary' }) => {
  const reaches = useCanSendMail();
  const [resend, setResend] = useState<Resend>({ state: 'idle' });
  const send = async () => {
    setResend({ state: 'sending' });
    try {
      await call('resendVerification', { body: { email } });
      setResend({ state: 'sent' });
      if (reaches) toast('Verification Email Sent', { description: `Look for it at ${email}.` });
    } catch (error) {
      const sentence = sentenceOf(error);
      setResend({ state: 'failed', sentence });
      toast(FAILED, { description: sentence, tone: 'bad' });
    }
  };
  return (
    <>
      {resend.state === 'failed' && (
        <Notice tone="bad" title={FAILED}>
          {resend.sentence}
        </Notice>
      )}
      {resend.state === 'sent' && (
        <Notice role="status">{reaches ? `A new link is on its way to ${email}.` : <AskSupport />}</Notice>
      )}
      <Button kind={kind} onClick={() => void send()} disabled={resend.state === 'sending' || resend.state === 'sent'}>
        {resend.state === 'sending' ? 'Sending...' : reaches ? 'Send the link again' : 'Ask for a new link'}
      </Button>
    </>
  );
};
