import type { Account } from '#functions/account/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { openToken, partsOf, sealToken } from '#functions/platform/sealed-token.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { AccountId } from '#shared/values/id.ts';

type Closed = Pick<Account, 'account_id'> & { closed_at: string };

/** The link in the mail about a deletion that undoes it. */
export const reopenLink = async (account: Closed & Pick<Account, 'language'>, secret = appSecret): Promise<string> =>
  `${environment().SITE_URL}/${account.language}/keep-account/${await reopenToken(account, secret)}`;

/** Is of one deletion: it stops working once the account is open again. */
export const reopenToken = ({ account_id, closed_at }: Closed, secret = appSecret): Promise<string> =>
  sealToken('reopen-account', [account_id], secret, [closed_at]);

/** The account that a token names; its seal is not checked yet. */
export const accountIn = (token: string): AccountId | undefined => AccountId.safeParse(partsOf(token)[0]).data;

/** Whether a token was mailed for this very deletion. */
export async function opensAgain(
  token: string,
  { account_id, closed_at }: Pick<Account, 'account_id' | 'closed_at'>,
  secret = appSecret,
): Promise<boolean> {
  const [named, ...more] = (closed_at && (await openToken('reopen-account', token, secret, [closed_at]))) || [];
  return named === account_id && !more.length;
}
