import { setTimeout as sleep } from 'node:timers/promises';

import type { CallDetails } from '#shared/api/assistant.ts';
import type { Appointment } from '#shared/api/callbacks.ts';
import { REFERENCE, ZONE } from '#scripts/models/evaluate/dialogues/appointment.ts';

/** What the telephone of the dev server replies to an event. Without a step the call failed, or is for nobody. */
export type PhoneReply = {
  call_id: string;
  commands: { c: string; text?: string }[];
  step: string | null;
  offered: string[];
  proposed: string | null;
};
type Message = { channel: string; to: string; purpose: string; text: string; state: string };
/** What its owner finds after a call: the call, all callbacks, and the notices on all channels. */
export type Outcome = { details: CallDetails | null; appointments: Appointment[]; notices: Message[] };
type Owner = { phone: string; email: string; access_token: string };

/** A response that says that the product failed, or refused. */
export class DeskError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Every quarter of an hour from nine to six is free on working days. */
const workday = [{ from: '09:00', until: '18:00' }];
const SETTINGS = {
  windows: [workday, workday, workday, workday, workday, [], []],
  slot_minutes: 15,
  buffer_minutes: 0,
  most_a_day: 40,
  time_zone: ZONE,
};
const CONCLUDED_WITHIN_MS = 20_000;

/** A running dev server, by what it shows over HTTP. */
export function deskAt(address: string) {
  async function ask<T>(path: string, { body, token }: { body?: object; token?: string } = {}): Promise<T> {
    const response = await fetch(`${address}${path}`, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new DeskError(response.status, `${path}: ${response.status} ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  }
  const clock = (move: object) => ask('/dev/clock', { body: move });

  return {
    /** Sets the clock to the moment at which all scripts begin, and back. */
    async setClock() {
      const { offset_seconds } = await ask<{ offset_seconds: number }>('/dev/clock');
      await clock({ now: new Date(REFERENCE).toISOString() });
      return async () => {
        const moved = await ask<{ offset_seconds: number }>('/dev/clock');
        await clock({ advance_seconds: offset_seconds - moved.offset_seconds });
      };
    },
    rewindClock: () => clock({ now: new Date(REFERENCE).toISOString() }),
    /** An owner with an empty calendar and no earlier calls. */
    async addOwner() {
      const owner = await ask<Owner>('/dev/phone/owners', { body: {} });
      await ask('/api/mobile/assistant/settings', { body: SETTINGS, token: owner.access_token });
      return owner;
    },
    dial: (call: object) => ask<PhoneReply>('/dev/phone/calls', { body: call }),
    sendEvent: (call_id: string, event: object) =>
      ask<PhoneReply>(`/dev/phone/calls/${call_id}/events`, { body: event }),

    /** What came of a call that has ended, once the assistant is done with it. */
    async outcomeOf(call_id: string, { access_token: token, phone, email }: Owner): Promise<Outcome> {
      const details = await this.concluded(call_id, token);
      const [{ appointments }, ...notices] = await Promise.all([
        ask<{ appointments: Appointment[] }>('/api/mobile/assistant/appointments', { token }),
        ...[phone, email].map((to) => ask<{ data: Message[] }>(`/dev/outbox?to=${encodeURIComponent(to)}`)),
      ]);
      return { details, appointments, notices: notices.flatMap(({ data }) => data) };
    },
    async concluded(call_id: string, token: string): Promise<CallDetails | null> {
      for (const late = Date.now() + CONCLUDED_WITHIN_MS; Date.now() < late; await sleep(50)) {
        const details = await ask<CallDetails>(`/api/mobile/assistant/calls/${call_id}`, { token }).catch(ifMissing);
        if (details) return details;
      }
      return null;
    },
  };
}
export type Desk = ReturnType<typeof deskAt>;

function ifMissing(error: unknown): null {
  if (error instanceof DeskError && error.status === 404) return null;
  throw error;
}
