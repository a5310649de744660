import parsePhoneNumber from 'libphonenumber-js/min';

import { zoneOf } from '#functions/calls/callbacks/domain/caller-zone.ts';
import { isSameCountry } from '#functions/calls/dialogue/spoken-numbers.ts';
import { DAY } from '#shared/values/duration.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';
import { formatPhone } from '#shared/values/phone-format.ts';
import { type Language, languageOf, localeOf, type Variety } from '#shared/values/language.ts';

import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { clockOf } from '#functions/nlu/languages/texts.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';

const dates = new Map<string, Intl.DateTimeFormat>();

// Making a formatter takes longer than the rest of a turn.
function dateFormat(variety: Variety): Intl.DateTimeFormat {
  const cached = dates.get(variety);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat(localeOf(variety), { timeZone: 'UTC', day: 'numeric', month: 'long' });
  dates.set(variety, made);
  return made;
}

/** “January 3”. */
export const spokenDate = (day: string, variety: Variety): string =>
  dateFormat(variety).format(new Date(`${day}T00:00:00Z`));

/** Beyond this many days a weekday needs its date. */
const A_WEEK = 7;
const NOON = 720;

type Moment = { day: string; clock: string };

/** A day and a time of day, as said at `now` on the clock of `zone`: “tomorrow”, “at noon”. */
function momentOf(at: string, now: Date, zone: string, variety: Variety): Moment {
  const { time } = promptsOf[variety];
  const { day, minutes } = dayAndMinutesIn(zone, Date.parse(at));
  return {
    day: spokenDay(day, now, zone, variety),
    clock:
      minutes === NOON
        ? time.noon
        : time.at({ clock: clockOf[languageOf(variety)](Math.floor(minutes / 60), minutes % 60) }),
  };
}

/** A day as the caller hears it: “tomorrow”, “on Friday”. */
export function spokenDay(day: string, now: Date, zone: string, variety: Variety): string {
  const { time } = promptsOf[variety];
  const today = dayAndMinutesIn(zone, now.getTime()).day;
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / DAY);
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = time.weekdays[(date.getUTCDay() + 6) % 7]!;
  if (ahead >= A_WEEK) return time.date({ weekday, date: dateFormat(variety).format(date) });
  return [time.today, time.tomorrow][ahead] ?? weekday;
}

/** On whose clocks a time is said: the caller’s, and the owner’s where it differs. */
export type Clocks = {
  zone: string;
  caller_zone: string | null;
  owner: string;
  caller_number: string | null;
  owner_number: string | null;
};

/** Whether the caller is in another country, of which nobody knows which clock counts. */
const isElsewhere = ({ caller_zone, caller_number, owner_number }: Clocks): boolean =>
  caller_zone === null &&
  caller_number !== null &&
  owner_number !== null &&
  !isSameCountry(caller_number, owner_number);

/** Whether a caller who lives by another clock asked for times on the owner’s. */
function isOnOwners(at: string, clocks: Clocks): boolean {
  const { caller_number, caller_zone } = clocks;
  const home = caller_number === null || caller_zone === null ? undefined : zoneOf(caller_number);
  return home !== undefined && isSameClock(at, clocks) && !isSameClock(at, { ...clocks, caller_zone: home });
}

/** Whether a caller withholds their number, so that their clock is not known until they say one. */
const isHidden = ({ caller_zone, caller_number }: Clocks): boolean => caller_zone === null && caller_number === null;

/** A time as the caller hears it: on their own clock first. */
export const spokenTime = (at: string, now: Date, clocks: Clocks, variety: Variety): string =>
  spokenTimes([at], now, clocks, variety);

/** Times that were said on both clocks before: on the caller’s alone. */
export function spokenTimesAgain(times: readonly string[], now: Date, clocks: Clocks, variety: Variety): string {
  const { zone, caller_zone, owner } = clocks;
  const own = joined(times, now, caller_zone ?? zone, variety);
  const isTheirs = isElsewhere(clocks) || times.some((at) => isOnOwners(at, clocks));
  return isTheirs ? promptsOf[variety].time.their_clock({ time: own, owner }) : own;
}

/** Whether both clocks show the same then. */
function isSameClock(at: string, { zone, caller_zone }: Clocks): boolean {
  const [owners, callers] = [zone, caller_zone ?? zone].map((one) => dayAndMinutesIn(one, Date.parse(at)));
  return owners?.day === callers?.day && owners?.minutes === callers?.minutes;
}

/** “A or B”. Written Japanese joins with another word than spoken. */
const eitherOf = (parts: string[], variety: Variety): string =>
  variety === 'ja' ? parts.join('か') : new Intl.ListFormat(localeOf(variety), { type: 'disjunction' }).format(parts);

