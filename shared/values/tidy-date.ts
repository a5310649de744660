import { tidyWeekday } from '#shared/values/japanese-weekday.ts';

/**
 * The parts of a date within a sentence, written out where the runtime’s short ones are for tables: “hasta el mar, 15 dic” in
 * Spanish, “até 15/12/2026” in Portugal.
 */
export function inSentence(parts: Intl.DateTimeFormatOptions, locale: string): Intl.DateTimeFormatOptions {
  if (parts.month !== 'short' || !/^(es|pt-PT)/.test(locale)) return parts;
  // In Portugal the short weekday is a word of its own: “terça”.
  return { ...parts, month: 'long', ...(parts.weekday && locale !== 'pt-PT' && { weekday: 'long' }) };
}

/**
 * A date as natives write it: without the Russian “г.” where its stop could double that of a sentence; French “1er déc. à 3 h” and
 * Brazilian “1º de dez.” for “1 déc., 03:00” and “1 de dez.”; Spanish “martes 1 de diciembre, a las 22:08”; in Portugal
 * “1 de dezembro (terça)” for “terça, 1 de dezembro”, which no preposition of a date can precede, and “1/1” or “1/1/2027” for
 * “1/01”; Japanese weekdays as in `tidyWeekday`.
 */
export function tidyDate(written: string, locale: string): string {
  if (locale === 'fr') return frenchHours(written.replace(/\b1(?=\s[a-zéû]{3})/g, '1er').replace(/,(?= \d\d?:)/, ' à'));
  if (/^es/.test(locale))
    return written
      .replace(/^(\p{L}+), (?=\d\d?\sde\s)/u, '$1 ')
      .replace(/, (?=(\d\d?):\d\d)/, (_, hour) => (Number(hour) === 1 ? ', a la ' : ', a las '));
  if (locale === 'pt-PT')
    return written
      .replace(/^(\p{L}+), (\d[\d/]*(?:\sde\s[\p{L}\d]+)*)/u, '$2 ($1)')
      .replace(/(?<![\d/])([1-9]\d?)\/0(?=\d(?!\d))/g, '$1/');
  if (locale === 'ja') return tidyWeekday(written);
  return locale === 'pt' ? written.replace(/\b1(?=\sde\s)/g, '1º') : written.replace(/\sг\.(?!\sв\s)/g, '');
}

/** “21 h 13” and “3 h”, in one piece, for “21:13” and “03:00”. */
export const frenchHours = (text: string): string =>
  text.replace(/(?<![\d:])(\d\d?):(\d\d)(?![\d:])/g, (_, hour: string, minute: string) =>
    [Number(hour), 'h', ...(minute === '00' ? [] : [minute])].join('\u00a0'),
  );
