import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import type { Entity, Revised, Table, Write } from '#functions/platform/table/table.ts';
import { AccountId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

/**
 * One of our numbers, assigned to one account. After its release it answers neutrally until `neutral_until`, and can
 * then be assigned again.
 */
export const OurNumber = z.object({
  number: Phone,
  country: z.string(),
  account_id: AccountId.nullable(),
  neutral_until: z.iso.datetime().nullable(),
});
export type OurNumber = z.infer<typeof OurNumber>;
const ourNumber: Entity<OurNumber> = { schema: OurNumber, key: keys.ourNumber };

const FreeNumber = z.object({ country: z.string(), number: Phone, from: z.iso.datetime() });
type FreeNumber = z.infer<typeof FreeNumber>;
const freeNumber: Entity<FreeNumber> = { schema: FreeNumber, key: keys.freeNumber };

/** The list of our numbers by country. */
const ListedNumber = z.object({ country: z.string(), number: Phone });
type ListedNumber = z.infer<typeof ListedNumber>;
const listedNumber: Entity<ListedNumber> = { schema: ListedNumber, key: keys.listedNumber };

/** Enough to reach the first number that is free already. */
const LOOKED_AT = 200;

export const numberStore = (table: Table) => ({
  of: (number: Phone) => table.get(ourNumber, keys.ourNumber({ number })),
  /** The first free numbers of a country. */
  async free(country: string, now: Date, limit = 10): Promise<Revised<FreeNumber>[]> {
    const items = await table.query(freeNumber, keys.freeNumber({ country }), LOOKED_AT);
    return items.filter(({ from }) => from <= now.toISOString()).slice(0, limit);
  },
  /** All numbers, of one country or of all, by country and number. */
  async all(country?: string): Promise<Revised<OurNumber>[]> {
    const listed = await table.query(listedNumber, keys.listedNumber({ ...(country && { country }) }));
    const numbers = await table.getAll(ourNumber, listed.map(keys.ourNumber));
    const place = (each: OurNumber) => `${each.country}#${each.number}`;
    return numbers.sort((a, b) => (place(a) < place(b) ? -1 : 1));
  },
  /** A bought number, free for now. Idempotent. */
  add: (number: Phone, country: string, now: Date): Write[] => [
    table.put(ourNumber, { number, country, account_id: null, neutral_until: null }),
    table.put(freeNumber, { country, number, from: now.toISOString() }),
    table.put(listedNumber, { country, number }),
  ],
  /** Returns a free number to the company. Fails as request.conflict if it was assigned meanwhile. */
  retire: (current: Revised<OurNumber>): Write[] => [
    table.remove(keys.ourNumber(current), current),
    table.remove(keys.freeNumber(current)),
    table.remove(keys.listedNumber(current)),
  ],
  /** Assigns a free number to an account; a race for it fails as request.conflict. */
  give: (current: Revised<OurNumber>, free: Revised<FreeNumber>, account_id: AccountId): Write[] => [
    table.put(ourNumber, { ...current, account_id, neutral_until: null }, current),
    table.remove(keys.freeNumber(free), free),
  ],
  /** Releases a number; it is free again after `until`. */
  takeBack: (current: Revised<OurNumber>, until: Date): Write[] => [
    table.put(ourNumber, { ...current, account_id: null, neutral_until: until.toISOString() }, current),
    table.derive(freeNumber, keys.freeNumber(current), {
      country: current.country,
      number: current.number,
      from: until.toISOString(),
    }),
  ],
});
