import * as z from 'zod';

import { environment } from '#functions/platform/environment.ts';
import { openToken, sealToken } from '#functions/platform/sealed-token.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { API } from '#shared/contract/route.ts';
import { AccountId } from '#shared/values/id.ts';

/** The mails that their reader can turn off, each by itself. */
export const unsubscribable = ['spam-week', 'report-changed', 'day-digest'] as const;
export type Unsubscribable = (typeof unsubscribable)[number];

const Parts = z.tuple([AccountId, z.enum(unsubscribable)]);

/**
 * The address to which a mail program posts when its reader unsubscribes in the program (RFC 8058), without a login. It stops
 * mails of one purpose, and does nothing else.
 */
export const unsubscribeLink = async (
  account_id: AccountId,
  purpose: Unsubscribable,
  secret = appSecret,
): Promise<string> =>
  `${environment().SITE_URL}${API}/mails/${await unsubscribeToken(account_id, purpose, secret)}/unsubscribe`;

export const unsubscribeToken = (account_id: AccountId, purpose: Unsubscribable, secret = appSecret): Promise<string> =>
  sealToken('unsubscribe', [account_id, purpose], secret);

/** Whose mails a token stops, and which; undefined for a forged token. */
export async function readUnsubscribeToken(token: string, secret = appSecret) {
  const { data } = Parts.safeParse(await openToken('unsubscribe', token, secret));
  return data && { account_id: data[0], purpose: data[1] };
}
