import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

import { useEndpoint } from '#frontend/lib/api.ts';
import { auth } from '#shared/api/auth.ts';

/** What stands in the address in place of a token that was taken from it. */
const TAKEN = 'opened';

/**
 * A mailed link, which is looked at but not used up. Its token leaves the address bar at once: it shall stand in no
 * history, no screenshot, no log. The history of this tab keeps it, so that the page may be loaded anew.
 */
export function useLink() {
  const { token: given = '' } = useParams();
  const { pathname, state } = useLocation() as { pathname: string; state: { token?: string } | null };
  const navigate = useNavigate();
  const [token, setToken] = useState(given === TAKEN ? (state?.token ?? '') : given);
  if (given !== TAKEN && given !== token) setToken(given);

  useEffect(() => {
    if (given === TAKEN) return;
    const without = pathname.slice(0, pathname.lastIndexOf('/') + 1) + TAKEN;
    void navigate(without, { replace: true, state: { token: given } });
  }, [given, pathname, navigate]);

  // Asked only once the address is clean: nothing on the page can be typed into before, or lead on with it.
  const isClean = given === TAKEN;
  const {
    data: link,
    error,
    mutate,
  } = useEndpoint(auth.lookAtLink, isClean && token ? { token } : null, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  const isOver = isClean && (!token || error?.code === 'auth.link-expired' || error?.code === 'request.invalid');
  return { token, link, error, isOver, retry: () => void mutate() };
}
