import { useEndpoint } from '#frontend/lib/api.ts';
import { useTakenToken } from '#frontend/lib/use-taken-token.ts';
import { auth } from '#shared/api/auth.ts';

/** A mailed link, which is looked at but not used up. */
export function useLink() {
  const { token, isClean } = useTakenToken();
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
