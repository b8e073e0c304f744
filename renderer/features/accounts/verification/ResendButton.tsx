import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { AskSupport } from '../AskSupport.tsx';
import { useCanSendMail } from '../useAuthOptions.ts';
import { useResend } from './useResend.ts';

/** Sends the verification mail again, and says here how it went. */
export const ResendButton = ({ email, kind = 'secondary' }: { email: string; kind?: 'primary' | 'secondary' }) => {
  const { resend, send } = useResend(email);
  const reaches = useCanSendMail();
  return (
    <>
      {resend.state === 'failed' && (
        <Notice tone="bad" title="Failed to send verification email">
          {resend.sentence}
        </Notice>
      )}
      {resend.state === 'sent' && (
        <Notice role="status">{reaches ? `A new link is on its way to ${email}.` : <AskSupport />}</Notice>
      )}
      <Button kind={kind} onClick={send} disabled={resend.state === 'sending' || resend.state === 'sent'}>
        {resend.state === 'sending' ? 'Sending...' : reaches ? 'Send the link again' : 'Ask for a new link'}
      </Button>
    </>
  );
};
