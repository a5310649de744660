import * as z from 'zod';

import { environment } from '#functions/platform/environment.ts';
import { openToken, sealToken } from '#functions/platform/sealed-token.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { AccountId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';

const Parts = z.tuple([AccountId]);

/** The link in a mail about changed reports that stops these mails without a login. It does nothing else, and shows nothing. */
export const stopLink = async (account_id: AccountId, language: Language, secret = appSecret): Promise<string> =>
  `${environment().SITE_URL}/${language}/stop-mail/${await stopToken(account_id, secret)}`;

export const stopToken = (account_id: AccountId, secret = appSecret): Promise<string> =>
  sealToken('stop-watch-mail', [account_id], secret);

/** The account whose mails a token stops; undefined for a forged token. */
export async function readStopToken(token: string, secret = appSecret): Promise<AccountId | undefined> {
  return Parts.safeParse(await openToken('stop-watch-mail', token, secret)).data?.[0];
}
