import * as z from 'zod';

import type { Unsubscribe } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { openToken, sealToken } from '#functions/platform/sealed-token.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { API } from '#shared/contract/route.ts';
import { AccountId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import { type StoppableMail, stoppableMails } from '#shared/values/stoppable-mail.ts';

const Parts = z.tuple([AccountId, z.enum(stoppableMails)]);

/** The links that stop mails of one kind, without a login. They do nothing else, and can be used again. */
export async function unsubscribeLinks(
  { account_id, language }: { account_id: AccountId; language: Language },
  kind: StoppableMail,
  secret = appSecret,
): Promise<Unsubscribe> {
  const token = await unsubscribeToken(account_id, kind, secret);
  const { SITE_URL } = environment();
  return { post: `${SITE_URL}${API}/mails/${token}/unsubscribe`, page: `${SITE_URL}/${language}/stop-mail/${token}` };
}

export const unsubscribeToken = (account_id: AccountId, kind: StoppableMail, secret = appSecret): Promise<string> =>
  sealToken('unsubscribe', [account_id, kind], secret);

/** Whose mails a token stops, and which; undefined for a forged token. */
export async function readUnsubscribeToken(token: string, secret = appSecret) {
  const { data } = Parts.safeParse(await openToken('unsubscribe', token, secret));
  return data ? { account_id: data[0], kind: data[1] } : readOldToken(token, secret);
}

/** Mails about changed reports once had a token of their own, which names no kind. */
async function readOldToken(token: string, secret: () => Promise<string>) {
  const { data } = z.tuple([AccountId]).safeParse(await openToken('stop-watch-mail', token, secret));
  return data && { account_id: data[0], kind: 'report-changed' as const };
}
