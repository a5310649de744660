import { asFault } from '#shared/errors/catalogue.ts';

import { callbackOf, type Change } from '#functions/calls/callbacks/agenda.ts';
import type { Notice } from '#functions/calls/callbacks/notices.ts';
import type { Decision } from '#functions/calls/dialogue/draft.ts';
import type { OwnerReply } from '#functions/calls/dialogue/owner-orders.ts';
import { isRinging, TALK_MINUTES } from '#functions/calls/dialogue/owner-side.ts';
import { type DialogueEvent, isUnwanted, nameIn } from '#functions/calls/dialogue/state.ts';
import type { CallContext } from '#functions/calls/turn/context.ts';
import type { LaterEvent, Reply } from '#functions/calls/turn/events.ts';
import { isOnlyConsent } from '#functions/calls/dialogue/utterance.ts';
import { historyAfter } from '#functions/calls/turn/history.ts';
import { matterOf } from '#functions/calls/outcome/said-since.ts';
import type { StandingChange } from '#functions/calls/turn/standing-callback.ts';
import { bookerOf, type CallSession } from '#functions/calls/turn/session-store.ts';
import { freeSlots } from '#functions/calls/turn/understand.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { addMinutes } from '#shared/values/duration.ts';

/** What a decision about a callback writes, if its slot is free; and the result of a booking as an event of the dialogue. */
type Booking = { change: Change | undefined; standing: StandingChange | undefined; event: DialogueEvent };

/** Prepares the booking that a decision asks for; undefined if it asks for none. */
export async function book(
  { dialogue, effects }: Decision,
  session: CallSession,
  { agenda, standing }: Pick<CallContext, 'agenda' | 'standing'>,
  now: Date,
): Promise<Booking | undefined> {
  const booking = effects.find((effect) => effect.do === 'book');
  if (!booking) return undefined;
  const starts_at = booking.at;
  const isStanding = dialogue.standing === 'changing';
  const change = isStanding ? undefined : await unlessTaken(changeFor);
  const moved = isStanding
    ? await unlessTaken(() => standing.move({ ...session, dialogue }, starts_at, now))
    : undefined;
  const ok = Boolean(change ?? moved);
  const free = ok ? [] : await freeSlots(session, { agenda }, now);
  return { change, standing: moved, event: { t: 'booked', at: now, ok, free } };

  async function changeFor(): Promise<Change | undefined> {
    const { account_id, settings, id } = session;
    if (!account_id || !settings || isUnwanted(dialogue)) return undefined;
    const { understood, language } = dialogue;
    const caller = {
      name: nameIn(dialogue),
      number: dialogue.number ?? dialogue.briefing.caller_number ?? '',
      about: understood?.reason?.summary ?? null,
      language,
    };
    const booker = bookerOf(session);
    if (session.appointment) return agenda.rebook(account_id, session.appointment.id, { starts_at, settings, now });
    return agenda.book({ account_id, call_id: id, starts_at, settings, caller, booker, may_text: false, now });
  }
}

/** Undefined where the slot was taken meanwhile. */
async function unlessTaken<Result>(change: () => Promise<Result | undefined>): Promise<Result | undefined> {
  try {
    return await change();
  } catch (error) {
    if (asFault(error).code === 'callbacks.slot-taken') return undefined;
    throw error;
  }
}

/**
 * The cancellation that a decision asks for, of what was booked in this call or else of a callback from before; undefined if
 * it asks for none, or if the callback is over already.
 */
export async function cancellationFor(
  { dialogue, effects }: Decision,
  session: CallSession,
  { standing }: Pick<CallContext, 'standing'>,
  now: Date,
): Promise<StandingChange | undefined> {
  if (!effects.some((effect) => effect.do === 'cancel')) return undefined;
  if (session.appointment) return standing.withdraw(session.account_id, session.appointment.id, now);
  return standing.cancel({ ...session, dialogue }, now);
}

/** The alert that a decision asks for; undefined if it asks for none, or the owner is not to be alerted. */
export const alertFor = async (
  { dialogue, effects }: Decision,
  session: CallSession,
  { alertOwner }: Pick<CallContext, 'alertOwner'>,
  now: Date,
): Promise<Notice | undefined> =>
  effects.some((effect) => effect.do === 'alert') ? alertOwner({ ...session, dialogue }, now) : undefined;

/** What a turn does beside the conversation. */
export type Performed = {
  booking?: Change | undefined;
  standing?: StandingChange | undefined;
  alert?: Notice | undefined;
};

/**
 * Saves the turn in one transaction, with the booking and the alert, and with the line that a call gives back when it ends,
 * or keeps while the owner talks.
 */
export async function save(
  event: LaterEvent,
  session: Revised<CallSession>,
  { dialogue, commands, owner }: OwnerReply,
  { sessions, lines }: Pick<CallContext, 'sessions' | 'lines'>,
  now: Date,
  { booking, standing, alert }: Performed = {},
): Promise<Reply> {
  const isHangup = event.t === 'hangup';
  const { step, language } = session.dialogue;
  const isAboutCall = !(step === 'consent' && event.t === 'speech' && isOnlyConsent(event.text, language));
  const speech =
    event.t === 'speech' && isAboutCall
      ? { who: 'caller' as const, text: event.text, alternatives: event.alternatives }
      : undefined;
  const next: CallSession = {
    ...session,
    dialogue,
    owner,
    moved_at: now.toISOString(),
    heard: historyAfter(session.heard, dialogue, commands, speech),
    answered: isHangup ? session.answered : { turn: event.turn, commands },
    is_recording: isHangup ? session.is_recording : commands.some(({ c }) => c === 'record'),
    // A standing change, beside one that was booked in this call, withdraws it.
    appointment: booking ? callbackOf(booking.appointment) : standing ? null : session.appointment,
    alerted_at: alert ? now.toISOString() : session.alerted_at,
    alerted_as: alert ? nameIn(dialogue) : session.alerted_as,
    alerted_about: alert ? matterOf(dialogue) : session.alerted_about,
    ended_at: dialogue.step === 'closed' ? (session.ended_at ?? now.toISOString()) : null,
  };
  const { account_id } = session;
  const endsNow = account_id && next.ended_at && !session.ended_at;
  const isRung = account_id && isRinging(owner) && !isRinging(session.owner);
  const line = endsNow || isRung ? await lines.of(account_id) : undefined;
  const { call_ref } = session;
  const changed = endsNow
    ? lines.free(line, call_ref)
    : isRung
      ? lines.keep(line, call_ref, addMinutes(now, TALK_MINUTES))
      : [];
  const writes = [...changed, ...(booking?.writes ?? []), ...(standing?.writes ?? []), ...(alert?.writes ?? [])];
  await sessions.commit(sessions.replace(session, next), ...writes);
  await Promise.all([alert?.send(), standing?.send()]);
  return { commands, session: next };
}
