import {
  carrierOf,
  carrierView,
  codesFor,
  queryFor,
  restoreFor,
  undoFor,
} from '#functions/calls/forwarding/carriers/codes.ts';
import { lastDays } from '#functions/calls/forwarding/domain/silence.ts';
import { confirmedPhone, type SetUp } from '#functions/calls/forwarding/set-ups.ts';
import type { Forwarding } from '#shared/api/forwarding.ts';
import { dayIn } from '#shared/values/day.ts';

/** A set-up as its owner sees it, with the codes of its carrier. */
export function forwardingView({ account, current }: SetUp, now: Date): Forwarding {
  const { state, step, platform, number, restore_to, days, last_call_at } = current;
  const carrier = (current.carrier_id && carrierOf(current.carrier_id)) || undefined;
  // Forwarding that is off and undone at the carrier has nothing left to undo.
  const isUndone = state === 'off' && current.legs.every((leg) => leg.state === 'unknown');
  return {
    state,
    step,
    platform,
    number,
    last_call_at,
    phone: confirmedPhone(account),
    carrier: carrier ? carrierView(carrier) : null,
    legs: current.legs.flatMap((leg) =>
      carrier
        ? {
            ...leg,
            code: number ? codesFor(carrier, leg.leg, number) : '',
            undo: undoFor(carrier, leg.leg),
            query: queryFor(carrier, leg.leg),
          }
        : [],
    ),
    undo: carrier && !isUndone ? undoFor(carrier) || null : null,
    restore: carrier ? restoreFor(carrier, restore_to) : null,
    test: current.test,
    seen: lastDays(days, dayIn(account.time_zone, now)),
    now: now.toISOString(),
  };
}
