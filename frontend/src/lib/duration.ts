import { writeUnit } from '#frontend/lib/unit.ts';

const unit = (unit: string, value: number, locale: string, options: Intl.NumberFormatOptions = {}) =>
  writeUnit(value, unit, locale, options);

/** How long something took, from milliseconds. */
export const formatTook = (milliseconds: number, locale: string): string =>
  milliseconds < 1000
    ? // “ملي ث” says nothing to an Arabic reader
      unit('millisecond', milliseconds, locale, locale.startsWith('ar') ? { unitDisplay: 'long' } : {})
    : unit('second', milliseconds / 1000, locale, { maximumFractionDigits: 1 });

/** A duration in minutes and seconds; at least one second. */
export function formatDuration(seconds: number, locale: string): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  if (minutes === 0) return unit('second', Math.max(1, rest), locale);
  const whole = unit('minute', minutes, locale);
  return rest === 0 ? whole : `${whole}${locale === 'ja' ? '' : ' '}${unit('second', rest, locale)}`;
}
