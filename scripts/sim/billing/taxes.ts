import type { Random } from '#shared/values/chance.ts';

/** A place that members pay from, as the edge reports it. */
export type Place = { country: string; region: string };

/** Prices of their own, in currencies of two, no and three decimals; taxes within and on top of the price, and none. */
export const places: readonly Place[] = [
  { country: 'DE', region: 'BY' },
  { country: 'JP', region: '13' },
  { country: 'KW', region: '' },
  { country: 'US', region: 'TX' },
  { country: 'US', region: 'OR' },
  { country: 'CA', region: 'QC' },
  { country: '', region: '' },
];

/** Every rate that may be in force at some time, by place. */
export const rates = { DE: [16, 19, 25], JP: [8, 10], 'US-TX': [6.25, 8.25], 'CA-QC': [13, 14.975] } as const;

/** What the operator sets: some prices by country, and the rates of today, of which one or the other is left out. */
export function taxSettings(random: Random): { PRICES: string; TAX_RATES: string } {
  const tens = (from: number, to: number) => random.between(from, to) * 10;
  const prices = [`DE:EUR${tens(100, 5000)}`, `JP:JPY${tens(50, 900)}`, `KW:KWD${tens(200, 2000)}`];
  const taxed = Object.entries(rates).filter(() => random.happens(0.9));
  return {
    PRICES: prices.filter(() => random.happens(0.8)).join(','),
    TAX_RATES: taxed.map(([place, percents]) => `${place}:${random.pick<number>(percents)}:Tax`).join(','),
  };
}
