import type { Telephony } from '#functions/providers/telephony/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const RATE = 8000;
const LONGEST_MS = 120_000;

/** A WAV file of this length in milliseconds: a soft pulsing tone in place of a voice. 8 kHz, 16 bit, mono. */
function toneOf(duration_ms: number): Uint8Array {
  const samples = Math.round((Math.min(Math.max(0, duration_ms), LONGEST_MS) / 1000) * RATE);
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  for (let i = 0; i < samples; i++) {
    const second = (i % RATE) / RATE;
    const loudness = second < 0.5 ? Math.sin(second * 2 * Math.PI) : 0;
    file.writeInt16LE(Math.round(Math.sin((i / RATE) * 2 * Math.PI * 330) * loudness * 4000), 44 + i * 2);
  }
  return new Uint8Array(file);
}

/** How long a test call rings on the dev server before it is missed or ends otherwise. */
const RINGS_MS = 2500;

type Options = { siteUrl: () => string; later?: (what: () => void, ms: number) => void; send?: typeof fetch };

/**
 * The telephone company of the dev server: no call leaves this machine. A test call rings the phone page and ends as
 * selected there; a redirected call continues on that page; a recording is a tone as long as the message.
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
    async redirect({ call_ref, turn }) {
      const headers = { 'content-type': 'application/json' };
      const url = `${siteUrl()}/dev/phone/calls/${encodeURIComponent(call_ref)}/redirect`;
      const answer = await send(url, { method: 'POST', headers, body: JSON.stringify({ turn }) });
      if (!answer.ok) throw new Fault('server.unexpected', { cause: new Error('No such call') });
    },
    async takeRecording(source) {
      const [, duration] = /^tone:(\d{1,7})$/.exec(source) ?? [];
      if (!duration) throw new Fault('server.unexpected', { cause: new Error('No such recording') });
      return toneOf(Number(duration));
    },
    deleteRecording: async () => {},
  };
}

const waiting = (what: () => void, ms: number) => void setTimeout(what, ms).unref();
