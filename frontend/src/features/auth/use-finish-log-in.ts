import { useLocation, useNavigate } from 'react-router';

import { nextPage } from '#frontend/features/auth/next-page.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { signInWith } from '#frontend/lib/session.ts';
import type { SignedIn } from '#shared/api/auth.ts';

/** Signs this browser in and goes to the destination in the address, or the given one, in the language of the page. */
export function useFinishLogIn() {
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (signedIn: SignedIn, destination: string | undefined = redirectIn(search), goOnIn = language) => {
    signInWith(signedIn);
    void navigate(nextPage(signedIn.user, destination, goOnIn), { replace: true });
  };
}
