import { Navigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useAccount } from '../accounts/index.ts';
import { Journal } from './Journal.tsx';
import { SignedOut } from './SignedOut.tsx';

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
          <SignedOut />
        </>
      )}
    </div>
  );
};
