import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token behind the `#` of a link, which browsers send to no server. It is removed from the address bar at once, to keep it
 * out of history and screenshots; the history state keeps it for reloads. `isClean` once it is removed: nothing should load
 * before.
 */
export function useTokenFromHash(): {
  token: string;
  isClean: boolean;
  /** Whether this entry of the history was marked before: the page is reloaded, or returned to. */
  wasUsed: boolean;
  markUsed: () => void;
} {
  const { pathname, hash, state } = useLocation() as {
    pathname: string;
    hash: string;
    state: { token?: string; isUsed?: boolean } | null;
  };
  const navigate = useNavigate();
  const given = hash.slice(1);
  const [token, setToken] = useState(given || (state?.token ?? ''));
  if (given && given !== token) setToken(given);

  useEffect(() => {
    if (given) void navigate(pathname, { replace: true, state: { token: given } });
  }, [given, pathname, navigate]);

  return {
    token,
    isClean: !given,
    wasUsed: state?.isUsed === true,
    markUsed: () => void navigate(pathname, { replace: true, state: { token, isUsed: true } }),
  };
}
