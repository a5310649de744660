/** A date that no line breaks, for a heading. A Japanese one has no spaces: it could break after its month. */
export const unbroken = (date: string): string =>
  date.replaceAll(' ', '\u00A0').replace(/(?<=\d)(?=[年月日])|(?<=[年月日])(?=[\d（])/gu, '\u2060');
