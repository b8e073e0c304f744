import type { SearchLimit } from '../../api/searchLimit.ts';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { Link } from '../../ui/controls/Link.tsx';
import { useHasPath } from '../../ui/paths.ts';
import { useReturnState } from '../accounts/index.ts';
import { UpgradeLink } from '../billing/index.ts';

/**
 * The ways to more searches, as far as there are any: both to /login, or an upgrade (docs/specification.md 1 §6).
 */
export const LimitActions = ({ limit }: { limit: SearchLimit }) => {
  const returnState = useReturnState();
  const login = useHasPath('/login');
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
      {!limit.requiresAuth && limit.requiresUpgrade && <UpgradeLink />}
    </>
  );
};
