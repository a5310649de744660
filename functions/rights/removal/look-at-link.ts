import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { coversHousehold, recordsOf, scopeOf } from '#functions/rights/removal/domain/plan.ts';
import { planStore } from '#functions/rights/removal/store.ts';
import { removal } from '#shared/api/removal.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { plans: planStore(table), limits: limiterOf(table) };

export const handler = handle(removal.lookAtLink, live, async ({ input, from, now }, { plans, limits }) => {
  const waiting = await followLink(limits, from, now, async () => {
    const waiting = await plans.byToken(input.token, now);
    if (!waiting) throw new Fault('auth.link-expired');
    return waiting;
  });
  const { data, ends_at } = waiting;
  return {
    kind: data.protection ? ('protected' as const) : ('removal' as const),
    records: recordsOf(data),
    scope: scopeOf(data),
    household: coversHousehold(data),
    ends_at,
  };
});
