import { Navigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../site/index.ts';
import layout from '../../ui/layout/layout.module.css';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { useAccount } from '../accounts/index.ts';
import { Journal } from './Journal.tsx';
import { SignedOut } from './SignedOut.tsx';

/** The journal by itself, with a prayer or the form beside its list: it opens without a network too. */
export const JournalPage = () => {
  const { status, person } = useAccount();
  usePageHead(`Prayer Journal · ${useSite().name}`);
  const [search] = useSearchParams();
  // The shortcut of the installed app.
  if (search.get('new') === 'prayer') return <Navigate to="/journal/new" replace />;
  if (person) return <Journal key={person.id} owner={person.id} />;
  if (status === 'loading') return null;
  return (
    <div className={layout.page}>
      <h1 tabIndex={-1}>Prayer Journal</h1>
      <SignedOut />
    </div>
  );
};
