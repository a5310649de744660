import { handler as renew } from '#functions/billing/jobs/renew.ts';
import { onClock } from '#scripts/bench/billing/clock.ts';
import { members } from '#scripts/bench/billing/members.ts';
import { openShop } from '#scripts/bench/billing/shop.ts';
import { queryUnits, readUnits, writeUnits } from '#scripts/bench/billing/units.ts';
import type { Request } from '#functions/providers/payments/double/stripe-double.ts';
import type { JobId } from '#shared/contract/jobs.ts';

type Stored = Record<string, unknown>;

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

const newCounts = (): Counts => ({ provider: {}, table: {}, items_written: 0, rcu: 0, wcu: 0, starts: {} });
const add = (to: Record<string, number>, name: string) => void (to[name] = (to[name] ?? 0) + 1);

/** The requests of one paid month; fails unless they are the same for each of `charges`. */
export async function countsOf(charges: number): Promise<Counts> {
  let now = Date.parse('2026-11-21T14:05:00.000Z');
  using clock = onClock(() => now);
  let counts = newCounts();
  const start = async (id: JobId) => add(counts.starts, id);
  const shop = openShop({ now: () => now, start });
  const all = await members(shop, charges, clock.now(), () => new Date(now + 86_400_000));

  shop.ear.provider = (request) => add(counts.provider, endpointOf(request));
  shop.ear.table = ({ constructor: { name }, input }, answer, written) => {
    add(counts.table, name.replace('Command', ''));
    const { Item, Items, Responses } = answer as {
      Item?: Stored;
      Items?: Stored[];
      Responses?: Record<string, Stored[]>;
    };
    const isConsistent = input.ConsistentRead === true;
    for (const [name, { Keys, ConsistentRead = false }] of Object.entries(input.RequestItems ?? {})) {
      const fetched = Responses?.[name] ?? [];
      for (let n = 0; n < Keys.length; n++) counts.rcu += readUnits(fetched[n], ConsistentRead);
    }
    if (name === 'GetCommand') counts.rcu += readUnits(Item, isConsistent);
    if (name === 'QueryCommand') counts.rcu += queryUnits(Items ?? [], isConsistent);
    counts.items_written += written.length;
    for (const each of written) counts.wcu += writeUnits(each, name === 'TransactWriteCommand');
  };

  now += 86_400_000;
  const seen = new Set<string>();
  for (const { account_id, subscription_id } of all) {
    counts = newCounts();
    const { outcome } = await renew.with({ context: shop.context })({ account_id, subscription_id, period: 1 });
    if (outcome !== 'paid') throw new Error(`A month that should be paid is ${outcome}`);
    seen.add(JSON.stringify(counts));
  }
  if (seen.size !== 1) throw new Error(`Months that are paid ask for different things:\n${[...seen].join('\n')}`);
  return counts;
}

export const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, each) => all + each, 0);

/** Such as `POST /v1/payment_intents/{id}/confirm`. */
export const endpointOf = ({ method, path }: Pick<Request, 'method' | 'path'>): string =>
  `${method} ${path.split('?')[0]?.replace(/\/(pi|seti|ctoken|cus|pm|re)_\w+/, '/{id}')}`;
