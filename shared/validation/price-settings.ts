import * as z from 'zod';

import { Currency, exponentOf } from '#shared/values/money.ts';

/** A list with commas between, without empty entries. */
const entries = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((each) => each.trim() || []));

const isOnce = <T>(list: readonly T[], key: (each: T) => string) => new Set(list.map(key)).size === list.length;

const Price = z.object({
  country: z.string(),
  price: z
    .object({
      currency: z.enum(Currency.options, 'must name a currency that we charge in, such as EUR'),
      minor_units: z.number().positive('must have prices of more than 0'),
    })
    .refine(
      ({ currency, minor_units }) => exponentOf(currency) < 3 || minor_units % 10 === 0,
      'must have prices that end in 0 where a currency has three decimals, as Stripe charges them',
    ),
});

/** Prices by country: `GB:GBP1990,JP:JPY2980`, each in the smallest unit of its currency. */
export const Prices = entries
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[A-Z]{2}:[A-Z]{3}\d{1,9}$/, 'must be prices by country with commas between, such as GB:GBP1990')
        .transform((each) => ({
          country: each.slice(0, 2),
          price: { currency: each.slice(3, 6), minor_units: Number(each.slice(6)) },
        })),
    ),
  )
  .pipe(z.array(Price).refine((list) => isOnce(list, ({ country }) => country), 'must have one price a country'));
export type Prices = z.infer<typeof Prices>;

/** A rate of tax. The one of a region, US-TX, goes before the one of its country. */
const TaxRate = z.object({
  place: z.string(),
  percent: z.number().positive('must have rates of more than 0: leave out a place without tax'),
  name: z.string(),
});
export type TaxRate = z.infer<typeof TaxRate>;

/** Rates of tax by place, each with its name: `DE:19:USt,JP:10:消費税,US-TX:6.6:Sales tax`. */
export const TaxRates = entries
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^[A-Z]{2}(-[A-Z0-9]{1,3})?:\d{1,2}(\.\d{1,4})?:[^:]{1,40}$/,
          'must be rates of tax by place with commas between, each with its name, such as DE:19:USt,US-TX:6.6:Sales tax',
        )
        .transform((each) => {
          const [place = '', percent, name = ''] = each.split(':');
          return { place, percent: Number(percent), name: name.trim() };
        }),
    ),
  )
  .pipe(z.array(TaxRate).refine((list) => isOnce(list, ({ place }) => place), 'must have one rate a place'));
