import { Link } from '../../ui/controls/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotices } from './useNotices.ts';

/** A line at the top of the community's pages while there is something the person has not read yet. */
export const UnreadNotices = () => {
  const { unread } = useNotices();
  if (unread.length === 0) return null;
  return (
    <Notice>
      {unread.length === 1 ? 'There is a notice for you.' : `There are ${unread.length} notices for you.`}{' '}
      <Link to="/profile#notices">Read</Link>
    </Notice>
  );
};
