import * as z from 'zod';

import { Money } from '#shared/values/money.ts';

/** The tax in an amount. `net` and `tax` add up to `gross`, which is what was charged. */
export const TaxLine = z.object({
  /** As the law of the place calls it: VAT, IVA, TVA, 消費税. */
  name: z.string().min(1).max(40),
  /** In percent, such as 20 or 7.7. */
  rate: z.number().min(0).max(100),
  net: Money,
  tax: Money,
  gross: Money,
  /** The price as agreed contains the tax. */
  is_inclusive: z.boolean(),
});
export type TaxLine = z.infer<typeof TaxLine>;
