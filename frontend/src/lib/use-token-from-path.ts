import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

/** Stands in the address in place of the token. */
const TAKEN = 'opened';

/**
 * The token of a mailed link, the last part of its path. It is removed from the address bar at once, to keep it out
 * of history, screenshots and logs; the history state keeps it for reloads. `isClean` once it is removed: nothing
 * should load before.
 */
export function useTokenFromPath(): { token: string; isClean: boolean } {
  const { token: pathToken = '' } = useParams();
  const { pathname, state } = useLocation() as { pathname: string; state: { token?: string } | null };
  const navigate = useNavigate();
  const [token, setToken] = useState(pathToken === TAKEN ? (state?.token ?? '') : pathToken);
  if (pathToken !== TAKEN && pathToken !== token) setToken(pathToken);

  useEffect(() => {
    if (pathToken === TAKEN) return;
    const without = pathname.slice(0, pathname.lastIndexOf('/') + 1) + TAKEN;
    void navigate(without, { replace: true, state: { token: pathToken } });
  }, [pathToken, pathname, navigate]);

  return { token, isClean: pathToken === TAKEN };
}
