import { environment } from '#functions/platform/environment.ts';
import type { Telephony } from '#functions/providers/telephony/port.ts';
import type { TwimlAccount } from '#functions/providers/telephony/twiml/account.ts';
import { testStatusAt, turnAt } from '#functions/providers/telephony/twiml/webhooks.ts';
import { documentOf, element } from '#functions/providers/telephony/twiml/markup.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const TWILIO = 'https://api.twilio.com';
const RING_S = 30;
const MOST_BYTES = 20 * 1024 * 1024;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type Options = { send?: Fetch; siteUrl?: () => string };

/** A client of the provider's REST API. */
export function twimlTelephony(
  account: () => Promise<TwimlAccount>,
  { send = fetch, siteUrl = () => environment().SITE_URL }: Options = {},
): Telephony {
  async function ask(method: string, path: string, form?: Record<string, string>, seconds = 8): Promise<Response> {
    const { account_sid, auth_token, api_base = TWILIO } = await account();
    const url = `${api_base}/2010-04-01/Accounts/${account_sid}/${path}`;
    const answer = await send(url, {
      method,
      headers: { authorization: `Basic ${Buffer.from(`${account_sid}:${auth_token}`).toString('base64')}` },
      redirect: 'follow',
      signal: AbortSignal.timeout(seconds * 1000),
      ...(form && { body: new URLSearchParams(form) }),
    }).catch((cause: unknown) => reject(`${method} ${path.split('/')[0]}: ${String(cause)}`));
    return answer.ok || (method === 'DELETE' && answer.status === 404)
      ? answer
      : reject(`${method} ${path.split('/')[0]}: ${answer.status}`);
  }

  return {
    async placeTestCall({ to, from, mark }) {
      // Silent if answered: the call is meant to be missed.
      const Twiml = documentOf(element('Hangup'));
      const StatusCallback = testStatusAt(siteUrl(), mark);
      const answer = await ask('POST', 'Calls.json', {
        To: to,
        From: from,
        Twiml,
        Timeout: String(RING_S),
        StatusCallback,
      });
      const { sid } = (await answer.json()) as { sid?: unknown };
      return typeof sid === 'string' && sid ? { test_ref: sid } : reject('a call without an id');
    },
    async stopTestCall({ test_ref }) {
      await ask('POST', `Calls/${encodeURIComponent(test_ref)}.json`, { Status: 'completed' });
    },
    async redirect({ call_ref, turn }) {
      const Url = turnAt(siteUrl(), turn);
      await ask('POST', `Calls/${encodeURIComponent(call_ref)}.json`, { Url, Method: 'POST' });
    },
    async takeRecording(source) {
      const answer = await ask('GET', `Recordings/${encodeURIComponent(source)}.wav`, undefined, 20);
      const sound = new Uint8Array(await answer.arrayBuffer());
      return sound.length > 0 && sound.length <= MOST_BYTES ? sound : reject(`a recording of ${sound.length} bytes`);
    },
    async deleteRecording(source) {
      await ask('DELETE', `Recordings/${encodeURIComponent(source)}.json`);
    },
  };
}

function reject(why: string): never {
  throw new Fault('server.unexpected', { cause: new Error(`The telephone company: ${why}`) });
}
