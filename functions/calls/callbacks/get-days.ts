import { byDay } from '#functions/calls/callbacks/domain/slots.ts';
import { callbackContext } from '#functions/calls/callbacks/context.ts';
import { zoneOr } from '#functions/calls/callbacks/zone.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const live = { context: callbackContext(table) };

export const handler = handle(callbacks.getDays, live, async ({ input, member, now }, { context }) => {
  const { settings } = await context.ownerOf(member.accountId);
  const tz = zoneOr(input.tz, settings.time_zone);
  return { tz, days: byDay(await context.agenda.allFree(member.accountId, settings, now), tz) };
});
