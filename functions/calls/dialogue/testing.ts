import { readSpeech, type Speech } from '#functions/calls/dialogue/acts.ts';
import { begin, decide } from '#functions/calls/dialogue/decide.ts';
import type { Decision } from '#functions/calls/dialogue/draft.ts';
import type { Briefing, Dialogue, DialogueEvent } from '#functions/calls/dialogue/state.ts';
import { crisisLineFor, emergencyNumberFor } from '#functions/calls/dialogue/emergency-numbers.ts';
import {
  clockSentence,
  spokenDay,
  spokenName,
  spokenNumber,
  spokenTimes,
  spokenTimesAgain,
} from '#functions/calls/dialogue/spoken-formats.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { Understood } from '#functions/nlu/port.ts';
import { dayOf } from '#shared/values/day.ts';
import { DAY as DAY_LENGTH } from '#shared/values/duration.ts';
import type { Language, Variety } from '#shared/values/language.ts';

export const begunAt = new Date('2026-11-23T15:00:00Z');
export const freeTimes = [
  '2026-11-23T16:00:00.000Z',
  '2026-11-23T16:15:00.000Z',
  '2026-11-23T20:00:00.000Z',
  '2026-11-24T15:00:00.000Z',
];

export const briefing = (patch: Partial<Briefing> = {}): Briefing => ({
  owner: 'Anna',
  greeting: '',
  closed: null,
  voice: 'calm',
  language: 'en',
  portuguese: 'pt-BR',
  zone: 'America/New_York',
  caller_zone: null,
  is_neutral: false,
  is_unwelcome: false,
  contact_name: null,
  takes: 'all',
  is_vip: false,
  remembered_name: null,
  standing: null,
  consent: 'notice',
  can_text: true,
  caller_number: '+14155550132',
  owner_number: null,
  keeps_recordings: true,
  ...patch,
});

export const nothingUnderstood = (patch: Partial<Understood> = {}): Understood => ({
  language: 'en',
  name: null,
  reason: null,
  urgent: false,
  callback: null,
  spam: { probability: 0, signs: [] },
  ...patch,
});

/** An event of the dialogue, whose speech is not read as acts yet. */
export type TestEvent = Exclude<DialogueEvent, { t: 'said' }> | ({ t: 'said' } & Speech);

/** Reads the speech in an event as acts, then decides. */
export const step = (dialogue: Dialogue, event: TestEvent): Decision =>
  decide(dialogue, event.t === 'said' ? readSpeech(event, dialogue) : event);

export const saying = (
  text: string,
  understood: Partial<Understood> = {},
  at = begunAt,
): Extract<TestEvent, { t: 'said' }> => ({
  t: 'said',
  at,
  text,
  alternatives: [],
  confidence: 0.9,
  understood: nothingUnderstood(understood),
  free: freeTimes,
});

/** Whether a sentence is one of the product’s own, with nothing in its gaps but the owner, these times, the caller’s number and the name they gave. */
export function isOurs(
  text: string,
  language: Variety,
  { briefing, understood, number }: Dialogue,
  times: readonly string[],
  now = begunAt,
): boolean {
  if (text === briefing.greeting.trim()) return true;
  const pairs = times.flatMap((at, i) => times.slice(i + 1).map((other) => [at, other]));
  const offers = [...pairs, ...times.map((at) => [at])];
  if (offers.some((some) => text === clockSentence(some, now, briefing, language))) return true;
  const spoken = [spokenTimes, spokenTimesAgain].flatMap((say) =>
    offers.map((some) => say(some, now, briefing, language)),
  );
  const named = spokenName(understood?.name);
  return patternsOf(language, briefing, number && spokenNumber(number, language), named).some((pattern) => {
    const gap = pattern.exec(text);
    if (!gap) return false;
    const { day, time = '' } = gap.groups ?? {};
    if (day !== undefined) return isSpokenDay(day, now, briefing, language);
    const rest = spoken.reduce((remaining, one) => remaining.replaceAll(one, ''), time);
    return rest.trim().length <= 6; // “or”
  });
}

