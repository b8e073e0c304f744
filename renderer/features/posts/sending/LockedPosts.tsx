import { Link } from '../../../ui/controls/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

/** Posts behind the journal's PIN: they are neither shown nor sent until it is open. */
export const LockedPosts = ({ count }: { count: number }) => (
  <Notice role="status">
    {count === 1 ? '1 post waits' : `${count} posts wait`} on this device behind your journal’s PIN.{' '}
    <Link to="/journal">Unlock your journal</Link> to see and share {count === 1 ? 'it' : 'them'}.
  </Notice>
);
