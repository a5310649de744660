import { bareHourIn } from '#functions/nlu/edits/bare-hour.ts';
import type { FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { anyTime, hasDays, windowOf, type Window } from '#functions/nlu/edits/window.ts';
import type { Setting } from '#functions/nlu/port.ts';
import { findWhens, type TimeMention } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

/** In a longer list only so many “and”s are looked at. */
const MOST_JOINTS = 12;
/** The article or preposition between two times. */
const FEW_LETTERS = 5;

/** A time in an utterance, as a window. */
export type Mention = TimeMention & { window: Window };

/** The times of the pieces between cues. */
export function mentionsBetween(
  cues: readonly FoundCue[],
  joints: readonly FoundCue[],
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
    const found = (isAfterRefusal && timesAfterWeek(piece, from)) || timesIn(piece, from, inPiece);
    mentions.push(...found);
    // “at eleven, sorry, twelve”: after a time, a number alone is an hour.
    if (!found.length && isAboutTime && mentions.length) mentions.push(...bareHour(piece, from, language, setting));
    from = Math.max(from, end);
    isAfterRefusal = all?.has('except') ?? false;
  }
  return mentions;

  /** “(not) this week next Monday at ten”: a refused week, and a day that is wanted. */
  function timesAfterWeek(piece: string, from: number): Mention[] | null {
    for (const { index = 0 } of piece.trimEnd().matchAll(/(?<=\S)\s+(?=\S)/g)) {
      const [week, ...others] = timesIn(piece.slice(0, index), from, []);
      const isWeek = week && !others.length && week.end - from >= index && week.window.first !== week.window.last;
      const rest = isWeek ? timesIn(piece.slice(index), from + index, []) : [];
      if (isWeek && rest[0] && hasDays(rest[0].window) && rest[0].index - from - index <= FEW_LETTERS)
        return [week, ...rest];
    }
    return null;
  }

  /** The times of a piece; of “Friday and after two”, or of two days that are no range, each by itself. */
  function timesIn(piece: string, from: number, joints: readonly FoundCue[]): Mention[] {
    const read = (start: number, end = from + piece.length) =>
      findWhens(piece.slice(start - from, end - from), language, setting)
        .filter(({ bridged }) => !bridged)
        .map((time) => ({
          ...time,
          index: time.index + start,
          end: time.end + start,
          window: windowOf(time, setting.zone),
        }));
    const whole = read(from);
    const found: Mention[] = [];
    let start = from;
    for (const [at, { index, end }] of joints.slice(0, MOST_JOINTS).entries()) {
      const within = whole.find((time) => time.index < end && time.end > index);
      const isRange = within && within.window.first !== within.window.last;
      if (isRange) continue;
      const before = read(start, index);
      const behind = read(end, joints[at + 1]?.index)[0];
      if (within && !areApart(before.at(-1), behind)) continue;
      found.push(...before);
      start = end;
    }
    return start === from ? whole : [...found, ...read(start)];
  }

  /** “Wednesday and Thursday” are two times, “Thursday and at three” is one; 金曜と午前中 are two. */
  function areApart(one: Mention | undefined, other: Mention | undefined) {
    return one && other && hasDays(one.window) && (hasDays(other.window) || language === 'ja');
  }
}

/** The hours that an answer names by a number alone, between its cues: “five, not four”; “nove e quinze” is one. */
export function bareHoursBetween(
  cues: readonly FoundCue[],
  text: string,
  language: Language,
  setting: Setting,
): Mention[] {
  const between = (cutting: readonly FoundCue[]) =>
    [...cutting, { index: text.length, end: text.length }].flatMap(({ index }, at) => {
      const from = cutting[at - 1]?.end ?? 0;
      return bareHour(text.slice(from, index), from, language, setting);
    });
  const whole = between(cues.filter(({ cues: all }) => !all.has('and')));
  return whole.length ? whole : between(cues);
}

function bareHour(piece: string, index: number, language: Language, setting: Setting): Mention[] {
  const hour = bareHourIn(piece, language, setting);
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
