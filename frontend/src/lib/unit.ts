/** A value with its unit, such as “49 minutes”. Japanese is set without a space: 49分. */
export function writeUnit(
  value: number,
  unit: string,
  locale: string,
  options: Intl.NumberFormatOptions = { unitDisplay: 'long' },
): string {
  const written = new Intl.NumberFormat(locale, { style: 'unit', unit, ...options }).format(value);
  return locale === 'ja' ? written.replace(' ', '') : written;
}
