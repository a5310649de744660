import { linkContext, linkedAppointment, linkedView } from '#functions/calls/callbacks/linked-appointment.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const live = { context: linkContext(table) };

export const handler = handle(callbacks.getOwn, live, async ({ input, caller, now }, { context }) =>
  linkedView(await linkedAppointment(caller, context, now), input.tz, context, now),
);
