import * as z from 'zod';

import { currencies } from '#shared/values/money-format.ts';

export * from '#shared/values/money-format.ts';

export const Currency = z.enum(currencies);
export type Currency = z.infer<typeof Currency>;

/** An amount in the smallest unit of its currency: cents, fils, or yen. */
export const Money = z.object({ minor_units: z.number().int(), currency: Currency });
export type Money = z.infer<typeof Money>;

/** Whether two amounts are the same; none is the same as none. */
export const isSameAmount = (one: Money | null, other: Money | null): boolean =>
  one?.minor_units === other?.minor_units && one?.currency === other?.currency;
