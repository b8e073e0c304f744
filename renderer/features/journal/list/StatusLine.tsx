import type { JournalPage } from '../../../../core/journal/journalIndex.ts';
import type { SyncStatus } from '../../../../core/sync/scheduler.ts';
import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useReturnState } from '../../accounts/index.ts';
import { LocalOffer } from '../local/LocalOffer.tsx';
import { usePersisted } from './usePersisted.ts';
import layout from '../../../ui/layout/layout.module.css';

/** Where the journal as a whole stands, in one line: its prayers say no more than what is different about them. */
export const StatusLine = ({ page, status }: { page: JournalPage; status: SyncStatus }) => {
  const from = useReturnState();
  const { states, total } = page;
  const unsaved = states.saved_here + states.sending;
  const persisted = usePersisted(unsaved > 0);
  return (
    <>
      {status.signInAgain && (
        <Notice role="status">
          <Link to="/login" state={from}>
            {status.signInAgain}
          </Link>
        </Notice>
      )}
      {status.storageFailed && (
        <Notice tone="bad">
          This device could not keep what came from your account: it may have no room left. Nothing on your account is
          lost.
        </Notice>
      )}
      {status.needsYou > 0 && (
        <p className={layout.soft}>
          {status.needsYou === 1 ? 'One prayer needs you.' : `${status.needsYou} prayers need you.`}
        </p>
      )}
      {total > 0 && states.safe === total && (
        <p className={layout.hint}>{total === 1 ? 'Your prayer is' : 'All prayers are'} saved to your account.</p>
      )}
      {unsaved > 0 && (
        <p className={layout.soft}>
          {unsaved === 1 ? '1 prayer is' : `${unsaved} prayers are`} on this device and not on your account yet.
          {persisted === false && ' This browser may clear them if it runs short of room: connect before long.'}
        </p>
      )}
      <LocalOffer />
    </>
  );
};
