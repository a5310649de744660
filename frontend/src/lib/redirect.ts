import { isSafeRedirect } from '#shared/validation/redirect.ts';

/** The `redirect` parameter, if it is a page of ours. */
export function redirectIn(search: string): string | undefined {
  const path = new URLSearchParams(search).get('redirect');
  return path !== null && isSafeRedirect(path) ? path : undefined;
}

/** A `redirect` query to return to a page; empty if the path is not safe. */
export const redirectTo = (path: string): string =>
  isSafeRedirect(path) ? `?redirect=${encodeURIComponent(path)}` : '';
