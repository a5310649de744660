import { pathTo } from '#frontend/app/paths.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import type { User } from '#shared/api/account.ts';
import { isSafeRedirect } from '#shared/validation/redirect.ts';
import type { Language } from '#shared/values/language.ts';

/** The requested destination if it is a page of ours, else home. */
export const destinationOr = (destination: string | undefined, language: Language): string =>
  destination && destination !== '/' && isSafeRedirect(destination) ? destination : pathTo('home', { language });

/**
 * Where a new member goes: to the destination, by way of the reason for use. It is asked there once; a member who skips it
 * is asked by the first report that they open, and by no later login.
 */
export function pageAfterRegistration(
  { reason_for_use }: Pick<User, 'reason_for_use'>,
  destination: string | undefined,
  language: Language,
): string {
  const next = destinationOr(destination, language);
  if (reason_for_use) return next;
  return pathTo('reasonForUse', { language }) + (next === destination ? redirectTo(next) : '');
}
