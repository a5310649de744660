import { callTemplates } from '#functions/messaging/templates/calls/all.ts';
import { shortenText } from '#functions/messaging/templates/calls/shorten.ts';
import type { CallText, CallDetails } from '#functions/messaging/templates/calls/types.ts';
import {
  type CallNote,
  type CallPurpose,
  type Claim,
  callPurposes,
  type TemplateMessage,
  type Purpose,
  type Readable,
} from '#functions/messaging/templates/params.ts';
import { dayIn } from '#shared/values/day.ts';
import { DAY } from '#shared/values/duration.ts';
import { tidyWeekday } from '#shared/values/japanese-weekday.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';
import { frenchHours } from '#shared/values/tidy-date.ts';

export type CallMessage = Extract<TemplateMessage, { purpose: CallPurpose }>;
export const isCallMessage = (message: TemplateMessage): message is CallMessage =>
  (callPurposes as readonly Purpose[]).includes(message.purpose);

/** Sentences in a row, without a space behind a full-width stop or colon. */
export const joined = (texts: readonly string[]): string => texts.join(' ').replace(/([：。])\s/g, '$1');

/** A call message as one text. */
export const callText = (message: CallMessage, now: Date): string =>
  shortenText((details) => joined(sentences(message, details)), detailsOf(message, now));

/** The same for the screen of a locked phone: a title, and what follows it. What a link leads to, it opens. */
export function callPush(message: CallMessage, now: Date): { subject: string; text: string } {
  const [subject = '', ...rest] = sentences(message, { ...detailsOf(message, now), link: '' });
  return { subject: subject.replace(/\s*[:：]$/, ''), text: joined(rest) };
}

export const sentences = (message: CallMessage, details: CallDetails): string[] =>
  callTemplates[message.language][textOf(message)](details).filter(Boolean);

function textOf({ purpose, params }: CallMessage): CallText {
  if (purpose === 'missed-call') return params.detail === 'private' ? 'private' : purpose;
  if (purpose === 'callback-moved' || purpose === 'callback-cancelled') return `${purpose} ${params.reader}`;
  return purpose;
}

type OptionalParams = Partial<Omit<TemplateParams, 'when'>> & { when?: Readable | null };
type TemplateParams = {
  detail: 'private' | 'name' | 'full';
  name: string | null;
  from: string | null;
  extension: string | null;
  withheld: boolean;
  wish: string | null;
  claim: Claim;
  urgent: boolean;
  note: CallNote;
  verdict: string;
  has_message: boolean;
  other_number: boolean;
  count: number;
  number: string;
  about: string | null;
  deadline: string | null;
  word: string;
  undo: string;
  link: string;
};

/** As much of it as the owner wants to be read over their shoulder. */
export function detailsOf({ purpose, params, language }: CallMessage, now: Date): CallDetails {
  const {
    detail = 'full',
    name,
    from,
    number,
    extension,
    about,
    deadline,
    word,
    when,
    wish,
    undo,
    link,
    count,
    ...call
  } = params as OptionalParams;
  const isAll = detail === 'full';
  return {
    claim: call.claim ?? 'known',
    isUrgent: call.urgent ?? false,
    isReport: purpose === 'missed-call',
    isDoubtful: call.verdict === 'suspicious',
    note: call.note ?? null,
    hasMessage: call.has_message ?? false,
    hasOtherNumber: isAll && (call.other_number ?? false),
    count: count === undefined ? '' : String(count),
    name: detail === 'private' ? '' : name || (isAll ? '' : (number ?? '')),
    from: isAll ? (from ?? '') : '',
    number: isAll ? (number ?? '') : '',
    isWithheld: isAll && (call.withheld ?? false),
    extension: isAll ? (extension ?? '') : '',
    about: isAll ? (about ?? '') : '',
    deadline: isAll ? (deadline ?? '') : '',
    word: isAll ? (word ?? '') : '',
    when: when ? shortly(when, language, now) : '',
    wish: isAll && !when ? (wish ?? '') : '',
    undo: undo ?? '',
    link: link ?? '',
  };
}

/** A moment in few letters, `Tue 2:30 PM`; with its date where the weekday could be another week’s. */
function shortly({ at, tz, names_zone = false, other_tz }: Readable, language: Variety, now: Date): string {
  const isFar = Date.parse(at) - now.getTime() > 5.5 * DAY;
  const day = isFar ? ({ month: 'short', day: 'numeric' } as const) : ({ weekday: 'short' } as const);
  const here = clock({ at, zone: tz, names_zone }, day, language);
  if (!other_tz) return here;
  const isOtherDay = dayIn(tz, new Date(at)) !== dayIn(other_tz, new Date(at));
  return `${here} (${clock({ at, zone: other_tz, names_zone: true }, isOtherDay ? day : {}, language)})`;
}

type Clock = { at: string; zone: string; names_zone: boolean };

function clock({ at, zone, names_zone }: Clock, day: Intl.DateTimeFormatOptions, language: Variety): string {
  const time = { hour: 'numeric', minute: '2-digit', ...(names_zone && { timeZoneName: 'short' as const }) } as const;
  const format = new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, ...day, ...time });
  const text = format.format(new Date(at)).replace(/\s/g, ' ').replace('−', '-').replace('غرينتش', 'GMT');
  return asWritten[language]?.(text) ?? text;
}

const portugueseHours = (text: string) =>
  text.replace(/(\d{1,2}):(\d\d)/, (_, hour, minute) => (minute === '00' ? `${hour}h` : `${hour}h${minute}`));

/** Times as people write them by hand: 3 PM, 15 h 30, 15h30. */
const asWritten: Partial<Record<Variety, (text: string) => string>> = {
  en: (text) => text.replace(/:00(?= [AP]M)/, '').replace(/^(\p{L}+), (?=\d)/u, '$1 '),
  fr: frenchHours,
  ja: tidyWeekday,
  es: (text) => text.replace(/^(\p{L}+), (?=\d)/u, '$1 '),
  pt: portugueseHours,
  'pt-PT': portugueseHours,
};
