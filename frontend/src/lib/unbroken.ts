/**
 * A date that no line breaks, for a heading. A Japanese one has no spaces: it could break after its month. One with the month
 * written out is too long for a line of its own on a telephone: it may break between its weekday, its day and its year.
 */
export const unbroken = (date: string): string =>
  /\sde\s\p{L}{4}/u.test(date)
    ? date.replace(/ de (?=\d{4})/, ' de\u00A0')
    : date.replaceAll(' ', '\u00A0').replace(/(?<=\d)(?=[年月日])|(?<=[年月日])(?=[\d（])/gu, '\u2060');