/** Whether a text is a day of the coming year, as we say it. */
function isSpokenDay(text: string, now: Date, { zone, caller_zone }: Briefing, language: Variety): boolean {
  const days = Array.from({ length: 370 }, (_, ahead) => dayOf(new Date(now.getTime() + ahead * DAY_LENGTH)));
  return days.some((day) => text === spokenDay(day, now, caller_zone ?? zone, language));
}

const patterns = new Map<string, RegExp[]>();

function patternsOf(language: Variety, briefing: Briefing, number: string | null, name: string | null): RegExp[] {
  const { owner, caller_number } = briefing;
  const key = JSON.stringify([language, owner, caller_number, number, name]);
  const made = patterns.get(key) ?? templatesOf(language, briefing, number, name);
  if (patterns.size < 5000) patterns.set(key, made);
  return made;
}

const TIME = '\u0001';
const DAY = '\u0002';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function templatesOf(
  language: Variety,
  { owner, caller_number }: Briefing,
  number: string | null,
  name: string | null,
): RegExp[] {
  const { time: _time, yes_or_no: _yes, emergency, ...sentences } = promptsOf[language];
  const slots = { owner, time: TIME, times: TIME, day: DAY, number, name };
  const rendered = (sentence: unknown): string[] => {
    if (typeof sentence === 'string') return [sentence];
    if (typeof sentence === 'object') return Object.values(sentence ?? {}).flatMap(rendered);
    const say = sentence as (all: Record<string, string | null>) => string;
    return [say(slots), say({ ...slots, name: null })];
  };
  const emergencies = (['life', 'gas', 'self'] as const).map((danger) =>
    emergency(emergencyNumberFor(caller_number), danger, crisisLineFor(caller_number)),
  );
  return [...rendered(sentences), ...emergencies].map(
    (text) => new RegExp(`^${escaped(text).replace(TIME, '(?<time>.{1,160})').replace(DAY, '(?<day>.{1,80})')}$`),
  );
}

/** A Monday at eight in New York. */
export const monday = new Date('2026-11-23T13:00:00Z');
/** Every hour from nine to five there is free until Friday of the next week, but on weekends. */
export const weekdayHours = Array.from({ length: 12 }, (_, day) => day)
  .filter((day) => ![5, 6].includes(day))
  .flatMap((day) =>
    Array.from({ length: 9 }, (_, hour) =>
      new Date(monday.getTime() + (day * 24 + hour + 1) * 3_600_000).toISOString(),
    ),
  );

/** A caller of whom name and reason are known. */
export const knownCaller = {
  name: { value: 'Dana', confidence: 0.9 },
  reason: { summary: 'boat', class: 'other', confidence: 0.9 },
} as const;

/** What comes of a call in which a caller says who they are and why, and then these sentences; a booking succeeds. */
export function callOnMonday(
  language: Language,
  lines: readonly string[],
  {
    patch = {},
    urgent = false,
    open = weekdayHours,
    reason = knownCaller.reason.summary,
  }: { patch?: Partial<Briefing>; urgent?: boolean; open?: string[]; reason?: string } = {},
): Decision {
  const said = (text: string, understood = {}) => ({
    ...saying(text, { language, urgent, ...understood }, monday),
    free: open,
  });
  const opened = begin(briefing({ language, ...patch }), monday, open);
  return lines.reduce(
    (now, text) => {
      const next = step(now.dialogue, said(text));
      const isBooked = next.effects.some((effect) => effect.do === 'book');
      return isBooked ? step(next.dialogue, { t: 'booked', at: monday, ok: true, free: open }) : next;
    },
    step(opened.dialogue, said('Dana', { ...knownCaller, reason: { ...knownCaller.reason, summary: reason } })),
  );
}
