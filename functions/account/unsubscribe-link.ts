import { isSame, keyedDigest } from '#functions/platform/digest.ts';
import { environment } from '#functions/platform/environment.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { API } from '#shared/contract/route.ts';
import { AccountId } from '#shared/values/id.ts';

/** The mails that their reader can turn off, each by itself. */
export const unsubscribable = ['spam-week', 'report-changed', 'day-digest'] as const;
export type Unsubscribable = (typeof unsubscribable)[number];

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

export const unsubscribeToken = async (
  account_id: AccountId,
  purpose: Unsubscribable,
  secret = appSecret,
): Promise<string> => `${account_id}~${purpose}~${await seal(account_id, purpose, secret)}`;

/** Whose mails a token stops, and which; undefined for a forged token. */
export async function readUnsubscribeToken(token: string, secret = appSecret) {
  const [account, named, given, ...more] = token.split('~');
  const account_id = AccountId.safeParse(account).data;
  const purpose = unsubscribable.find((each) => each === named);
  if (!account_id || !purpose || !given || more.length) return undefined;
  return isSame(given, await seal(account_id, purpose, secret)) ? { account_id, purpose } : undefined;
}

const seal = async (account_id: AccountId, purpose: Unsubscribable, secret: () => Promise<string>) =>
  keyedDigest(await secret(), 'unsubscribe', `${account_id} ${purpose}`);
