import { useLocation, useNavigate } from 'react-router';

import { nextPage } from '#frontend/features/auth/next-page.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { signInWith } from '#frontend/lib/session.ts';
import type { SignedIn } from '#shared/api/auth.ts';

/** Signs this browser in, and takes its owner to where they were going: as the address says it, or whoever calls. */
export function useArrival() {
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (signedIn: SignedIn, goingTo: string | undefined = redirectIn(search)) => {
    signInWith(signedIn);
    void navigate(nextPage(signedIn.user, goingTo, language), { replace: true });
  };
}
