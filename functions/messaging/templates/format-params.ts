import type { CardName } from '#functions/messaging/templates/params.ts';
import { brandName } from '#shared/values/card-brand.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';
import { formatMoney, type Money } from '#shared/values/money.ts';

/** Template parameters, before or after formatting. */
export type Params = Record<string, string | number | boolean | null | Money | CardName>;

const moments = ['at', 'until', 'next_at', 'next_try_at', 'answer_by', 'callback_at'];
/** What is read from left to right within any line. */
const codes = ['number', 'descriptor', 'reference', 'callback_phone'];

/** Amounts, cards and moments as one reads them, by the clock of a zone; `from` and `until` of a month are its days. */
export function formatParams(params: Params, language: Variety, readerZone: string | null): Params {
  const { from, until, time_zone } = params;
  const zone = typeof time_zone === 'string' ? time_zone : readerZone;
  const formatted = Object.entries(params).map(([name, value]) => [name, word(name, value, language, zone)] as const);
  const month = typeof from === 'string' && typeof until === 'string' && { days: days(from, until, language, zone) };
  return { ...Object.fromEntries(formatted), ...month };
}

function word(name: string, value: Params[string], language: Variety, zone: string | null) {
  if (value === null) return null;
  if (typeof value === 'object') {
    return isolated('last4' in value ? cardName(value) : formatMoney(value, localeOf(language)), language);
  }
  if (name === 'answer_hours' && typeof value === 'number') return hours(value, language);
  if (typeof value !== 'string') return value;
  if (codes.includes(name)) return isolated(value, language);
  if (name === 'device' && language !== 'en') return deviceIn(value, language);
  return moments.includes(name) ? moment(value, language, zone) : value;
}

const hours = (count: number, language: Variety) =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(count);

/** `Firefox on Linux` without the English word. */
const deviceIn = (device: string, language: Variety) =>
  device.replace(/^(.+) on (.+)$/, language === 'ja' ? '$1（$2）' : '$1 ($2)');

const cardName = ({ brand, last4 }: CardName) => `${brandName(brand)} •••• ${last4}`;

/** Within Arabic, an amount or a card keeps its own direction. */
export const isolated = (text: string, language: Variety) => (language === 'ar' ? `\u2066${text}\u2069` : text);

/** By the clock of a zone, which it names as people do: “Central Time”. In UTC where the reader’s zone is unknown. */
function moment(at: string, language: Variety, zone: string | null): string {
  const shown = format(language, 'short', zone ?? 'UTC').format(new Date(at));
  const name = zoneName(at, language, zone);
  if (name === 'UTC') return `${shown} UTC`;
  const [before, after] = aroundZone[language] ?? [' (', ')'];
  return `${shown}${before}${name}${after}`;
}

/** Russian and Turkish sentences put the whole moment into brackets. */
const aroundZone: Partial<Record<Variety, readonly [string, string]>> = {
  ja: ['（', '）'],
  ru: [', ', ''],
  tr: [', ', ''],
};

function zoneName(at: string, language: Variety, zone: string | null): string {
  if (zone === null || isUtc(zone)) return 'UTC';
  const name = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    // The long Russian names of American zones read as those of regions: “Central America”. The short ones are cities.
    timeZoneName: language === 'ru' ? 'shortGeneric' : 'longGeneric',
  })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName');
  return name?.value ?? isolated(zone, language);
}

const isUtc = (zone: string) => /^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu|Universal)$/.test(zone);

const days = (from: string, until: string, language: Variety, zone: string | null) =>
  format(language, undefined, zone ?? 'UTC').formatRange(new Date(from), new Date(until));

/** Creating a formatter dominates the rendering time. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Variety, timeStyle?: 'short', timeZone = 'UTC'): Intl.DateTimeFormat {
  const name = `${language} ${timeStyle} ${timeZone}`;
  const cached = formats.get(name);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle, timeZone });
  formats.set(name, made);
  return made;
}
