import { isSafeRedirect } from '#shared/validation/redirect.ts';

/** Where to go on to, as the address of a page says it in `redirect`: a page of ours, or none. */
export function redirectIn(search: string): string | undefined {
  const path = new URLSearchParams(search).get('redirect');
  return path !== null && isSafeRedirect(path) ? path : undefined;
}

/** A query that says where to go on to afterwards; nothing where that could not be done safely. */
export const redirectTo = (path: string): string =>
  isSafeRedirect(path) ? `?redirect=${encodeURIComponent(path)}` : '';
