import { pathTo } from '#frontend/app/paths.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import type { User } from '#shared/api/account.ts';
import { isSafeRedirect } from '#shared/validation/redirect.ts';
import type { Language } from '#shared/values/language.ts';

/** Where somebody goes on to who was on the way to a page of ours: there, or home. */
export const wayOn = (goingTo: string | undefined, language: Language): string =>
  goingTo && goingTo !== '/' && isSafeRedirect(goingTo) ? goingTo : pathTo('home', { language });

/** Where somebody goes who has signed in: on, but first to say what for, where that was never said. */
export function nextPage(
  { reason_for_use }: Pick<User, 'reason_for_use'>,
  goingTo: string | undefined,
  language: Language,
): string {
  const on = wayOn(goingTo, language);
  if (reason_for_use) return on;
  return pathTo('reasonForUse', { language }) + (on === goingTo ? redirectTo(on) : '');
}
