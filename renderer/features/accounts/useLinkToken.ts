import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { textOf } from './historyState.ts';

/**
 * The token of a link in a mail. It stands behind the `#`, and moves from the address into the history's state at once:
 * there nobody reads it over a shoulder or copies it along, and loading the page again still finds it.
 */
export const useLinkToken = (): string | null => {
  const location = useLocation();
  const { hash, pathname } = location;
  const navigate = useNavigate();
  const fromAddress = new URLSearchParams(hash.slice(1)).get('token');
  useEffect(() => {
    if (fromAddress) void navigate(pathname, { replace: true, state: { token: fromAddress } });
  }, [fromAddress, navigate, pathname]);
  return fromAddress ?? textOf(location.state, 'token');
};
