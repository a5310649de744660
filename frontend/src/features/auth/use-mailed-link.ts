import { useEndpoint } from '#frontend/lib/api.ts';
import { useTokenFromPath } from '#frontend/lib/use-token-from-path.ts';
import { auth } from '#shared/api/auth.ts';

/** Reads a mailed link without using it up. One that is used up is not read again. */
export function useMailedLink({ isUsed = false } = {}) {
  const { token, isClean } = useTokenFromPath();
  const {
    data: link,
    error,
    mutate,
  } = useEndpoint(auth.lookAtLink, isClean && token && !isUsed ? { token } : null, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  const isExpired = isClean && (!token || error?.code === 'auth.link-expired' || error?.code === 'request.invalid');
  return { token, link, error, isExpired, retry: () => void mutate() };
}
