/** As a heading begins: the months and weekdays of many languages are written small. */
export const capitalized = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
