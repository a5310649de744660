const colons: Readonly<Record<string, string>> = { fr: '\u202f: ', ja: '：' };

/** The colon of a language, with the spaces around it. */
export const colonOf = (locale: string): string => colons[locale] ?? ': ';

/** A label and its value with the colon of the language: “Date des données : 19 sept. 2026”. */
export const labelValue = (label: string, value: string, locale: string): string => label + colonOf(locale) + value;
