import { asFault } from '#shared/errors/catalogue.ts';
import type { Language } from '#shared/values/language.ts';

import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { CallContext } from '#functions/calls/turn/context.ts';
import type { LaterEvent, Reply } from '#functions/calls/turn/events.ts';
import { pickUp } from '#functions/calls/turn/pick-up.ts';
import { save } from '#functions/calls/turn/perform.ts';
import { type CallSession, isOver } from '#functions/calls/turn/session-store.ts';
import { replyTo } from '#functions/calls/turn/reply.ts';
import { log } from '#functions/platform/log.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { CallEvent, Command } from '#functions/providers/telephony/port.ts';

/**
 * Handles one event of a call. Idempotent: a repeated event gets the same reply, and of two concurrent events the second
 * one sees what the first one stored. Errors never reach the telephone company: the caller hears a closing
 * sentence, and the sweep concludes the call later.
 */
export async function handleTurn(event: CallEvent, context: CallContext, now: Date): Promise<Reply> {
  try {
    const reply = await retryOnConflict(() =>
      event.t === 'incoming' ? pickUp(event, context, now) : takeTurn(event, context, now),
    );
    const { session } = reply;
    if (session?.account_id && isOver(session) && !session.concluded_at) await context.conclude(session.call_ref);
    return reply;
  } catch (error) {
    const { call_ref, t } = event;
    log.error('a turn of a call failed', { call_ref, t, error: String(asFault(error).cause ?? error) });
    return { commands: fallbackResponse(event), session: undefined };
  }
}

/**
 * One turn: understand the event, decide, perform. A callback that the caller agrees to is booked, and what the owner
 * ordered is carried out, in the transaction that saves the turn. If the slot was taken meanwhile the dialogue offers
 * another one; if it is taken while this commits, or the owner orders something, the commit fails as request.conflict and
 * the turn is tried again.
 */
async function takeTurn(event: LaterEvent, context: CallContext, now: Date): Promise<Reply> {
  if (event.t === 'recorded' && event.source)
    await context.copies.note({ source: event.source, call_ref: event.call_ref, at: now.toISOString() });
  const session = await context.sessions.of(event.call_ref);
  if (!session) return { commands: fallbackResponse(event), session };
  if (isRepeated(event, session)) return { commands: event.t === 'hangup' ? [] : session.answered.commands, session };

  const { booking, standing, alert, ...reply } = await replyTo(event, session, context, now);
  return save(event, session, reply, context, now, { booking, standing, alert });
}

/** Already handled, or for a turn that was never listened for. */
function isRepeated(event: LaterEvent, { dialogue, answered }: CallSession): boolean {
  if (event.t === 'hangup') return dialogue.step === 'closed';
  return event.turn <= (answered.turn ?? 0) || event.turn > dialogue.turn;
}

/** A polite closing sentence for a call that is not known or failed; nothing once the caller has hung up. */
function fallbackResponse(event: CallEvent): Command[] {
  if (event.t === 'hangup' || event.t === 'recorded') return [];
  const language: Language = ('language' in event && event.language) || 'en';
  const text = promptsOf[language].neutral;
  return [{ c: 'say', text, language, voice: 'calm', can_interrupt: false }, { c: 'hangup' }];
}
