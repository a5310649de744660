import { environment } from '#functions/platform/environment.ts';
import type { LinkAction } from '#shared/api/auth.ts';
import type { Language } from '#shared/values/language.ts';

/** The page that a mailed link opens. */
export const mailedLink = (language: Language, action: LinkAction, token: string): string =>
  `${environment().SITE_URL}/${language}/confirm/${action}/${token}`;
