import { data, replace } from 'react-router';

import { call } from '#frontend/lib/api.ts';
import { support } from '#shared/api/support.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { isSafeRedirect } from '#shared/validation/redirect.ts';

/** Where a short link leads, as a way there. A code that we never gave out is a page that does not exist. */
export async function followShortLink(short_code: string): Promise<Response> {
  try {
    const { target_path } = await call(support.openShortLink, { short_code });
    if (isSafeRedirect(target_path)) return replace(target_path);
  } catch (error) {
    if (!['support.unknown-link', 'request.invalid'].includes(asFault(error).code)) throw error;
  }
  throw data(null, { status: 404 }); // oxlint-disable-line typescript/only-throw-error -- the router's way
}
