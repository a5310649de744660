import { DAY } from '#shared/values/duration.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';
import { formatPhone } from '#shared/values/phone-format.ts';
import { localeOf, type Language } from '#shared/values/language.ts';

import { clockOf } from '#functions/nlu/languages/texts.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';

const dates = new Map<string, Intl.DateTimeFormat>();

// Making a formatter takes longer than the rest of a turn.
function dateFormat(language: Language): Intl.DateTimeFormat {
  const cached = dates.get(language);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', day: 'numeric', month: 'long' });
  dates.set(language, made);
  return made;
}

/** “January 3”. */
export const spokenDate = (day: string, language: Language): string =>
  dateFormat(language).format(new Date(`${day}T00:00:00Z`));

/** Beyond this many days a weekday needs its date. */
const A_WEEK = 7;
const NOON = 720;

type Moment = { day: string; clock: string };

/** A day and a time of day, as said at `now` on the clock of `zone`: “tomorrow”, “at noon”. */
function momentOf(at: string, now: Date, zone: string, language: Language): Moment {
  const { time } = promptsOf[language];
  const { day, minutes } = dayAndMinutesIn(zone, Date.parse(at));
  return {
    day: spokenDay(day, now, zone, language),
    clock: minutes === NOON ? time.noon : time.at({ clock: clockOf[language](Math.floor(minutes / 60), minutes % 60) }),
  };
}

/** A day as the caller hears it: “tomorrow”, “on Friday”. */
export function spokenDay(day: string, now: Date, zone: string, language: Language): string {
  const { time } = promptsOf[language];
  const today = dayAndMinutesIn(zone, now.getTime()).day;
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / DAY);
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = time.weekdays[(date.getUTCDay() + 6) % 7]!;
  if (ahead >= A_WEEK) return time.date({ weekday, date: dateFormat(language).format(date) });
  return [time.today, time.tomorrow][ahead] ?? weekday;
}

/** On whose clocks a time is said: the caller’s, and the owner’s where it differs. */
export type Clocks = { zone: string; caller_zone: string | null; owner: string };

/** A time as the caller hears it: on their own clock first. */
export const spokenTime = (at: string, now: Date, clocks: Clocks, language: Language): string =>
  spokenTimes([at], now, clocks, language);

/** Times that were said on both clocks before: on the caller’s alone. */
export const spokenTimesAgain = (times: readonly string[], now: Date, clocks: Clocks, language: Language): string =>
  joined(times, now, clocks.caller_zone ?? clocks.zone, language);

/** Whether both clocks show the same then. */
function isSameClock(at: string, { zone, caller_zone }: Clocks): boolean {
  const [owners, callers] = [zone, caller_zone ?? zone].map((one) => dayAndMinutesIn(one, Date.parse(at)));
  return owners?.day === callers?.day && owners?.minutes === callers?.minutes;
}

/** “A or B”. Written Japanese joins with another word than spoken. */
const eitherOf = (parts: string[], language: Language): string =>
  language === 'ja' ? parts.join('か') : new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(parts);

/** One or two moments, joined by “or”, on the caller’s clock; then, once, the hours on the owner’s where it differs. */
export function spokenTimes(times: readonly string[], now: Date, clocks: Clocks, language: Language): string {
  const { zone, caller_zone, owner } = clocks;
  const own = joined(times, now, caller_zone ?? zone, language);
  if (times.every((at) => isSameClock(at, clocks))) return own;
  const hours = new Set(times.map((at) => momentOf(at, now, zone, language).clock));
  const theirs = eitherOf([...hours], language);
  return promptsOf[language].time.own_clock({ time: own, theirs, owner });
}

/** Moments on one clock; the day is said once if it is the same. */
function joined(times: readonly string[], now: Date, zone: string, language: Language): string {
  const { time } = promptsOf[language];
  const moments = times.map((at) => momentOf(at, now, zone, language));
  const isOneDay = moments.every(({ day }) => day === moments[0]?.day);
  const clocks = moments.map(({ clock }) => clock);
  if (isOneDay) return time.moment({ day: moments[0]?.day ?? '', at: eitherOf(clocks, language) });
  return eitherOf(
    moments.map(({ day, clock }) => time.moment({ day, at: clock })),
    language,
  );
}

/** A number in the groups of its country: digit by digit, or in pairs where its speakers say pairs. */
export function spokenNumber(phone: string, language: Language): string {
  const isPairs = language === 'fr' && /^\+33\d{9}$/.test(phone);
  if (isPairs) return `0${phone.slice(3)}`.replace(/(\d\d)(?=\d)/g, '$1 ');
  return (formatPhone(phone).match(/\d+/g) ?? []).map((group) => [...group].join(' ')).join(', ');
}

// “his mother” is no name.
const NAME = /^[\p{Lu}\p{Lo}][\p{L}\p{M}’'. -]{0,39}$/u;

/** A name that can be repeated to the caller: short, and of letters only. */
export const spokenName = (name: { value: string; confidence: number } | null | undefined) =>
  name && name.confidence >= 0.8 && NAME.test(name.value) && name.value.split(' ').length <= 3 ? name.value : null;
