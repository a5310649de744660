import * as z from 'zod';

import { Currency, exponentOf, type Money } from '#shared/values/money.ts';

export type Price = { country: string; price: Money };
/** A rate of tax. The one of a region, US-TX, goes before the one of its country. */
export type TaxRate = { place: string; percent: number; name: string };

/** `GB:GBP1990` as a price. */
export const readPrice = (entry: string): Price => ({
  country: entry.slice(0, 2),
  price: { currency: entry.slice(3, 6) as Currency, minor_units: Number(entry.slice(6)) },
});

/** `US-TX:6.6:Sales tax` as a rate. */
export function readTaxRate(entry: string): TaxRate {
  const [place = '', percent, name = ''] = entry.split(':');
  return { place, percent: Number(percent), name: name.trim() };
}

/** A list with commas between, each entry of a form and of its own place. */
const listOf = (form: RegExp, must: string) =>
  z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((each) => each.trim() || []))
    .pipe(
      z
        .array(z.string().regex(form, must))
        .refine((list) => new Set(list.map(placeOf)).size === list.length, 'must name each place once'),
    );
const placeOf = (entry: string) => entry.split(':')[0];

/** Prices by country, each in the smallest unit of its currency. */
export const Prices = listOf(
  /^[A-Z]{2}:[A-Z]{3}\d{1,9}$/,
  'must be prices by country with commas between, such as GB:GBP1990,JP:JPY2980',
).pipe(
  z.array(
    z
      .string()
      .refine((entry) => Currency.safeParse(readPrice(entry).price.currency).success, {
        error: 'must name currencies that we charge in, such as EUR',
        abort: true,
      })
      .refine((entry) => readPrice(entry).price.minor_units > 0, 'must have prices of more than 0')
      .refine((entry) => {
        const { minor_units, currency } = readPrice(entry).price;
        return exponentOf(currency) < 3 || minor_units % 10 === 0;
      }, 'must have prices that end in 0 where a currency has three decimals, as Stripe charges them'),
  ),
);

/** Rates of tax by place, each with the name that members see. */
export const TaxRates = listOf(
  /^[A-Z]{2}(-[A-Z0-9]{1,3})?:\d{1,2}(\.\d{1,4})?:[^:]{1,40}$/,
  'must be rates of tax by place with commas between, each with its name, such as DE:19:USt,US-TX:6.25:Sales tax',
).pipe(
  z.array(
    z
      .string()
      .refine(
        (entry) => readTaxRate(entry).percent > 0,
        'must have rates of more than 0: leave out a place without tax',
      ),
  ),
);
