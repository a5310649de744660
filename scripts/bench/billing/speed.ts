import { handler as renew } from '#functions/billing/jobs/renew.ts';
import type { Subscription } from '#functions/billing/domain/subscription.ts';
import { bareMonth, writesOf } from '#scripts/bench/billing/bare.ts';
import { members } from '#scripts/bench/billing/members.ts';
import { onClock, openShop } from '#scripts/bench/billing/shop.ts';
import { cpuSeconds } from '#scripts/harness/report.ts';
import { median, percentile } from '#scripts/harness/percentiles.ts';

const DAY = 86_400_000;
const WARM_UP = 5;

/** Charges per CPU second: ours, the bare loop’s, and their ratio per round. */
export type Speed = { ours: number; bare: number; ratio: { p50: number; p5: number }; rounds: number; charges: number };

/** Each round charges the same number on both sides, in alternating order, by CPU time. */
export async function speedOf({
  rounds,
  charges,
  wire,
}: {
  rounds: number;
  charges: number;
  wire: boolean;
}): Promise<Speed> {
  let now = Date.parse('2026-11-21T14:05:00.000Z');
  using clock = onClock(() => now);
  const measured: { ours: number; bare: number }[] = [];
  const shop = openShop({ now: () => now, wire });
  const job = renew.with({ context: shop.context });
  const ours = async ({ account_id, subscription_id }: Subscription) => {
    const { outcome } = await job({ account_id, subscription_id, period: 1 });
    if (outcome !== 'paid') throw new Error(`A month that should be paid is ${outcome}`);
  };

  for (let round = 0; round < WARM_UP + rounds; round++) {
    const all = await members(shop, 2 * charges + 1, clock.now(), () => new Date(now + DAY));
    now += DAY;
    const model = all.pop()!;
    const bare = bareMonth(shop, await writesOf(shop, () => ours(model)), model);
    const halves = { ours: all.slice(0, charges), bare: all.slice(charges) };
    const seconds = { ours: 0, bare: 0 };
    for (const side of round % 2 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      const pay = side === 'ours' ? ours : bare;
      const begun = process.cpuUsage();
      for (const each of halves[side]) await pay(each);
      seconds[side] = cpuSeconds(begun);
    }
    if (round >= WARM_UP) measured.push(seconds);
  }

  const ratios = measured.map(({ ours, bare }) => bare / ours);
  return {
    ours: charges / median(measured.map(({ ours }) => ours)),
    bare: charges / median(measured.map(({ bare }) => bare)),
    ratio: { p50: median(ratios), p5: percentile(ratios, 0.05) },
    rounds,
    charges,
  };
}
