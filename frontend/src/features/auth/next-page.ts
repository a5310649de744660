import { pathTo } from '#frontend/app/paths.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import type { User } from '#shared/api/account.ts';
import { isSafeRedirect } from '#shared/validation/redirect.ts';
import type { Language } from '#shared/values/language.ts';

/** The requested destination if it is a page of ours, else home. */
export const destinationOr = (destination: string | undefined, language: Language): string =>
  destination && destination !== '/' && isSafeRedirect(destination) ? destination : pathTo('home', { language });

/** Pages about money and the safety of the account, and mailed links. A report asks for its reason itself where none is stored. */
const WITHOUT_REASON =
  /^\/[a-z]{2}\/(?:confirm|account\/(?:payments|card|unsubscribe|security|password|delete))(?:[/?]|$)/;

/** Where to go after login: to the destination, by way of the reason for use if there is none yet and the page may wait. */
export function nextPage(
  { reason_for_use }: Pick<User, 'reason_for_use'>,
  destination: string | undefined,
  language: Language,
): string {
  const next = destinationOr(destination, language);
  if (reason_for_use || WITHOUT_REASON.test(next)) return next;
  return pathTo('reasonForUse', { language }) + (next === destination ? redirectTo(next) : '');
}
