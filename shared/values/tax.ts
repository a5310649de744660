import * as z from 'zod';

import { Money } from '#shared/values/money.ts';

/**
 * The tax of one amount. `net` and `tax` add up to what is charged. `inclusive`: the price contains it; otherwise it is
 * added to the price.
 */
export const TaxLine = z.object({
  /** As the seller calls it: VAT, USt, 消費税. */
  name: z.string(),
  /** Country, or country and region by ISO 3166-2: DE, US-TX. */
  place: z.string(),
  percent: z.number(),
  inclusive: z.boolean(),
  net: Money,
  tax: Money,
});
export type TaxLine = z.infer<typeof TaxLine>;
