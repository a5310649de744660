import { writeUnit } from '#frontend/lib/unit.ts';

const unit = (unit: string, value: number, locale: string, options: Intl.NumberFormatOptions = {}) =>
  writeUnit(value, unit, locale, options);

const NO_BREAK_SPACE = '\u00A0';

/** How long something took, from milliseconds; a line does not break within it. */
export const formatTook = (milliseconds: number, locale: string): string =>
  writeTook(milliseconds, locale).replaceAll(' ', NO_BREAK_SPACE);

function writeTook(milliseconds: number, locale: string): string {
  if (milliseconds >= 1000) return unit('second', milliseconds / 1000, locale, { maximumFractionDigits: 1 });
  return locale.startsWith('ar') ? inArabic(milliseconds) : unit('millisecond', milliseconds, locale);
}

/** “ملي ث” says nothing to an Arabic reader, and the long form of CLDR has no plural. */
const inArabic = (milliseconds: number) =>
  `${milliseconds} ${new Intl.PluralRules('ar').select(milliseconds) === 'few' ? 'مللي ثوانٍ' : 'مللي ثانية'}`;

/** A duration in minutes and seconds; at least one second. */
export function formatDuration(seconds: number, locale: string): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  if (minutes === 0) return unit('second', Math.max(1, rest), locale);
  const whole = unit('minute', minutes, locale);
  return rest === 0 ? whole : `${whole}${locale === 'ja' ? '' : ' '}${unit('second', rest, locale)}`;
}
