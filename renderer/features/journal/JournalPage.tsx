import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useAccount } from '../accounts/index.ts';
import { Journal } from './Journal.tsx';

/** The journal by itself: what the shortcut of the installed app opens, and what opens without a network. */
export const JournalPage = () => {
  const { status, person } = useAccount();
  usePageHead(`Prayer Journal · ${useSite().name}`);
  const [search] = useSearchParams();
  // The shortcut of the installed app: as a state, so that a later visit does not begin with a form.
  if (search.get('new') === 'prayer') return <Navigate to="/journal" replace state={{ newPrayer: true }} />;
  return (
    <div className={layout.page}>
      {person && <Journal key={person.id} owner={person.id} level={1} />}
      {!person && status !== 'loading' && (
        <>
          <h1 tabIndex={-1}>Prayer Journal</h1>
          {status === 'signed-out' ? (
            <SignedOut />
          ) : (
            <Notice>
              Nobody is signed in on this device. The journal opens when you have signed in with a connection.
            </Notice>
          )}
        </>
      )}
    </div>
  );
};

const REDIRECT = 500;

const SignedOut = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true, state: { from: '/journal' } }), REDIRECT);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Notice role="status">You are logged out. Logging in again...</Notice>;
};
