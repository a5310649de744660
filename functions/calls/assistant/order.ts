import { faultsOf, withOrder } from '#functions/calls/assistant/domain/order.ts';
import { liveCalls } from '#functions/calls/assistant/live-calls.ts';
import { liveView } from '#functions/calls/assistant/live-view.ts';
import { isRinging } from '#functions/calls/dialogue/owner-side.ts';
import type { CallSession } from '#functions/calls/turn/session-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { log } from '#functions/platform/log.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { telephonyHere } from '#functions/providers/telephony/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { live: liveCalls(table), limits: limiterOf(table), telephony: telephonyHere };

/** Taking over and ending cut in at once; a caller is not cut off for a message or a question. */
const cutsIn = ({ owner, is_recording }: CallSession, kind: string) =>
  (kind === 'take_over' || kind === 'end') && owner.phone !== null && !is_recording && !isRinging(owner);

/**
 * Writes the owner’s order into the running call, whose next turn carries it out in its own transaction: once, however
 * often it is sent. A message that is being recorded is not cut off either, since its beginning would be lost.
 */
export const handler = handle(assistant.order, live, async ({ input, member, now }, deps) => {
  await deps.limits.take('call-order', { account: member.accountId }, now);
  const ordered = await retryOnConflict(async () => {
    const session = (await deps.live.of(member.accountId, now)).find(({ id }) => id === input.call_id);
    if (!session) throw new Fault('assistant.unknown-call');
    if (session.owner.orders.some(({ id }) => id === input.id)) return session;
    const fields = faultsOf(input, session);
    if (fields) throw new Fault('request.invalid', { fields });
    const next = withOrder(session, input, now);
    await deps.live.commit(deps.live.replace(session, next));
    return next;
  });
  if (cutsIn(ordered, input.kind)) {
    const { call_ref, dialogue } = ordered;
    const redirected = deps.telephony().redirect({ call_ref, turn: dialogue.turn });
    // Otherwise the caller’s next words, or their silence, are the next turn.
    await redirected.catch((error: unknown) => log.warn('a call was not redirected', { error: String(error) }));
  }
  return liveView(ordered, now);
});
