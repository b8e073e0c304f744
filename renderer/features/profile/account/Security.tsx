import { Suspense, useState } from 'react';
import type { CurrentUser } from '../../../../core/contract/accounts.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button, buttonClass } from '../../../ui/controls/Button.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Link } from '../../../ui/controls/Link.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ChangePassword, useSession } from '../../accounts/index.ts';
import styles from '../ProfilePage.module.css';

/** The password, and every device that is signed in. */
export const Security = ({ user }: { user: CurrentUser }) => (
  <div className={styles.rows}>
    <PasswordRow user={user} />
    <EverywhereRow />
  </div>
);

const PasswordRow = ({ user }: { user: CurrentUser }) => {
  const [changing, setChanging] = useState(false);
  return (
    <div className={styles.row}>
      <div>
        <h3>Password</h3>
        <p>
          {user.hasPassword
            ? 'Changing it signs you out on all other devices.'
            : 'You sign in with Google. A password of your own can be set by mail.'}
        </p>
      </div>
      {!user.hasPassword ? (
        <Link to="/forgot-password" className={buttonClass('secondary')}>
          Set a password
        </Link>
      ) : (
        !changing && <Button onClick={() => setChanging(true)}>Change password</Button>
      )}
      {changing && (
        <div className={styles.wide}>
          <Suspense>
            <ChangePassword email={user.email} onClose={() => setChanging(false)} />
          </Suspense>
        </div>
      )}
    </div>
  );
};

const EverywhereRow = () => {
  const { signOutEverywhere } = useSession();
  const [asking, setAsking] = useState(false);

  const leave = async (): Promise<string | null> => {
    const end = await signOutEverywhere();
    if (end.end !== 'refused') return null;
    const sentence = sentenceOf(end.error);
    toast('You are still signed in', { description: sentence, tone: 'bad' });
    return `You are still signed in. ${sentence}`;
  };

  return (
    <div className={styles.row}>
      <div>
        <h3>All devices</h3>
        <p>For a phone that was lost, or a computer that others use.</p>
      </div>
      <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      {asking && (
        <ConfirmModal
          title="Sign out everywhere?"
          confirm="Sign out everywhere"
          confirming="Signing out..."
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          <p>Every device is signed out, this one too. Your password stays as it is.</p>
        </ConfirmModal>
      )}
    </div>
  );
};
