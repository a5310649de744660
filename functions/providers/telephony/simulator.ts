import type { Telephony } from '#functions/providers/telephony/port.ts';
import { toneOf } from '#functions/providers/telephony/tone.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** How long the phone of a test rings at the desk before its missed call is forwarded. */
const RINGS_MS = 2500;

type Ground = { siteUrl: () => string; later?: (what: () => void, ms: number) => void; send?: typeof fetch };

/**
 * The desk’s own telephone company: no call leaves this machine. A test call rings, and is missed, and forwarded to us as
 * the phone at the desk would; a recording is a tone as long as the message was.
 */
export function simulator({ siteUrl, later = waiting, send = fetch }: Ground): Telephony {
  return {
    async placeTestCall({ to, from }) {
      const ring = { from, to: from, forwarded_from: to, diverted_because: 'no_answer' };
      const headers = { 'content-type': 'application/json' };
      later(() => void send(`${siteUrl()}/dev/phone/calls`, { method: 'POST', headers, body: JSON.stringify(ring) }).catch(() => {}), RINGS_MS); // prettier-ignore
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
