import * as z from 'zod';

import { environment } from '#functions/platform/environment.ts';
import { secret } from '#functions/platform/secret.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** Our account with the company. `api_base` is for another one that speaks the same; without it, it is Twilio’s. */
const Account = z.object({
  account_sid: z.string().regex(/^[\w-]{2,64}$/),
  auth_token: z.string().min(16),
  api_base: z.url({ protocol: /^https$/ }).optional(),
});
export type TwimlAccount = z.infer<typeof Account>;

/** @throws server.unexpected if the stage has no complete one */
export async function twimlAccount(): Promise<TwimlAccount> {
  const { TELEPHONY_SECRET } = environment();
  const text = await secret(TELEPHONY_SECRET);
  try {
    return Account.parse(JSON.parse(text));
  } catch {
    // Not the cause: it would carry the secret into the log.
    throw new Fault('server.unexpected', { cause: new Error('TELEPHONY_SECRET holds no account') });
  }
}
