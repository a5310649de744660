import { forwardingStore } from '#functions/calls/forwarding/store.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { numberStore } from '#functions/calls/telephony/number-store.ts';
import type { DemoAccount, DemoName } from '#scripts/dev/demo-accounts.ts';
import { Phone } from '#shared/values/phone.ts';

/** The assigned number of each demo account. */
const demoNumbers: Record<DemoName, Phone> = {
  subscriber: Phone.parse('+12185550123'),
  member: Phone.parse('+16125550124'),
};

/**
 * The pool of unassigned numbers: from the ranges reserved for fiction, elsewhere with a prefix that no subscriber has.
 * None is ever dialled.
 */
const pool: Record<string, { from: string; count: number }> = {
  US: { from: '+12125550110', count: 20 },
  CA: { from: '+16135550110', count: 5 },
  GB: { from: '+442079460110', count: 5 },
  FR: { from: '+33199000110', count: 5 },
  AU: { from: '+61255500110', count: 5 },
  ES: { from: '+34910000110', count: 5 },
  MX: { from: '+525500000110', count: 5 },
  PT: { from: '+351210000110', count: 5 },
  BR: { from: '+551130000110', count: 5 },
  JP: { from: '+81300000110', count: 5 },
  TR: { from: '+902120000110', count: 5 },
  RU: { from: '+74950000110', count: 5 },
  SA: { from: '+966110000110', count: 5 },
  AE: { from: '+97140000110', count: 5 },
  EG: { from: '+20200000110', count: 5 },
};

const poolNumbers = ({ from, count }: (typeof pool)[string]): Phone[] =>
  Array.from({ length: count }, (_, i) => Phone.parse(`+${BigInt(from.slice(1)) + BigInt(i)}`));

/** All numbers of ours: a call from one is a loop, and rejected. */
export const ownNumbers: readonly Phone[] = [
  ...Object.values(demoNumbers),
  ...Object.values(pool).flatMap(poolNumbers),
];

/** Assigns each demo account a number and fills the pool, unless an earlier start did. */
export async function seedNumbers(table: Table, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const numbers = numberStore(table);
  for (const { as, account_id } of accounts) {
    const number = demoNumbers[as];
    if (await numbers.of(number)) continue;
    await table.commit(...numbers.add(number, 'US', now));
    const [was, free] = [
      await numbers.of(number),
      (await numbers.free('US', now, 100)).find((each) => each.number === number),
    ];
    if (was && free) await table.commit(...numbers.give(was, free, account_id));
  }
  for (const [country, range] of Object.entries(pool)) {
    if (await numbers.of(Phone.parse(range.from))) continue;
    const all = poolNumbers(range);
    await retryOnConflict(() => table.commit(...all.flatMap((number) => numbers.add(number, country, now))));
  }
}

/** The number that answers for a demo account: that of its forwarding, if set up. */
export async function numberOf(table: Table, { as, account_id }: DemoAccount): Promise<Phone> {
  return (await forwardingStore(table).of(account_id))?.number ?? demoNumbers[as];
}
