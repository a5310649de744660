import { linkContext, linkedAppointment, linkedView } from '#functions/calls/callbacks/own.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const live = { ground: linkContext(table) };

export const handler = handle(callbacks.getOwn, live, async ({ input, caller, now }, { ground }) =>
  linkedView(await linkedAppointment(caller, ground, now), input.tz, ground, now),
);
