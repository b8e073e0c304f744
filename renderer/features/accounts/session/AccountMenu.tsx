import { useLocation } from 'react-router-dom';
import { Link } from '../../../ui/controls/Link.tsx';
import { useLater } from '../../../ui/useLater.ts';
import { useAccount } from './account.ts';
import { mayHaveSession } from './device.ts';
import { useComeBack } from '../returnPath.ts';
import styles from './AccountMenu.module.css';

const loadParts = () => import('./signedIn.ts');

/** The header's end: a link to sign in, or the nickname and a button to sign out (spec 1 §2). */
export const AccountMenu = () => {
  const { status, person } = useAccount();
  const from = useComeBack();
  const { pathname } = useLocation();
  const parts = useLater(loadParts, person !== null);
  // Nobody is known yet, but somebody may be signed in: "Login" would only flash up.
  const unknown = status === 'loading' && mayHaveSession();

  return (
    <>
      {parts && <parts.SessionSync />}
      {person && parts && <parts.SignedInMenu nickname={person.nickname || 'User'} />}
      {!person && !unknown && (
        <Link
          to="/login"
          state={from}
          className={styles.entry}
          aria-current={pathname === '/login' ? 'page' : undefined}
        >
          Login
        </Link>
      )}
    </>
  );
};
