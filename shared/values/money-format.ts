/** The currencies of specification §9, as people are shown them. */
export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'AED',
  'SAR',
  'KWD',
  'QAR',
  'BHD',
  'OMR',
  'JOD',
  'EGP',
  'NZD',
  'JPY',
  'BRL',
  'ZAR',
  'TND',
  'NIS',
] as const;
export type Currency = (typeof currencies)[number];

type Money = { minor_units: number; currency: Currency };

/** NIS is what people say; ISO 4217, and so every payment provider, says ILS. */
export const isoCode = (currency: Currency) => (currency === 'NIS' ? 'ILS' : currency);

const exponents: Partial<Record<Currency, number>> = { JPY: 0, KWD: 3, BHD: 3, OMR: 3, JOD: 3, TND: 3 };

/** How many decimals the currency has: 2 but for the yen (0) and the dinars and the rial (3). */
export const exponentOf = (currency: Currency) => exponents[currency] ?? 2;

/** The amount as `locale` writes it, with all its decimals. NIS keeps its name. */
export function formatMoney({ minor_units, currency }: Money, locale: string): string {
  const text = format(currency, locale).format(minor_units / 10 ** exponentOf(currency));
  return text.replace('ILS', 'NIS');
}

/** To make one takes far longer than to use it. */
const formats = new Map<string, Intl.NumberFormat>();

function format(currency: Currency, locale: string): Intl.NumberFormat {
  const name = `${locale} ${currency}`;
  const cached = formats.get(name);
  if (cached) return cached;
  const digits = exponentOf(currency);
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: isoCode(currency),
    currencyDisplay: currency === 'NIS' ? 'code' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(name, made);
  return made;
}
