import { asFault } from '#shared/errors/catalogue.ts';

import { log } from '#functions/platform/log.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { CallEvent, Command } from '#functions/providers/telephony/port.ts';
import { type Calling, isOver } from '#functions/calls/telephony/calling-store.ts';
import type { Exchange } from '#functions/calls/telephony/calls/exchange.ts';
import { farewell } from '#functions/calls/telephony/calls/farewell.ts';
import { goOn } from '#functions/calls/telephony/calls/go-on.ts';
import { pickUp } from '#functions/calls/telephony/calls/pick-up.ts';

/** What the telephone is to do now, and the call as it stands; none, where nobody knows of one. */
export type Answered = { commands: Command[]; call: Calling | undefined };

/**
 * What is answered to something that happens in a call. The same, however often and in whatever order it comes: what was
 * answered is answered again, and of two that come at once, the second one finds the first. Whatever goes wrong here, the
 * caller hears a sentence and not a fault: what was said until then stands, and the sweep concludes the call.
 */
export async function answer(event: CallEvent, exchange: Exchange, now: Date): Promise<Answered> {
  try {
    const answered = await retryOnConflict(() =>
      event.t === 'incoming' ? pickUp(event, exchange, now) : goOn(event, exchange, now),
    );
    const { call } = answered;
    if (call?.account_id && isOver(call) && !call.concluded_at) await exchange.conclude(call.call_ref);
    return answered;
  } catch (error) {
    log.error('a turn of a call failed', {
      call_ref: event.call_ref,
      t: event.t,
      error: String(asFault(error).cause ?? error),
    });
    return { commands: farewell(event), call: undefined };
  }
}
