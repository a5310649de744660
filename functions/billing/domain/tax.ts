import type { Price, TaxRate } from '#shared/validation/price-settings.ts';
import { exponentOf, type Money } from '#shared/values/money.ts';
import type { TaxLine } from '#shared/values/tax.ts';

/** Where a visitor is, by ISO codes: DE, US-TX. Null where the edge cannot tell. */
export type Place = { country: string | null; region: string | null };

/** The list price for a visitor of a country. */
export const priceIn = (
  country: string | null,
  { prices, standard }: { prices: readonly Price[]; standard: Money },
): Money => prices.find((each) => each.country === country)?.price ?? standard;

/** The rate at a place: of its region, else of its country. Undefined where the table has none. */
export const rateAt = ({ country, region }: Place, rates: readonly TaxRate[]): TaxRate | undefined =>
  rates.find(({ place }) => place === region) ?? rates.find(({ place }) => place === country);

/** The same by a stored place, DE or US-TX. */
export const rateOf = (place: string | null | undefined, rates: readonly TaxRate[]): TaxRate | undefined =>
  place ? rateAt({ country: place.slice(0, 2), region: place }, rates) : undefined;

/** Sales taxes of the United States and Canada are added to the price. Elsewhere consumers are shown the final price. */
export const isAdded = (place: string): boolean => /^(US|CA)\b/.test(place);

/** Parts of a million: 6.6 % is 66,000. Rates have at most four decimals. */
const MILLION = 1_000_000;
const ppmOf = (percent: number) => Math.round((percent * MILLION) / 100);

/** The smallest amount that Stripe charges: ten where the currency has three decimals. */
const stepOf = ({ currency }: Money) => (exponentOf(currency) === 3 ? 10 : 1);
/** To the nearest step; a half goes up. */
const roundTo = (step: number, value: number) => Math.floor(value / step + 0.5) * step;

/** The tax within an amount that is charged. `added`: it was put on top of a price, which is the net amount again. */
export function taxWithin(amount: Money, { name, place, percent }: TaxRate, added = isAdded(place)): TaxLine {
  const net = roundTo(stepOf(amount), (amount.minor_units * MILLION) / (MILLION + ppmOf(percent)));
  return {
    name,
    place,
    percent,
    inclusive: !added,
    net: { ...amount, minor_units: net },
    tax: { ...amount, minor_units: amount.minor_units - net },
  };
}

/** What a price comes to at a rate: itself where it contains the tax, else with the tax added. */
export function totalOf(price: Money, rate: TaxRate | undefined): Money {
  if (!rate || !isAdded(rate.place)) return price;
  const tax = roundTo(stepOf(price), (price.minor_units * ppmOf(rate.percent)) / MILLION);
  return { ...price, minor_units: price.minor_units + tax };
}
