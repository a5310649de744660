import { isSame, keyedDigest } from '#functions/platform/digest.ts';
import { environment } from '#functions/platform/environment.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { AccountId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';

/** The link in a mail about changed reports that stops these mails without a login. It does nothing else, and shows nothing. */
export const stopLink = async (account_id: AccountId, language: Language, secret = appSecret): Promise<string> =>
  `${environment().SITE_URL}/${language}/stop-mail/${await stopToken(account_id, secret)}`;

/** Has no dot: the web server takes a path with a dot for a file. */
export const stopToken = async (account_id: AccountId, secret = appSecret): Promise<string> =>
  `${account_id}~${await seal(account_id, secret)}`;

/** The account whose mails a token stops; undefined for a forged token. */
export async function readStopToken(token: string, secret = appSecret): Promise<AccountId | undefined> {
  const [account, given, ...more] = token.split('~');
  const account_id = AccountId.safeParse(account).data;
  if (!account_id || !given || more.length) return undefined;
  return isSame(given, await seal(account_id, secret)) ? account_id : undefined;
}

const seal = async (account_id: AccountId, secret: () => Promise<string>) =>
  keyedDigest(await secret(), 'stop-watch-mail', account_id);
