import { ownGroundOf, ownOf, shown } from '#functions/calls/callbacks/own.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const live = { ground: ownGroundOf(table) };

export const handler = handle(callbacks.getOwn, live, async ({ input, caller, now }, { ground }) =>
  shown(await ownOf(caller, ground, now), input.tz, ground, now),
);
