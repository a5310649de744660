import { taxName } from '#shared/values/tax-name.ts';
import type { TaxLine } from '#shared/values/tax.ts';

/** “USt 19%”: a tax by its name, and its rate as the language writes it. */
export const taxRate = ({ name, percent }: Pick<TaxLine, 'name' | 'percent'>, locale: string): string =>
  `${taxName(name, locale)} ${new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100)}`;
