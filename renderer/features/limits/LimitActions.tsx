import type { SearchLimit } from '../../api/searchLimit.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { useHasPath } from '../../ui/paths.ts';
import { useReturnState } from '../accounts/index.ts';

/**
 * The ways to more searches, as far as their screens exist: both to /login, or an upgrade (docs/specification.md 1 §6).
 */
export const LimitActions = ({ limit }: { limit: SearchLimit }) => {
  const returnState = useReturnState();
  const login = useHasPath('/login');
  const subscribe = useHasPath('/subscribe');
  return (
    <>
      {limit.requiresAuth && login && (
        <>
          <Link to="/login" state={returnState} className={buttonClass('primary')}>
            Create Free Profile
          </Link>
          <Link to="/login" state={returnState} className={buttonClass('secondary')}>
            Login
          </Link>
        </>
      )}
      {!limit.requiresAuth && limit.requiresUpgrade && subscribe && (
        <Link to="/subscribe" className={buttonClass('primary')}>
          Upgrade to Premium
        </Link>
      )}
    </>
  );
};
