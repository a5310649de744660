import type { TaxLine } from '#shared/values/tax.ts';

/** “USt 19%”: a tax by its configured name, and its rate as the language writes it. */
export const taxRate = ({ name, percent }: Pick<TaxLine, 'name' | 'percent'>, locale: string): string =>
  `${name} ${new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100)}`;
