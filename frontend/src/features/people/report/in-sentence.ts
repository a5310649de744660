/** A title within a sentence. Abbreviations stay as they are. */
export const inSentence = (title: string, locale: string): string =>
  title === title.toLocaleUpperCase(locale) ? title : title.toLocaleLowerCase(locale);
