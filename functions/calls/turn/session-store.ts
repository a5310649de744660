import * as z from 'zod';

import { isRinging, nobodyWatches, OwnerSide, TALK_MINUTES } from '#functions/calls/dialogue/owner-side.ts';
import { KeptSettings } from '#functions/calls/assistant/settings-store.ts';
import type { Booker } from '#functions/calls/callbacks/domain/booking-limits.ts';
import { Dialogue } from '#functions/calls/dialogue/state.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { attestations, type Command, divertReasons } from '#functions/providers/telephony/port.ts';
import { Callback, Mark } from '#shared/values/call.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { AccountId, CallId } from '#shared/values/id.ts';
import { NumberMark, SpamKind } from '#shared/values/number-mark.ts';
import { Phone } from '#shared/values/phone.ts';

const moment = z.iso.datetime();

/** One utterance with its alternatives. Empty if the call may not be recorded. */
const HistoryEntry = z.object({
  who: z.enum(['assistant', 'caller']),
  text: z.string(),
  alternatives: z.array(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const KnownReport = z.object({
  at: moment,
  account_id: AccountId.optional(),
  says: NumberMark.default('spam'),
  spam_kind: SpamKind.nullable().default(null),
  was_called: z.boolean().default(true),
});

/** What is known of the number when it rings: verdicts during the call read nothing more. */
const KnownOfCaller = z.object({
  /** The owner’s own number, or the one that was called. */
  owner: Phone,
  mark: Mark.nullable(),
  /** The owner has a rule for the number. */
  has_rule: z.boolean().default(false),
  talked_at: moment.nullable(),
  genuine_at: moment.nullable(),
  called: z.array(z.object({ at: moment })),
  reports: z.array(KnownReport),
});

/**
 * A call from its first ring until a day later, so that repeated events get the same reply. Once it is concluded, it
 * contains no speech.
 */
export const CallSession = z.object({
  /** The telephone company’s own id. */
  call_ref: z.string(),
  id: CallId,
  /** Null for a call that is for no account. */
  account_id: AccountId.nullable(),
  from: Phone.nullable(),
  to: Phone,
  diverted_because: z.enum(divertReasons).nullable(),
  stir: z.enum(attestations).nullable(),
  settings: KeptSettings.nullable(),
  /** Null for a call that is for no account. */
  reputation: KnownOfCaller.nullable().default(null),
  begun_at: moment,
  moved_at: moment,
  dialogue: Dialogue,
  heard: z.array(HistoryEntry),
  /** The last turn that was handled, and its reply. */
  answered: z.object({ turn: z.number().int().nullable(), commands: z.array(z.custom<Command>()) }),
  /** A message is being recorded; it arrives even if the caller hangs up. */
  is_recording: z.boolean(),
  appointment: Callback.nullable(),
  owner: OwnerSide.default(nobodyWatches),
  /** When its owner was alerted that it is urgent. */
  alerted_at: moment.nullable().default(null),
  /** The caller’s name by then. */
  alerted_as: z.string().nullable().default(null),
  /** What the caller had said of the matter by then. */
  alerted_about: z.string().nullable().default(null),
  ended_at: moment.nullable(),
  concluded_at: moment.nullable(),
});
export type CallSession = z.infer<typeof CallSession>;
export type KnownOfCaller = z.infer<typeof KnownOfCaller>;

const session: Entity<CallSession> = {
  schema: CallSession,
  key: ({ call_ref }) => keys.calling({ call_id: call_ref }),
  index: (call) =>
    call.account_id && !call.concluded_at ? index.calling(expectedBy(call).toISOString(), call.call_ref) : undefined,
  expires: keptFrom('ongoingCall', ({ begun_at }) => begun_at),
};

/** From when on the next event is waited for: one who was put through may talk for long, and nothing is heard of it. */
const expectedBy = ({ moved_at, owner }: CallSession) =>
  addMinutes(new Date(moved_at), isRinging(owner) ? TALK_MINUTES : 0);

/** Without an event for so long, a call is taken as lost. */
const LOST_MINUTES = 3;
/** The call goes on, as far as can be known. */
export const isRunning = (call: CallSession, now: Date): boolean =>
  !call.ended_at && now < addMinutes(expectedBy(call), LOST_MINUTES);

/** The call has ended, and its conclusion or its recording is on its way. */
export const isBeingWritten = ({ ended_at, concluded_at }: CallSession): boolean =>
  ended_at !== null && concluded_at === null;

/** The call has ended and no recording is on its way. */
export const isOver = ({ dialogue, is_recording }: CallSession) => dialogue.step === 'closed' && !is_recording;

/** Who would book in a call: a stranger, unless the number is a contact’s, has a rule or “not spam” of the owner’s, or was called back. */
export const bookerOf = ({ from, dialogue, reputation }: CallSession): Booker => ({
  number: from ?? '',
  isStranger:
    !dialogue.briefing.contact_name &&
    !reputation?.talked_at &&
    !reputation?.has_rule &&
    reputation?.mark !== 'not_spam',
});

export const callSessionStore = (table: Table) => ({
  of: (call_ref: string): Promise<Revised<CallSession> | undefined> =>
    table.get(session, keys.calling({ call_id: call_ref })),
  /** These calls, in no order; those that expired are missing. */
  among: (call_refs: readonly string[]): Promise<Revised<CallSession>[]> =>
    table.getAll(
      session,
      call_refs.map((call_id) => keys.calling({ call_id })),
    ),
  begin: (item: CallSession): Write => table.put(session, item),
  replace: (from: Revised<CallSession>, to: CallSession): Write => table.put(session, to, from),
  commit: (...writes: Write[]) => table.commit(...writes),
  /** Calls without an event since then that are not concluded. */
  idleSince: (since: Date, limit: number) =>
    table.queryIndex(session, index.waitingBy('CALLING', since.toISOString()), limit, 'oldest first'),
});
