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

/** Of two requests at once the second finds it canceled. */
export const handler = handle(callbacks.cancelOwn, live, ({ input, caller, now }, { context }) =>
  retryOnConflict(async () => {
    const { agenda, notices, telling, write } = context;
    const own = await linkedAppointment(caller, context, now);
    const { appointment: current, owner, by } = own;
    if (current.state !== 'cancelled') {
      assertInTime(own, now);
      const change = agenda.cancel(current, { word: input.word, by, now });
      const recipient = { owner: owner.account, settings: owner.settings, appointment: change.appointment };
      const notice = by === 'caller' ? await notices.toOwner('callback-cancelled', recipient, now) : undefined;
      await write(change, ...(notice?.writes ?? []));
      await notice?.send();
      await telling.tellNow(current, now);
    }
    return linkedView(own, undefined, context, now);
  }),
);
