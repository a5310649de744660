import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

/** What stands in the address in place of a token that was taken from it. */
const TAKEN = 'opened';

/**
 * The token of a mailed link, the last part of its address. It leaves the address bar at once: it shall stand in no history,
 * no screenshot, no log. The history of this tab keeps it, so that the page may be loaded anew. Before the address
 * `isClean` nothing is asked: nothing on the page can be typed into before, or lead on with it.
 */
export function useTakenToken(): { token: string; isClean: boolean } {
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

  return { token, isClean: given === TAKEN };
}
