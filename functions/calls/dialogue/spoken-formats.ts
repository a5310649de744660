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

/** Beyond this many days a weekday needs its date. */
const A_WEEK = 7;
const NOON = 720;

type Moment = { day: string; clock: string };

/** A day and a time of day, as said at `now` on the clock of `zone`: “tomorrow”, “at noon”. */
function momentOf(at: string, now: Date, zone: string, language: Language): Moment {
  const { time } = promptsOf[language];
  const today = dayAndMinutesIn(zone, now.getTime()).day;
  const { day, minutes } = dayAndMinutesIn(zone, Date.parse(at));
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / DAY);
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = time.weekdays[(date.getUTCDay() + 6) % 7]!;
  const far = () => time.date({ weekday, date: dateFormat(language).format(date) });
  const near = [time.today, time.tomorrow][ahead] ?? weekday;
  return {
    day: ahead < A_WEEK ? near : far(),
    clock: minutes === NOON ? time.noon : time.at({ clock: clockOf[language](Math.floor(minutes / 60), minutes % 60) }),
  };
}

/** On whose clocks a time is said: the caller’s, and the owner’s where it differs. */
export type Clocks = { zone: string; caller_zone: string | null; owner: string };

/** A time as the caller hears it: on their own clock first. */
export function spokenTime(at: string, now: Date, clocks: Clocks, language: Language): string {
  const { zone, caller_zone, owner } = clocks;
  const { time } = promptsOf[language];
  const said = (inZone: string) => {
    const { day, clock } = momentOf(at, now, inZone, language);
    return time.moment({ day, at: clock });
  };
  if (!caller_zone || isSameClock(at, clocks)) return said(zone);
  return time.own_clock({ time: said(caller_zone), theirs: momentOf(at, now, zone, language).clock, owner });
}

/** Whether both clocks show the same then. */
function isSameClock(at: string, { zone, caller_zone }: Clocks): boolean {
  const [owners, callers] = [zone, caller_zone ?? zone].map((one) => dayAndMinutesIn(one, Date.parse(at)));
  return owners?.day === callers?.day && owners?.minutes === callers?.minutes;
}

/** “A or B”. Written Japanese joins with another word than spoken. */
const eitherOf = (parts: string[], language: Language): string =>
  language === 'ja' ? parts.join('か') : new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(parts);

/** One or two moments, joined by “or”; the day is said once if it is the same. */
export function spokenTimes(times: readonly string[], now: Date, clocks: Clocks, language: Language): string {
  const moments = times.map((at) => momentOf(at, now, clocks.zone, language));
  const isOneDay = moments.every(({ day }) => day === moments[0]?.day);
  if (!isOneDay || !times.every((at) => isSameClock(at, clocks)))
    return eitherOf(
      times.map((at) => spokenTime(at, now, clocks, language)),
      language,
    );
  const at = eitherOf(
    moments.map(({ clock }) => clock),
    language,
  );
  return promptsOf[language].time.moment({ day: moments[0]?.day ?? '', at });
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
