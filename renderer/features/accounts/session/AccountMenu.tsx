import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { platform } from '../../../platform/current.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { useDeferredModule } from '../../../ui/useDeferredModule.ts';
import { useAccount } from './account.ts';
import { mayHaveSession } from './device.ts';
import { useReturnState } from '../returnPath.ts';
import styles from './AccountMenu.module.css';

const loadSignedIn = () => import('./signedIn.ts');

/**
 * The header's end: a link to sign in, or the nickname and a button to sign out (docs/specification.md 1 §2). `badge` stands
 * beside the nickname.
 */
export const AccountMenu = ({ badge }: { badge: ReactNode }) => {
  const { status, person } = useAccount();
  const from = useReturnState();
  const { pathname } = useLocation();
  const parts = useDeferredModule(loadSignedIn, person !== null);
  // Nobody is known yet, but somebody may be signed in: "Login" would only flash up.
  const unknown = status === 'loading' && mayHaveSession();

  return (
    <>
      {parts && <parts.SessionSync />}
      {person && parts && <parts.SignedInMenu nickname={person.nickname || 'User'} badge={badge} />}
      {!person && !unknown && platform.hasServer && (
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
