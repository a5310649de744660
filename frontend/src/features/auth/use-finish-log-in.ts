import { useLocation, useNavigate } from 'react-router';

import { destinationOr, pageAfterRegistration } from '#frontend/features/auth/next-page.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { redirectIn } from '#frontend/lib/redirect.ts';
import { signInWith } from '#frontend/lib/session.ts';
import type { SignedIn } from '#shared/api/auth.ts';
import type { Language } from '#shared/values/language.ts';

type Finish = {
  /** The one in the address where none is given. */
  destination?: string | undefined;
  /** The language of the page where none is given. */
  language?: Language;
  /** The sign-in that opens an account. */
  isNew?: boolean;
  /** The code of the second factor, where one was given: the next page says how many recovery codes are left. */
  code?: string | undefined;
};

/** What a page is told of the login that led to it. */
export type LoggedIn = { hasUsedRecoveryCode?: boolean } | null;

/** The app gives six digits; everything else is a recovery code. */
const isRecoveryCode = (code: string) => !/^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** Signs this browser in and goes to the destination; a new member gives the reason for use on the way. */
export function useFinishLogIn() {
  const { language: ofPage } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    signedIn: SignedIn,
    { destination = redirectIn(search), language = ofPage, isNew = false, code }: Finish = {},
  ) => {
    signInWith(signedIn);
    const next = isNew
      ? pageAfterRegistration(signedIn.user, destination, language)
      : destinationOr(destination, language);
    const state: LoggedIn = code && isRecoveryCode(code) ? { hasUsedRecoveryCode: true } : null;
    void navigate(next, { replace: true, state });
  };
}
