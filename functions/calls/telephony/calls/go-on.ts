import { type Effect, step, type Turned } from '#functions/calls/assistant/open/dialogue.ts';
import type { Change } from '#functions/calls/callbacks/open/agenda.ts';
import { callbackOf } from '#functions/calls/callbacks/open/agenda.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import type { CallEvent } from '#functions/providers/telephony/port.ts';
import type { Answered } from '#functions/calls/telephony/calls/answer.ts';
import { book } from '#functions/calls/telephony/calls/book.ts';
import type { Calling } from '#functions/calls/telephony/calling-store.ts';
import type { Exchange } from '#functions/calls/telephony/calls/exchange.ts';
import { farewell } from '#functions/calls/telephony/calls/farewell.ts';
import { heardFrom } from '#functions/calls/telephony/calls/heard.ts';
import { free, tell } from '#functions/calls/telephony/calls/tell.ts';

export type Later = Exclude<CallEvent, { t: 'incoming' }>;

/**
 * The next turn of a call. What is agreed in it is booked in the same transaction: both stand, or neither. Where somebody was
 * faster it fails as request.conflict, and is told of another time when it is tried again.
 */
export async function goOn(event: Later, exchange: Exchange, now: Date): Promise<Answered> {
  const { callings } = exchange;
  const was = await callings.of(event.call_ref);
  if (!was) return { commands: farewell(event), call: undefined };
  if (wasAnswered(event, was)) return { commands: event.t === 'hangup' ? [] : was.answered.commands, call: was };

  const turned = step(was.dialogue, await tell(event, was, exchange, now));
  const wish = turned.effects.find((effect): effect is Extract<Effect, { do: 'book' }> => effect.do === 'book');
  const booking = wish && (await book(was, turned.dialogue, wish.at, exchange, now));
  const told = (ok: boolean, slots: readonly string[]) =>
    joined(turned, step(turned.dialogue, { t: 'booked', at: now, ok, free: slots }));
  if (!wish) return commit(event, was, turned, exchange, now);
  const outcome = booking ? told(true, []) : told(false, await free(was, exchange, now, [wish.at]));
  return commit(event, was, outcome, exchange, now, booking);
}

/** Once a turn is answered, and for one that was never listened for, what was answered last is answered again. */
function wasAnswered(event: Later, { dialogue, answered }: Calling): boolean {
  if (event.t === 'hangup') return dialogue.step === 'closed';
  return event.turn <= (answered.turn ?? 0) || event.turn > dialogue.turn;
}

async function commit(
  event: Later,
  was: Revised<Calling>,
  { dialogue, commands }: Turned,
  { callings, lines }: Exchange,
  now: Date,
  booking?: Change,
): Promise<Answered> {
  const caller =
    event.t === 'speech' ? { who: 'caller' as const, text: event.text, alternatives: event.alternatives } : undefined;
  const next: Calling = {
    ...was,
    dialogue,
    moved_at: now.toISOString(),
    heard: heardFrom(was.heard, dialogue, commands, caller),
    answered: event.t === 'hangup' ? was.answered : { turn: event.turn, commands },
    is_recording: event.t === 'hangup' ? was.is_recording : commands.some(({ c }) => c === 'record'),
    appointment: booking ? callbackOf(booking.appointment) : was.appointment,
    ended_at: dialogue.step === 'closed' ? (was.ended_at ?? now.toISOString()) : null,
  };
  const ends = next.ended_at && !was.ended_at ? was.account_id : null;
  const freed = ends ? lines.free(await lines.of(ends), was.call_ref) : [];
  await callings.commit(callings.replace(was, next), ...freed, ...(booking?.writes ?? []));
  return { commands, call: next };
}

const joined = (one: Turned, two: Turned): Turned => ({
  dialogue: two.dialogue,
  commands: [...one.commands, ...two.commands],
  effects: [...one.effects, ...two.effects],
});
