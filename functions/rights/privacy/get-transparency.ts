import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { cachedFigures } from '#functions/rights/privacy/cached-figures.ts';
import { figuresOf } from '#functions/rights/requests/domain/figures.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { privacy } from '#shared/api/privacy.ts';
import { requestKinds } from '#shared/values/privacy-request.ts';

const live = {
  figures: cachedFigures(requestStore(table)),
  limits: limiterOf(table),
  brokers: () => environment().BROKER_REGISTRATIONS.map((each) => ({ state: each.slice(0, 2), number: each.slice(3) })),
};

/**
 * `requests.watchDue` counts the requests; this reads what it counted. This year is always shown, also with zeros alone; past
 * years without a request say nothing.
 */
export const handler = handle(privacy.getTransparency, live, async ({ from, now }, { figures, limits, brokers }) => {
  await limits.take('transparency', { network: from.network }, now);
  const thisYear = String(now.getUTCFullYear());
  const counted = await figures(now);
  const uncounted = { year: thisYear, counted_at: null, kinds: figuresOf([], now) };
  const years = [...(counted.some(({ year }) => year === thisYear) ? [] : [uncounted]), ...counted].map(
    ({ year, counted_at, kinds }) => ({
      year,
      counted_at,
      kinds: requestKinds.map((kind) => ({ kind, ...kinds[kind] })),
    }),
  );
  const isShown = ({ year, kinds }: (typeof years)[number]) =>
    year === thisYear || kinds.some(({ received }) => received > 0);
  return { years: years.filter(isShown), brokers: brokers() };
});
