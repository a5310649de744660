import type { Mention } from '#functions/nlu/edits/span.ts';
import { bareHourIn } from '#functions/nlu/edits/bare-hour.ts';
import { beforeFitting, isTaken } from '#functions/nlu/edits/aside.ts';
import type { FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { anyTime, hasDays, hasHours, isExact, windowOf } from '#functions/nlu/edits/window.ts';
import type { Setting } from '#functions/nlu/port.ts';
import { findWhens, leadingDuration, type TimeMention } from '#functions/nlu/when/find.ts';
import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import type { Kind } from '#functions/nlu/when/words.ts';
import { MINUTE } from '#shared/values/duration.ts';
import type { Language } from '#shared/values/language.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';

/** In a longer list only so many “and”s are looked at. */
const MOST_JOINTS = 12;
/** The article or preposition between two times. */
const FEW_LETTERS = 5;
/** The words at the end among which an hour may be: “at nine thirty it’s”. */
const LAST_WORDS = /(?:[^\s,،、]+\s+){0,3}[^\s,،、]+$/;
/** Beyond so many letters nobody names the hour that takes the place of a refused one. */
const SHORT_PIECE = 60;
/** So many letters stand before a reason, with the hour that it explains. */
const BEFORE_REASON = 24;
const PAUSE = /^\s*[,،、;–—-]/;
const QUARTER = 15;
/** From this minute of the day on, an hour may be one of the next morning. */
const LATE = 20 * 60;
/** What begins the second part of one time. */
const continuing: readonly Kind[] = ['until', 'to', 'past', 'minus', 'and', 'share'];

/** The times of the pieces between cues. */
export function mentionsBetween(
  cues: readonly FoundCue[],
  { joints, reasons }: Record<'joints' | 'reasons', readonly FoundCue[]>,
  text: string,
  language: Language,
  setting: Setting,
  isAboutTime: boolean,
): Mention[] {
  const mentions: Mention[] = [];
  let from = 0;
  let isAfterRefusal = false;
  for (const { index, end, cues: all } of [...cues, { index: text.length, end: text.length, cues: null }]) {
    const piece = text.slice(from, index);
    const inPiece = joints.filter((joint) => joint.index >= from && joint.end <= index);
    const apart = isAfterRefusal
      ? (timesAfterWeek(piece, from) ?? hourAndOther(piece, from) ?? hourAndDay(piece, from))
      : null;
    const found = apart ?? timesIn(piece, from, inPiece);
    mentions.push(...hourBeforeReason(piece, from, found[0]), ...found);
    // “at eleven, sorry, twelve”: after a time, a number alone is an hour.
    if (!found.length && isAboutTime && mentions.length) mentions.push(...bareHour(piece, from, language, setting));
    if (found.length && isAboutTime) mentions.push(...hourInstead(piece, from, found.at(-1)!.end - from));
    from = Math.max(from, end);
    isAfterRefusal = all?.has('except') ?? false;
  }
  return mentions;

  /** “(make it) ten because we open at half past nine”: the number before a reason. */
  function hourBeforeReason(piece: string, from: number, next: Mention | undefined): Mention[] {
    const reason = reasons.find(({ index }) => index >= from && index < from + piece.length);
    if (!isAboutTime || !reason || !next || next.index < reason.index) return [];
    const before = piece.slice(0, reason.index - from);
    return before.length <= BEFORE_REASON ? bareHour(before, from, language, setting) : [];
  }

  /** “noon I’m teaching, nine (works)”: the number at the end, after a time at which the caller is taken. */
  function hourInstead(piece: string, from: number, end: number): Mention[] {
    const rest = piece.slice(end);
    if (!isTaken(rest, language)) return [];
    const said = beforeFitting(rest, language).replace(/[\p{P}\s]+$/u, '');
    const index = said.length - (LAST_WORDS.exec(said)?.[0].length ?? 0);
    return bareHour(said.slice(index), from + end + index, language, setting);
  }

  /** “(not) this week next Monday at ten”: a refused week, and a day that is wanted. */
  function timesAfterWeek(piece: string, from: number): Mention[] | null {
    for (const index of gapsIn(piece)) {
      const [week, ...others] = timesIn(piece.slice(0, index), from, []);
      const isWeek = week && !others.length && week.end - from >= index && week.window.first !== week.window.last;
      const rest = isWeek ? timesIn(piece.slice(index), from + index, []) : [];
      if (isWeek && rest[0] && hasDays(rest[0].window) && rest[0].index - from - index <= FEW_LETTERS)
        return [week, ...rest];
    }
    return null;
  }

  /** “(not) at five, at six”, “(not) five six”: a refused hour, and the one in its place. “Not nine fifteen” is one. */
  function hourAndOther(piece: string, from: number): Mention[] | null {
    if (piece.length > SHORT_PIECE) return null;
    const [whole] = timesIn(piece, from, []);
    const minutes = (whole ?? bareHourOf(piece, from))?.window;
    const isOne = minutes !== undefined && (!isExact(minutes) || minutes.from! % QUARTER === 0);
    for (const index of gapsIn(piece)) {
      const [before, behind] = [piece.slice(0, index), piece.slice(index)];
      const isApart =
        PAUSE.test(behind) || firstWord(before) === firstWord(behind) || (whole && whole.index >= from + index);
      if ((isOne && !isApart) || goesOn(behind)) continue;
      const [one, other] = [hourIn(before, from), hourIn(behind, from + index)];
      if (one && other) return [one, other];
    }
    return null;
  }

  /** “(we’re closed) at noon, on Wednesday afternoon”: a refused hour, and after a pause a day with hours of its own. */
  function hourAndDay(piece: string, from: number): Mention[] | null {
    const index = gapsIn(piece).find((gap) => PAUSE.test(piece.slice(gap)));
    if (index === undefined || index > SHORT_PIECE) return null;
    const one = hourIn(piece.slice(0, index), from);
    const [other, ...more] = one ? timesIn(piece.slice(index), from + index, []) : [];
    return one && !hasDays(one.window) && other && hasDays(other.window) && hasHours(other.window)
      ? [one, other, ...more]
      : null;
  }

  /** “nine (to five)”, “nine (and a quarter)” */
  function goesOn(piece: string): boolean {
    const kinds = lexemesOf(piece, lexiconFor(language))[0]?.readings.map(({ kind }) => kind) ?? [];
    return kinds.some((kind) => continuing.includes(kind)) && !kinds.includes('at');
  }

  function bareHourOf(piece: string, from: number): Mention | undefined {
    return isAboutTime ? bareHour(piece, from, language, setting, true)[0] : undefined;
  }

  /** The only time of a piece, if it is an hour. */
  function hourIn(piece: string, from: number): Mention | null {
    const [time, ...others] = timesIn(piece, from, []);
    const hour = time ?? bareHourOf(piece, from);
    return hour && !others.length && isExact(hour.window) ? hour : null;
  }

  /** The times of a piece; of “Friday and after two”, or of two days that are no range, each by itself. */
  function timesIn(piece: string, from: number, joints: readonly FoundCue[]): Mention[] {
    const read = (start: number, end = from + piece.length) => {
      const part = piece.slice(start - from, end - from);
      return findWhens(part, language, setting)
        .filter(({ bridged }) => !bridged)
        .map((time) => ({
          ...time,
          index: time.index + start,
          end: time.end + start,
          window: windowOf(onAnyDay(time, part), setting.zone),
        }));
    };
    const whole = read(from);
    const found: Mention[] = [];
    let start = from;
    for (const [at, { index, end }] of joints.slice(0, MOST_JOINTS).entries()) {
      const within = whole.find((time) => time.index < end && time.end > index);
      const isRange = within && within.window.first !== within.window.last;
      if (isRange || isWithinNumber(piece, index - from, end - from)) continue;
      const before = read(start, index);
      const behind = read(end, joints[at + 1]?.index)[0];
      if (within && !areApart(before.at(-1), behind)) continue;
      found.push(...before);
      start = end;
    }
    return start === from ? whole : [...found, ...read(start)];
  }

  /** «Le vingt et un mars» is one day. */
  function isWithinNumber(piece: string, index: number, end: number): boolean {
    const read = (part: string) => lexemesOf(part, lexiconFor(language)).map(({ readings }) => readings);
    const tens = read(piece.slice(0, index)).at(-1);
    const [ones, next] = read(piece.slice(end));
    const isAmong = (readings: typeof tens, from: number, to: number) =>
      readings?.some(({ kind, value }) => kind === 'num' && Number(value) >= from && Number(value) <= to);
    const isDate = next?.some(({ kind }) => kind === 'month' || kind === 'of');
    return Boolean(isAmong(tens, 20, 30) && isAmong(ones, 1, 9) && isDate);
  }

  /** “At nine”, said at ten, is not tonight: an hour without a day is read as on a day that has not begun. */
  function onAnyDay(time: TimeMention, piece: string): TimeMention {
    const { reference, zone } = setting;
    const isLate = dayAndMinutesIn(zone, Date.parse(time.from)).minutes >= LATE;
    if (time.isDated || !isLate) return time;
    const sinceMidnight = dayAndMinutesIn(zone, reference.getTime()).minutes * MINUTE;
    const midnight = { zone, reference: new Date(reference.getTime() - sinceMidnight) };
    return (
      findWhens(piece, language, midnight).find(({ index, end }) => index === time.index && end === time.end) ?? time
    );
  }

  /** “Wednesday and Thursday” are two times, “Thursday and at three” is one; 金曜と午前中 are two. */
  function areApart(one: Mention | undefined, other: Mention | undefined) {
    return one && other && hasDays(one.window) && (hasDays(other.window) || language === 'ja');
  }
}

/** Where words of a piece end, the first of them. */
const gapsIn = (piece: string): number[] =>
  [...piece.trimEnd().matchAll(/(?<=[^\s,،、;])[\s,،、;]+(?=[^\s,،、;])/g)]
    .slice(0, MOST_JOINTS)
    .map(({ index }) => index);
const firstWord = (piece: string) => /\p{L}+/u.exec(piece)?.[0].toLowerCase() ?? null;

/** What an answer without any other time means by “half an hour”, or by bare numbers. */
export function leadOrHours(cues: readonly FoundCue[], text: string, language: Language, setting: Setting): Mention[] {
  const lead = leadingDuration(text, language, setting);
  return lead ? [{ ...lead, window: windowOf(lead, setting.zone) }] : bareHoursBetween(cues, text, language, setting);
}

/** The hours that an answer names by a number alone, between its cues: “five, not four”; “nove e quinze” is one. */
function bareHoursBetween(cues: readonly FoundCue[], text: string, language: Language, setting: Setting): Mention[] {
  const between = (cutting: readonly FoundCue[]) =>
    [...cutting, { index: text.length, end: text.length }].flatMap(({ index }, at) => {
      const from = cutting[at - 1]?.end ?? 0;
      return bareHour(text.slice(from, index), from, language, setting);
    });
  const whole = between(cues.filter(({ cues: all }) => !all.has('and')));
  return whole.length ? whole : between(cues);
}

function bareHour(piece: string, index: number, language: Language, setting: Setting, isSure = false): Mention[] {
  const hour = bareHourIn(piece, language, setting, isSure);
  if (hour === null) return [];
  const window = { ...anyTime, from: hour, until: hour };
  return [{ ...hourMention, text: piece, index, end: index + piece.length, window }];
}

const hourMention = {
  at: '',
  from: '',
  until: null,
  hours: null,
  precision: 'hour',
  isDated: false,
  bridged: 0,
} as const;
