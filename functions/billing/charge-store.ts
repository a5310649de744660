import { Charge } from '#functions/billing/domain/charge.ts';
import { keptFrom } from '#functions/platform/table/expiry.ts';
import { index, keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import type { AccountId, ChargeId } from '#shared/values/id.ts';

export { Charge };

const charge: Entity<Charge> = {
  schema: Charge,
  key: keys.charge,
  expires: keptFrom('charge', ({ until }) => until),
  index: ({ attention_at, charge_id }) => (attention_at ? index.open(attention_at, charge_id) : undefined),
};

export const chargeStore = (table: Table) => ({
  of: (account_id: AccountId, charge_id: ChargeId) => table.get(charge, keys.charge({ account_id, charge_id })),
  /** Every charge of an account, the latest month last. */
  async all(account_id: AccountId): Promise<Revised<Charge>[]> {
    const charges = await table.query(charge, keys.charge({ account_id }));
    return charges.sort((a, b) => a.from.localeCompare(b.from));
  },
  write: (next: Charge, was?: Revised<Charge>): Write => table.put(charge, next, was),
  /** Charges that are due for a check, the longest waiting first. */
  neglected: (now: Date, limit: number): Promise<Revised<Charge>[]> =>
    table.queryIndex(charge, index.openBy(now.toISOString()), limit, 'oldest first'),
});
export type ChargeStore = ReturnType<typeof chargeStore>;
