import * as z from 'zod';

import { type Dialogue, steps } from '#functions/calls/dialogue/state.ts';
import { type Command, dialResults } from '#functions/providers/telephony/port.ts';
import { Utterance } from '#shared/values/call.ts';
import { languages } from '#shared/values/language.ts';
import { OwnerOrder } from '#shared/values/live-call.ts';
import { Phone } from '#shared/values/phone.ts';

const moment = z.iso.datetime();

/** What the assistant was about to say when the owner came in between; said once that is over. */
const HeldReply = z.object({
  commands: z.array(z.custom<Command>()),
  lines: z.array(Utterance),
  step: z.enum(steps),
  ended: z.custom<Dialogue['ended']>(),
});
export type HeldReply = z.infer<typeof HeldReply>;

/** The owner’s phone, ringing or talking; `result` once that is over. */
const Ring = z.object({ since: moment, result: z.enum(dialResults).nullable() });

/** What an owner does about a call while it goes on, beside the dialogue with the caller. */
export const OwnerSide = z.object({
  /** The confirmed number that the call can be put through to, from a number of ours; null where it can’t be. */
  phone: Phone.nullable(),
  caller_id: Phone.nullable(),
  /** Of what the owner writes, where it is not the call’s. */
  language: z.enum(languages),
  /** When the phone rings by itself. */
  rules: z.object({ is_listed: z.boolean(), words: z.array(z.string()), urgent: z.boolean() }),
  orders: z.array(OwnerOrder),
  held: HeldReply.nullable(),
  /** A question of the owner’s that waits for its answer. */
  question: z.string().nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  ring: Ring.nullable(),
});
export type OwnerSide = z.infer<typeof OwnerSide>;

export const nobodyWatches: OwnerSide = {
  phone: null,
  caller_id: null,
  language: 'en',
  rules: { is_listed: false, words: [], urgent: false },
  orders: [],
  held: null,
  question: null,
  answers: [],
  ring: null,
};

/** How long the owner’s phone rings. A mailbox usually waits longer before it answers. */
export const RING_S = 20;
/** How long owner and caller may talk. */
export const TALK_MINUTES = 60;

export const isRinging = ({ ring }: OwnerSide): boolean => ring !== null && ring.result === null;
export const pendingOrders = ({ orders }: OwnerSide): OwnerOrder[] => orders.filter(({ done_at }) => !done_at);

const CONNECTING_S = 5;
/**
 * Whether owner and caller have talked. A caller who hangs up first leaves no result: past the time that the phone may
 * ring, it was answered.
 */
export const haveTalked = ({ ring }: OwnerSide, until: Date): boolean =>
  ring !== null &&
  (ring.result === null
    ? until.getTime() - Date.parse(ring.since) > (RING_S + CONNECTING_S) * 1000
    : ring.result === 'answered');
