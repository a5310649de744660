import { useEndpoint } from '#frontend/lib/api.ts';
import { useTokenFromPath } from '#frontend/lib/use-token-from-path.ts';
import { removal } from '#shared/api/removal.ts';

/** Reads a mailed link without using it up. */
export function useRemovalLink() {
  const { token, isClean } = useTokenFromPath();
  const {
    data: link,
    error,
    mutate,
  } = useEndpoint(removal.lookAtLink, isClean && token ? { token } : null, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const isExpired = isClean && (!token || error?.code === 'auth.link-expired' || error?.code === 'request.invalid');
  return { token, link, error, isExpired, retry: () => void mutate() };
}
