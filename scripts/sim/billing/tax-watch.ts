import { type Money, type Report, type Row, words } from '#scripts/sim/billing/row.ts';
import { rates } from '#scripts/sim/billing/taxes.ts';

type Tax = { net: Money; tax: Money; percent: number; inclusive: boolean; place: string };

/** The agreed price where tax is added to it. */
export function taxAddedTo({ tax }: Row): { net: Money; place: string } | undefined {
  const line = tax as Tax | null | undefined;
  return line && !line.inclusive ? line : undefined;
}

/** The smallest amount that can be charged in a currency. */
const stepOf = ({ currency }: Money) => (['KWD', 'BHD', 'OMR', 'JOD', 'TND'].includes(currency) ? 10 : 1);

/** What is taken is the agreed price with a tax that was the law at some time, or without one. */
export function watchAddedTax({ net, place }: { net: Money; place: string }, amount: Money, report: Report): void {
  const percents = [0, ...(rates as Record<string, readonly number[]>)[place]!];
  const isOfOne = percents.some(
    (percent) => Math.abs(amount.minor_units - net.minor_units * (1 + percent / 100)) <= stepOf(net) * 0.5001,
  );
  if (!isOfOne) report('INV-14', `${words(amount)} is ${words(net)} with the tax of no rate`);
}

/** The tax of a charge is its rate of its net amount, and both are the amount. */
export function watchTax({ tax }: Row, amount: Money, report: Report): void {
  const line = tax as Tax | null | undefined;
  if (!line) return;
  if (line.net.minor_units + line.tax.minor_units !== amount.minor_units)
    report('INV-14', `${words(line.net)} and ${words(line.tax)} of tax are not ${words(amount)}`);
  const exact = (line.net.minor_units * line.percent) / 100;
  if (Math.abs(line.tax.minor_units - exact) > stepOf(amount) * 1.0001)
    report('INV-14', `${words(line.tax)} is not ${line.percent} % of ${words(line.net)}`);
}
