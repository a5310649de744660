import { handler as renew } from '#functions/billing/jobs/renew.ts';
import { members } from '#scripts/bench/billing/members.ts';
import { onClock, openShop } from '#scripts/bench/billing/shop.ts';
import { addRequest, newUsage } from '#scripts/bench/table-usage.ts';
import type { Request } from '#functions/providers/payments/double/stripe-double.ts';
import type { JobId } from '#shared/contract/jobs.ts';

export type Counts = {
  /** By endpoint, such as `POST /v1/payment_intents`. */
  provider: Record<string, number>;
  /** By command, such as `Get`. */
  table: Record<string, number>;
  items_written: number;
  rcu: number;
  wcu: number;
  /** Started jobs, each a request to Lambda. */
  starts: Record<string, number>;
};

const add = (to: Record<string, number>, name: string) => void (to[name] = (to[name] ?? 0) + 1);

/** The requests of one paid month; fails unless they are the same for each of `charges`. */
export async function countsOf(charges: number): Promise<Counts> {
  let now = Date.parse('2026-11-21T14:05:00.000Z');
  using clock = onClock(() => now);
  let [provider, starts, usage] = [{}, {}, newUsage()];
  const start = async (id: JobId) => add(starts, id);
  const shop = openShop({ now: () => now, start });
  const all = await members(shop, charges, clock.now(), () => new Date(now + 86_400_000));

  shop.listeners.provider = (request) => add(provider, endpointOf(request));
  shop.listeners.table = (command, answer, written) => addRequest(usage, command, answer, written);

  now += 86_400_000;
  const seen = new Set<string>();
  for (const { account_id, subscription_id } of all) {
    [provider, starts, usage] = [{}, {}, newUsage()];
    const { outcome } = await renew.with({ context: shop.context })({ account_id, subscription_id, period: 1 });
    if (outcome !== 'paid') throw new Error(`A month that should be paid is ${outcome}`);
    const { commands: table, ...units } = usage;
    seen.add(JSON.stringify({ provider, table, ...units, starts } satisfies Counts));
  }
  if (seen.size !== 1) throw new Error(`Months that are paid ask for different things:\n${[...seen].join('\n')}`);
  return JSON.parse([...seen][0]!) as Counts;
}

export const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, each) => all + each, 0);

/** Such as `POST /v1/payment_intents/{id}/confirm`. */
export const endpointOf = ({ method, path }: Pick<Request, 'method' | 'path'>): string =>
  `${method} ${path.split('?')[0]?.replace(/\/(pi|seti|ctoken|cus|pm|re)_\w+/, '/{id}')}`;
