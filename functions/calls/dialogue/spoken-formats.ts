import { formatPhone } from '#shared/values/phone-format.ts';
import { localeOf, type Language } from '#shared/values/language.ts';

import { promptsOf } from '#functions/nlu/languages/prompts.ts';

const formats = new Map<string, { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>();

// Making a formatter takes longer than the rest of a turn.
function formatsIn(zone: string, language: Language) {
  const key = `${language} ${zone}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, ...options });
  const made = {
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    // “2:30 م” cannot be read aloud.
    clock: format({ hour: 'numeric', minute: '2-digit', ...(language === 'ar' && { dayPeriod: 'long' }) }),
  };
  formats.set(key, made);
  return made;
}

/** A spoken time in `zone`: weekday, day, time. */
export function spokenTime(at: string, zone: string, language: Language): string {
  const { day, clock } = formatsIn(zone, language);
  const formatted = (format: Intl.DateTimeFormat) => format.format(new Date(at)).replace(/\s/g, ' ');
  return promptsOf[language].moment({ day: formatted(day), clock: formatted(clock) });
}

/** One or two moments, joined by “or”. */
export const spokenTimes = (times: readonly string[], zone: string, language: Language) =>
  new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(
    times.map((at) => spokenTime(at, zone, language)),
  );

/** A number digit by digit, with a pause between the groups in which its country writes it. */
export const spokenNumber = (phone: string) =>
  (formatPhone(phone).match(/\d+/g) ?? []).map((group) => [...group].join(' ')).join(', ');

// “his mother” is no name.
const NAME = /^[\p{Lu}\p{Lo}][\p{L}\p{M}’'. -]{0,39}$/u;

/** A name that can be repeated to the caller: short, and of letters only. */
export const spokenName = (name: { value: string; confidence: number } | null | undefined) =>
  name && name.confidence >= 0.8 && NAME.test(name.value) && name.value.split(' ').length <= 3 ? name.value : null;
