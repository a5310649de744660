import { environment } from '#functions/platform/environment.ts';
import type { Telephony } from '#functions/providers/telephony/port.ts';
import { simulator } from '#functions/providers/telephony/simulator.ts';
import { twimlAccount } from '#functions/providers/telephony/twiml/account.ts';
import { twimlTelephony } from '#functions/providers/telephony/twiml/client.ts';

export { chimeCall } from '#functions/providers/telephony/chime-sma.ts';
export { twimlWebhooks } from '#functions/providers/telephony/twiml/webhooks.ts';

/** The telephone provider of this stage. */
export function telephonyHere(): Telephony {
  if (environment().TELEPHONY === 'twiml') return twimlTelephony(twimlAccount);
  return simulator({ siteUrl: () => environment().SITE_URL });
}
