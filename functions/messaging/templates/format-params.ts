import type { CardName } from '#functions/messaging/templates/params.ts';
import { cardName } from '#shared/values/card-name.ts';
import { deviceName, passkeyName } from '#shared/values/device-name.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';
import { formatMoney, type Money } from '#shared/values/money.ts';
import { formatPhone } from '#shared/values/phone-format.ts';
import { inSentence, tidyDate } from '#shared/values/tidy-date.ts';
import { withZone, zoneName } from '#shared/values/zone-name.ts';

/** Template parameters, before or after formatting. */
export type Params = Record<string, string | number | boolean | null | Money | CardName>;

const moments = [
  'at',
  'until',
  'disown_until',
  'paid_until',
  'next_at',
  'next_try_at',
  'answer_by',
  'callback_at',
  'withdrawn_at',
  'ordered_at',
];
/** What is read from left to right within any line. */
const codes = ['number', 'credit_note', 'descriptor', 'reference', 'callback_phone'];
/** Moments by which something happens. */
const deadlines = ['until', 'disown_until', 'answer_by'];

/** Amounts, cards and moments as one reads them, by the clock of a zone; `from` and `until` of a month are its days,
 * and `day` is that of `at`, in short. */
export function formatParams(params: Params, language: Variety, readerZone: string | null): Params {
  const { at, from, until, time_zone } = params;
  const zone = typeof time_zone === 'string' ? time_zone : readerZone;
  const formatted = Object.entries(params).map(([name, value]) => [name, word(name, value, language, zone)] as const);
  const month = typeof from === 'string' && typeof until === 'string' && { days: days(from, until, language, zone) };
  const day = typeof at === 'string' && { day: shortDay(at, language, zone) };
  return { ...Object.fromEntries(formatted), ...day, ...month };
}

function word(name: string, value: Params[string], language: Variety, zone: string | null) {
  if (value === null) return null;
  if (typeof value === 'object') {
    return isolated('last4' in value ? cardName(value) : formatMoney(value, localeOf(language)), language);
  }
  if (name === 'answer_hours' && typeof value === 'number') return hours(value, language);
  if (typeof value !== 'string') return value;
  if (codes.includes(name)) return isolated(value, language);
  if (name === 'device') return deviceName(value, language);
  if (name === 'name') return passkeyName(value, language);
  if (name === 'phone') return isolated(formatPhone(value, localeOf(language)), language);
  if (!moments.includes(name)) return value;
  return deadlines.includes(name) ? deadline(moment(value, language, zone), language) : moment(value, language, zone);
}

/** Japanese has no space before a unit. */
const hours = (count: number, language: Variety) => {
  const written = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  }).format(count);
  return language === 'ja' ? written.replace(' ', '') : written;
};

/** Within Arabic, an amount or a card keeps its own direction. */
export const isolated = (text: string, language: Variety) => (language === 'ar' ? `\u2066${text}\u2069` : text);

/** By the clock of a zone, which it names as people do: “Central Time”. In UTC where the reader’s zone is unknown. */
function moment(at: string, language: Variety, zone: string | null): string {
  const shown = arabicHour(
    tidyDate(
      format(language, { dateStyle: 'long', timeStyle: 'short' }, zone).format(new Date(at)),
      localeOf(language),
    ),
  );
  const name = zone === null || isUtc(zone) ? 'UTC' : zoneName(zone, localeOf(language), at);
  return withZone(shown, name, language);
}

/** “До 24 ноября 2026 г., 23:13”: in Russian, a moment with its own preposition cannot follow “until”. */
const deadline = (shown: string, language: Variety): string =>
  language === 'ru' ? shown.replace(/ в (?=\d)/, ', ') : shown;

/** “23 نوفمبر 2026، الساعة 11:13 م”: the preposition of the runtime would follow that of the sentence. */
const arabicHour = (shown: string) => shown.replace(/ في (?=\d)/, '، الساعة ');

const isUtc = (zone: string) => /^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu|Universal)$/.test(zone);

/**
 * “Tue, Nov 24”, for a subject. Not short in Turkish, where “Ara” is December, a pause and “call”; without the weekday in
 * Spanish and in Portugal, where the month is written out and a subject has no room for more.
 */
const shortDay = (at: string, language: Variety, zone: string | null): string => {
  const width = language === 'tr' ? 'long' : 'short';
  const locale = localeOf(language);
  const weekday = language === 'es' || language === 'pt-PT' ? undefined : width;
  const date = { weekday, month: width, day: 'numeric' } as const;
  return tidyDate(format(language, inSentence(date, locale), zone).format(new Date(at)), locale);
};

function days(from: string, until: string, language: Variety, zone: string | null): string {
  const dates = format(language, { dateStyle: 'long' }, zone);
  // The Japanese ranges of the runtime are in digits: 2026/11/24～2026/12/24.
  if (language === 'ja') return `${dates.format(new Date(from))}～${dates.format(new Date(until))}`;
  return tidyDate(dates.formatRange(new Date(from), new Date(until)), localeOf(language));
}

/** Creating a formatter dominates the rendering time. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Variety, style: Intl.DateTimeFormatOptions, zone: string | null): Intl.DateTimeFormat {
  const name = `${language} ${Object.values(style).join(' ')} ${zone}`;
  const cached = formats.get(name);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: zone ?? 'UTC' });
  formats.set(name, made);
  return made;
}
