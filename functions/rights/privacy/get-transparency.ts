import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { cachedFigures } from '#functions/rights/privacy/cached-figures.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { privacy } from '#shared/api/privacy.ts';
import { requestKinds } from '#shared/values/privacy-request.ts';

const live = {
  figures: cachedFigures(requestStore(table)),
  limits: limiterOf(table),
  brokers: () => environment().BROKER_REGISTRATIONS.map((each) => ({ state: each.slice(0, 2), number: each.slice(3) })),
};

/** `requests.watchDue` counts the requests; this reads what it counted. Past years without a request say nothing. */
export const handler = handle(privacy.getTransparency, live, async ({ from, now }, { figures, limits, brokers }) => {
  await limits.take('transparency', { network: from.network }, now);
  const years = (await figures(now)).map(({ year, counted_at, kinds }) => ({
    year,
    counted_at,
    kinds: requestKinds.map((kind) => ({ kind, ...kinds[kind] })),
  }));
  const isShown = ({ year, kinds }: (typeof years)[number]) =>
    year === String(now.getUTCFullYear()) || kinds.some(({ received }) => received > 0);
  return { years: years.filter(isShown), brokers: brokers() };
});
