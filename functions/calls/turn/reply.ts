import { decide } from '#functions/calls/dialogue/decide.ts';
import {
  afterAnswer,
  afterRing,
  carryOut,
  type OwnerReply,
  putThrough,
  repeatQuestion,
} from '#functions/calls/dialogue/owner-orders.ts';
import { isRinging, pendingOrders } from '#functions/calls/dialogue/owner-side.ts';
import type { Acts } from '#functions/calls/dialogue/state.ts';
import type { CallContext } from '#functions/calls/turn/context.ts';
import type { LaterEvent, TurnEvent } from '#functions/calls/turn/events.ts';
import { alertFor, book, cancellationFor, type Performed } from '#functions/calls/turn/perform.ts';
import { ringsNow } from '#functions/calls/turn/ring-through.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { understand } from '#functions/calls/turn/understand.ts';

/** A reply, with the booking that it confirms, and the alert of an urgent call. */
type TurnReply = OwnerReply & Performed;

/**
 * What an event of a call leads to: the owner’s phone is seen to first, then the question that the owner asked, then the
 * dialogue with the caller; in the end, what the owner ordered meanwhile.
 */
export async function replyTo(
  event: LaterEvent,
  session: CallSession,
  context: CallContext,
  now: Date,
): Promise<TurnReply> {
  const { dialogue, owner } = session;
  if (event.t === 'dialled' || (isRinging(owner) && event.t !== 'hangup')) {
    const result = event.t === 'dialled' ? event.result : 'failed';
    const rung = afterRing(session, result, now);
    return result === 'answered' ? rung : carryOut(dialogue, rung, now);
  }
  const reply = await replyToCaller(event, session, context, now);
  const isRung = event.t !== 'hangup' && (await ringsNow(session, reply, context, now));
  return isRung ? { ...reply, ...putThrough(dialogue, reply, now) } : { ...reply, ...carryOut(dialogue, reply, now) };
}

async function replyToCaller(
  event: TurnEvent,
  session: CallSession,
  context: CallContext,
  now: Date,
): Promise<TurnReply> {
  const { dialogue, owner, answered } = session;
  const isInterrupted = event.t === 'silence' && owner.question === null && pendingOrders(owner).length > 0;
  if (isInterrupted) return repeatQuestion(dialogue, answered.commands, owner, now);

  const heard = await understand(event, session, context, now);
  const isAsked = owner.question !== null && event.t !== 'hangup';
  if (isAsked && heard.t !== 'said') return afterAnswer(session, undefined, now);
  if (isAsked && heard.t === 'said' && !comesFirst(heard.acts)) {
    const { text, unsure, understood, language } = heard.acts;
    return afterAnswer({ dialogue: { ...dialogue, understood, language }, owner }, { text, unsure }, now);
  }
  const decision = decide(dialogue, heard);
  const free = { ...owner, held: null, question: null };
  const [booking, alert, cancelled] = await Promise.all([
    book(decision, session, context, now),
    alertFor(decision, session, context, now),
    cancellationFor(decision, session, context, now),
  ]);
  if (!booking) return { ...decision, owner: free, alert, standing: cancelled };
  const next = decide(decision.dialogue, booking.event);
  return {
    ...next,
    commands: [...decision.commands, ...next.commands],
    owner: free,
    booking: booking.change,
    standing: booking.standing,
    alert,
  };
}

/** What holds at any moment of a call is no answer to a question. */
const comesFirst = ({ intents }: Acts) => intents.do_not_record || intents.abuse || intents.threat || intents.emergency;
