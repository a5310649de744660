import type { Telephony } from '#functions/providers/telephony/port.ts';
import { toneOf } from '#functions/providers/telephony/tone.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** How long a test call rings on the dev server before it is missed or ends otherwise. */
const RINGS_MS = 2500;

type Options = { siteUrl: () => string; later?: (what: () => void, ms: number) => void; send?: typeof fetch };

/**
 * The telephone company of the dev server: no call leaves this machine. A test call rings the phone page and ends as
 * selected there; a recording is a tone as long as the message.
 */
export function simulator({ siteUrl, later = waiting, send = fetch }: Options): Telephony {
  return {
    async placeTestCall(ring) {
      const headers = { 'content-type': 'application/json' };
      later(
        () =>
          void send(`${siteUrl()}/dev/phone/test-calls`, { method: 'POST', headers, body: JSON.stringify(ring) }).catch(
            () => {},
          ),
        RINGS_MS,
      );
      return { test_ref: `test-${crypto.randomUUID()}` };
    },
    stopTestCall: async () => {},
    async takeRecording(source) {
      const [, duration] = /^tone:(\d{1,7})$/.exec(source) ?? [];
      if (!duration) throw new Fault('server.unexpected', { cause: new Error('No such recording') });
      return toneOf(Number(duration));
    },
    deleteRecording: async () => {},
  };
}

const waiting = (what: () => void, ms: number) => void setTimeout(what, ms).unref();
