import {
  assertInTime,
  linkContext,
  linkedAppointment,
  linkedView,
} from '#functions/calls/callbacks/linked-appointment.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const live = { context: linkContext(table) };

/** Choosing the same time again confirms it. The other side is notified. */
export const handler = handle(callbacks.chooseOwn, live, async ({ input, caller, now }, { context }) => {
  const { agenda, notices, telling, write } = context;
  const own = await retryOnConflict(async () => {
    const own = await linkedAppointment(caller, context, now);
    assertInTime(own, now);
    const { appointment: current, owner, by } = own;
    const change = await agenda.move(current, { starts_at: input.starts_at, settings: owner.settings, by, now });
    const { appointment } = change;
    const isNews = by === 'caller' && (appointment.starts_at !== current.starts_at || current.state === 'cancelled');
    const recipient = { owner: owner.account, settings: owner.settings, appointment };
    const notice = isNews ? await notices.toOwner('callback-moved', recipient, now) : undefined;
    await write(change, ...(notice?.writes ?? []));
    await notice?.send();
    return own;
  });
  await telling.tellNow(own.appointment, now);
  return linkedView(own, input.tz, context, now);
});
