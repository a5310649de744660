import type { Account } from '#functions/account/public.ts';
import { isSame, keyedDigest } from '#functions/platform/digest.ts';
import { environment } from '#functions/platform/environment.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { AccountId } from '#shared/values/id.ts';

type Closed = Pick<Account, 'account_id' | 'closed_at'>;

/** The link in the mail about a deletion that undoes it. */
export const reopenLink = async (account: Closed & Pick<Account, 'language'>, secret = appSecret): Promise<string> =>
  `${environment().SITE_URL}/${account.language}/keep-account/${await reopenToken(account, secret)}`;

/** Is of one deletion: it stops working once the account is open again. Has no dot, since the web server takes a path with a dot for a file. */
export const reopenToken = async ({ account_id, closed_at }: Closed, secret = appSecret): Promise<string> =>
  `${account_id}~${await seal(account_id, closed_at, secret)}`;

/** The account that a token names; its seal is not checked yet. */
export const accountIn = (token: string): AccountId | undefined => AccountId.safeParse(token.split('~')[0]).data;

/** Whether a token was mailed for this very deletion. */
export async function opensAgain(
  token: string,
  { account_id, closed_at }: Closed,
  secret = appSecret,
): Promise<boolean> {
  const [, given, ...more] = token.split('~');
  if (!given || more.length || !closed_at) return false;
  return isSame(given, await seal(account_id, closed_at, secret));
}

const seal = async (account_id: AccountId, closed_at: string | undefined, secret: () => Promise<string>) =>
  keyedDigest(await secret(), 'reopen-account', `${account_id} ${closed_at}`);
