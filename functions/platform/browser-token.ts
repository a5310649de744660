import { newToken } from '#functions/platform/digest.ts';

/** The token of this browser, which several of its tabs may share; a new one where it has none of our shape. */
export const browserToken = (cookie: string | undefined): string =>
  /^[\w-]{43}$/.test(cookie ?? '') ? (cookie as string) : newToken();
