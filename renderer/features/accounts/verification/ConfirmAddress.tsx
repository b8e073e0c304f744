import { Notice } from '../../../ui/feedback/Notice.tsx';
import { AskSupport } from '../AskSupport.tsx';
import { ResendButton } from './ResendButton.tsx';
import { useCanSendMail } from '../useAuthOptions.ts';
import { classes } from '../../../ui/classes.ts';
import styles from '../EntryPage.module.css';
import layout from '../../../ui/layout/layout.module.css';

/** Says that the address is not confirmed yet, and sends the link again. */
export const ConfirmAddress = ({ email }: { email: string }) => {
  const reaches = useCanSendMail();
  return (
    <div className={classes(layout.stack3, styles.confirm)}>
      <Notice>
        Your email address is not confirmed yet.{' '}
        {reaches ? (
          <>
            Please open the link in the mail we sent to <strong>{email}</strong>.
          </>
        ) : (
          <AskSupport />
        )}
      </Notice>
      {reaches && <ResendButton email={email} />}
    </div>
  );
};
