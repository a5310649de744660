import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSWRConfig } from 'swr';

import { accessToken, claimsOf } from '#frontend/lib/session.ts';
import { onStored } from '#frontend/lib/storage.ts';

/** Who holds the token of this browser: the same person when it is renewed. */
function person(): string | null {
  const token = accessToken();
  if (token === null) return null;
  const { role, sub } = claimsOf(token);
  return JSON.stringify([role, sub]);
}

/**
 * Follows a sign-in or sign-out, in this tab or in another. What was read in one person's name is nobody’s to see
 * afterwards; the guard of the page is asked again where it may answer otherwise; what is on the page is read anew.
 */
export function useFollowSession(): void {
  const { mutate } = useSWRConfig();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let known = person();
    const follow = async (isElsewhere: boolean) => {
      const present = person();
      if (present === known) return;
      known = present;
      void mutate(() => true, undefined, { revalidate: false });
      // A visitor who signed in on this very page is about to be sent on by it.
      if (present === null || isElsewhere) await revalidate();
      void mutate(() => true);
    };
    const stop = onStored(['access_token'], (isElsewhere) => void follow(isElsewhere));
    const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && follow(true));
    addEventListener('pageshow', onShow); // a page that was left and is come back to has heard nothing meanwhile
    return () => {
      stop();
      removeEventListener('pageshow', onShow);
    };
  }, [mutate, revalidate]);
}
