import { useEndpoint } from '#frontend/lib/api.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { useTokenFromPath } from '#frontend/lib/use-token-from-path.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';

/** Reads a mailed link without using it up. One that is used up is not read again. */
export function useMailedLink({ isUsed = false } = {}) {
  const { token, isClean } = useTokenFromPath();
  const isKnown = useSessionRenewed();
  const {
    data: link,
    error,
    mutate,
  } = useEndpoint(auth.lookAtLink, isKnown && isClean && token && !isUsed ? { token } : null, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  const isExpired = isClean && (!token || error?.code === 'auth.link-expired' || error?.code === 'request.invalid');
  return { token, link, error, isExpired, retry: () => void mutate() };
}

/**
 * Whether it is settled who is logged in here. The endpoint of links is for everybody, so it takes a member whose access
 * token has run out for a visitor; one for members has it renewed first.
 */
function useSessionRenewed(): boolean {
  const isSignedIn = useSignedIn();
  const { data, error } = useEndpoint(account.getUser, isSignedIn ? {} : null);
  return !isSignedIn || data !== undefined || error !== undefined;
}