/**
 * One or two moments, joined by “or”, on the caller’s clock; then, once, the hours on the owner’s where it differs, or that
 * they are on the owner’s where the caller’s is not known.
 */
export function spokenTimes(times: readonly string[], now: Date, clocks: Clocks, variety: Variety): string {
  const { zone, caller_zone } = clocks;
  const isKnown = !isElsewhere(clocks) && !isHidden(clocks) && !times.some((at) => isOnOwners(at, clocks));
  return isKnown && times.every((at) => isSameClock(at, clocks))
    ? joined(times, now, caller_zone ?? zone, variety)
    : spokenWithClock(times, now, clocks, variety);
}

/** The answer to “is that my time or hers?”. */
export function clockSentence(times: readonly string[], now: Date, clocks: Clocks, variety: Variety): string {
  const said = spokenWithClock(times, now, clocks, variety);
  return `${said.charAt(0).toLocaleUpperCase(localeOf(variety))}${said.slice(1)}${variety === 'ja' ? '。' : '.'}`;
}

/** The times, and always on whose clock. */
function spokenWithClock(times: readonly string[], now: Date, clocks: Clocks, variety: Variety): string {
  const { zone, caller_zone, owner } = clocks;
  const own = joined(times, now, caller_zone ?? zone, variety);
  if (caller_zone === null || times.some((at) => isOnOwners(at, clocks)))
    return promptsOf[variety].time.their_clock({ time: own, owner });
  const hours = new Set(times.map((at) => momentOf(at, now, zone, variety).clock));
  const theirs = eitherOf([...hours], variety);
  return promptsOf[variety].time.own_clock({ time: own, theirs, owner });
}

/** Moments on one clock; the day is said once if it is the same. */
function joined(times: readonly string[], now: Date, zone: string, variety: Variety): string {
  const { time } = promptsOf[variety];
  const moments = times.map((at) => momentOf(at, now, zone, variety));
  const isOneDay = moments.every(({ day }) => day === moments[0]?.day);
  const clocks = moments.map(({ clock }) => clock);
  if (isOneDay) return time.moment({ day: moments[0]?.day ?? '', at: eitherOf(clocks, variety) });
  return eitherOf(
    moments.map(({ day, clock }) => time.moment({ day, at: clock })),
    variety,
  );
}

/** Up to how many digits are read as one number, where people say telephone numbers in twos or threes. */
const asNumbers: Partial<Record<Variety, number>> = { fr: 2, es: 2, ru: 3, tr: 3 };

/**
 * A number in the groups of its country, digit by digit, or group by group where that is the custom; without the country’s
 * code where the language is spoken there. Brazilians say “meia” for a six.
 */
export function spokenNumber(phone: string, variety: Variety): string {
  const groups = formatOf(phone, languageOf(variety)).match(/\d+/g) ?? [];
  const spoken = groups
    .flatMap((group, at) => (at > 0 ? pairsOf(group, variety) : [group]))
    .map((group) => spokenGroup(group, variety));
  return spoken.map((group) => (variety === 'pt' ? group.replaceAll('6', 'meia') : group)).join(', ');
}

function formatOf(phone: string, language: Language): string {
  const number = parsePhoneNumber(phone);
  const country = number?.country ?? number?.getPossibleCountries()[0];
  const isSpokenThere = country !== undefined && phrasesOf[language].countries.includes(country);
  return number && isSpokenThere ? number.formatNational() : formatPhone(phone, 'en');
}

/** A group that is too long for one number is said in twos, where people do that: “20 79 46 01 33”; the prefix is not. */
function pairsOf(group: string, variety: Variety): string[] {
  const isOne = group.length <= (asNumbers[variety] ?? group.length);
  return isOne || group.length % 2 ? [group] : (group.match(/../g) ?? []);
}

/** Zeros at its beginning are said one by one. */
function spokenGroup(group: string, variety: Variety): string {
  const rest = group.replace(/^0+/, '');
  const isNumber = rest.length > 0 && rest.length <= (asNumbers[variety] ?? 0);
  return isNumber ? [...'0'.repeat(group.length - rest.length), rest].join(' ') : [...group].join(' ');
}

// “his mother” is no name.
const NAME = /^[\p{Lu}\p{Lo}][\p{L}\p{M}’'. -]{0,39}$/u;

/** A name that can be repeated to the caller: short, and of letters only. */
export const spokenName = (name: { value: string; confidence: number } | null | undefined) =>
  name && name.confidence >= 0.8 && NAME.test(name.value) && name.value.split(' ').length <= 3 ? name.value : null;
