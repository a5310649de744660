/** A change of a number, with its sign: +5, −1, 0. */
export const signed = (change: number, locale: string): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(change).replace('-', '−');
