import { useState, type ReactNode } from 'react';
import { sentenceOf } from '../../../api/sentences.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { leave } from '../../leaving/index.ts';
import { useSession } from './useSession.ts';
import styles from './AccountMenu.module.css';

interface SignedInMenuProps {
  nickname: string;
  /** Within the link to the profile, behind the nickname. */
  badge: ReactNode;
}

/** The nickname, and a button to sign out. */
export const SignedInMenu = ({ nickname, badge }: SignedInMenuProps) => {
  const { signOut } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const logOut = async () => {
    setBusy(true);
    setProblem(null);
    const end = await signOut();
    setBusy(false);
    if (end.end !== 'refused') return;
    const sentence = sentenceOf(end.error);
    setProblem(sentence);
    toast('You are still signed in', { description: sentence, tone: 'bad' });
  };

  return (
    <div className={styles.menu}>
      <Link to="/profile" className={styles.entry}>
        <span className="visually-hidden">Profile of </span>
        <span className={styles.nickname}>{nickname}</span>
        {badge}
      </Link>
      <button type="button" className={styles.entry} disabled={busy} onClick={() => leave(() => void logOut())}>
        Logout
      </button>
      {problem && (
        <p role="alert" className={styles.problem}>
          <strong>You are still signed in.</strong> {problem}
        </p>
      )}
    </div>
  );
};
