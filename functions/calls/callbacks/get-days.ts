import { byDay } from '#functions/calls/callbacks/domain/slots.ts';
import { callbackContext } from '#functions/calls/callbacks/ground.ts';
import { zoneOr } from '#functions/calls/callbacks/zone.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { callbacks } from '#shared/api/callbacks.ts';

const live = { ground: callbackContext(table) };

export const handler = handle(callbacks.getDays, live, async ({ input, member, now }, { ground }) => {
  const { settings } = await ground.ownerOf(member.accountId);
  const tz = zoneOr(input.tz, settings.time_zone);
  return { tz, days: byDay(await ground.agenda.allFree(member.accountId, settings, now), tz) };
});
