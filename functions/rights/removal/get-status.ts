import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { statusView } from '#functions/rights/removal/status-view.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { removal } from '#shared/api/removal.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { requests: requestStore(table), limits: limiterOf(table) };

export const handler = handle(removal.getStatus, live, async ({ input, from, now }, { requests, limits }) => {
  await limits.take('request-status', { network: from.network }, now);
  const request = await requests.of(input.reference);
  if (!request) throw new Fault('rights.request-not-found');
  return statusView(request);
});
