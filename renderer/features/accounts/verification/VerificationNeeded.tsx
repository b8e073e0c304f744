import { useLayoutEffect } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { useFocusOnMount } from '../../../ui/focusOnMount.ts';
import { AskSupport } from '../AskSupport.tsx';
import { EntryPage } from '../EntryPage.tsx';
import { ResendButton } from './ResendButton.tsx';
import { useCanSendMail } from '../useAuthOptions.ts';
import layout from '../../../ui/layout/layout.module.css';

/** In the place of the sign-in form when the address has to be confirmed first (docs/specification.md 2 §4). */
export const VerificationNeeded = ({ email, onBack }: { email: string; onBack(): void }) => {
  const reaches = useCanSendMail();
  const words = useFocusOnMount<HTMLParagraphElement>('Please verify your email');
  useLayoutEffect(() => {
    // In braces: newer browsers give a promise, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, []);
  return (
    <EntryPage title="Verify your email">
      <p ref={words} tabIndex={-1}>
        {reaches ? (
          <>
            Before you sign in, please open the link in the mail we sent to <strong>{email}</strong>. If it is not
            there, look in the spam folder, or have it sent again.
          </>
        ) : (
          <>
            Before you sign in, please confirm that <strong>{email}</strong> is yours. <AskSupport />
          </>
        )}
      </p>
      <div className={layout.stackFields}>
        <ResendButton email={email} kind="primary" />
        <Button kind="quiet" onClick={onBack}>
          Back to Login
        </Button>
      </div>
    </EntryPage>
  );
};
