import { Navigate, useSearchParams } from 'react-router-dom';
import { useSite } from '../site/index.ts';
import { usePageHead } from '../../ui/layout/pageHead.ts';
import { Journal } from './Journal.tsx';
import { Begin } from './local/Begin.tsx';
import { useJournalOwner } from './local/useJournalOwner.ts';

/** The journal by itself, with a prayer or the form beside its list: it opens without a network too. */
export const JournalPage = () => {
  const whose = useJournalOwner();
  usePageHead(`Prayer Journal · ${useSite().name}`);
  const [search] = useSearchParams();
  // The shortcut of the installed app.
  if (search.get('new') === 'prayer') return <Navigate to="/journal/new" replace />;
  if (whose.kind === 'known') return <Journal key={whose.owner} owner={whose.owner} />;
  return whose.kind === 'none' ? <Begin onBegin={whose.begin} /> : null;
};
