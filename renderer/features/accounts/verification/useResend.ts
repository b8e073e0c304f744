import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useCanSendMail } from '../useAuthOptions.ts';

const FAILED = 'Failed to send verification email';

export type Resend = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; sentence: string };

/** Sends the verification mail again. */
export const useResend = (email: string) => {
  const reaches = useCanSendMail();
  const [resend, setResend] = useState<Resend>({ state: 'idle' });
  const send = async () => {
    setResend({ state: 'sending' });
    try {
      await call('resendVerification', { body: { email } });
      setResend({ state: 'sent' });
      if (reaches) toast('Verification Email Sent', { description: `Look for it at ${email}.` });
    } catch (error) {
      const sentence = sentenceOf(error, 'Please try again in a moment.');
      setResend({ state: 'failed', sentence });
      toast(FAILED, { description: sentence, tone: 'bad' });
    }
  };
  return { resend, send: () => void send() };
};
