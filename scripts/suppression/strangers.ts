import { americanCities } from '#scripts/population/cities.ts';
import type { Address, NoiseContext } from '#scripts/suppression/noise.ts';
import type { Random } from '#shared/values/chance.ts';

export type Strangers = Pick<NoiseContext, 'newAddress' | 'newPhone' | 'newEmail'>;

/** Facts of nobody: streets that the population does not have, its unused fictional numbers, mailboxes of this check. */
export function strangersOf(chance: Random): Strangers {
  let nth = 0;
  return {
    newAddress(): Address {
      const { name, state, postalCode, country } = chance.pick(americanCities);
      const street = `${chance.between(1, 9999)} Stranger ${chance.pick(['St', 'Ave', 'Rd', 'Ln'])}`;
      return { street, city: name, state, postal_code: postalCode, country, current: true };
    },
    newPhone: () => `+4477009${String(++nth % 100_000).padStart(5, '0')}`,
    newEmail: () => `stranger-${++nth}@example.net`,
  };
}
