import { bareHourIn } from '#functions/nlu/edits/bare-hour.ts';
import { withContrast } from '#functions/nlu/edits/contrast.ts';
import { cuesIn, type FoundCue } from '#functions/nlu/edits/cues-in.ts';
import type { EditCue } from '#functions/nlu/edits/phrases.ts';
import { anyTime, hasDays, hasHours, narrowed, windowOf, type Window } from '#functions/nlu/edits/window.ts';
import { placedWordsIn, type PlacedWord } from '#functions/nlu/intents/placed-words.ts';
import type { Setting, WhenSaid } from '#functions/nlu/port.ts';
import { findWhens, type TimeMention } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

const choices = ['first', 'second'] as const;
/** How a caller chooses one of two offers. */
export type Choice = (typeof choices)[number];

/** What an utterance changes about the callback time. */
export type TimeEdits = {
  /** The times that the caller wants, any one of them; empty if none is named. */
  wanted: Window[];
  refused: Window[];
  choice: Choice | null;
  /** Another time than the one proposed: any, on another day, earlier or later. */
  other: 'any' | 'day' | 'sooner' | 'after' | null;
  /** Speaks of the number to call. */
  aboutNumber: boolean;
};

/** Nothing said about the time. */
export const noEdits: TimeEdits = { wanted: [], refused: [], choice: null, other: null, aboutNumber: false };

/** What the question was, and what speech understanding takes for the callback time. */
type Question = { isAboutTime: boolean; offers: number; chosen: WhenSaid | null };

/** How many words may stand between a refusal and its time; of Japanese, letters. */
const REACH = { ja: 8, others: 4 };
/** In a longer list only so many “and”s are looked at. */
const MOST_JOINTS = 12;
/** How many letters of a Japanese sentence a reason may take. */
const TOPIC_REACH = 14;
/** “not” alone refuses only what follows at once. */
const SHORT_REACH = 2;
/** Times that are as close as this are said together. */
const TOGETHER = 5;

const cuts: readonly EditCue[] = [
  'or',
  'all_but',
  'except',
  'except_before',
  'instead',
  'corrects',
  'other',
  'other_day',
  'number',
  'but',
];

/** The article or preposition between two times. */
const FEW_LETTERS = 5;

type Mention = TimeMention & { window: Window };

/** Reads what an utterance changes about the time. Refused times are cut out before the time grammar reads the rest. */
export function timeEditsIn(text: string, language: Language, setting: Setting, question: Question): TimeEdits {
  const words = placedWordsIn(text, language);
  const cues = cuesIn(text, language, words);
  const cutting = cues.filter((cue) => isCut(cue, question) && !isBeforeHour(cue));
  const has = (cue: EditCue) => cues.some(({ cues: all }) => all.has(cue));
  const joints = cues.filter(({ cues: all }) => all.has('and'));
  const mentions = mentionsBetween(cutting, joints, text, language, setting, question.isAboutTime);
  const isBare = question.isAboutTime && !mentions.length && (!has('number') || cues.some(isBeforeHour));
  const spans = withPolarity(
    isBare ? bareHoursBetween(cues, text, language, setting) : mentions,
    cues,
    words,
    language,
  );
  const relevant = question.isAboutTime ? spans : saidWith(question.chosen, spans, words);
  const kept = relevant.filter((span) => !span.isRefused && !isReason(span));
  // Of several numbers none is an hour for sure.
  const wanted = isBare && kept.slice(1).some(({ isLinked }) => !isLinked) ? [] : alternativesOf(kept);
  const isAnswer = question.isAboutTime && !wanted.length;
  return {
    wanted,
    refused: spans.flatMap(({ isRefused, mention }) => (isRefused ? [mention.window] : [])),
    choice: question.offers > 1 ? (choices.find((choice) => has(choice)) ?? null) : null,
    other: isAnswer ? otherIn(has) : null,
    aboutNumber: cues.some((cue) => cue.cues.has('number') && !isAtTime(cue)),
  };

  /** “Thursday, because on Friday I work”: a time that only gives the reason for another. */
  function isReason({ mention }: Span) {
    const because = cues.findLast(({ cues: all, end }) => all.has('because') && end <= mention.index);
    const first = spans.find((span) => !span.isRefused);
    const isOver = ({ cues: all, index }: FoundCue) =>
      index >= because!.end &&
      index < mention.index &&
      ['or', 'instead', 'corrects'].some((cue) => all.has(cue as EditCue));
    return because !== undefined && first !== undefined && first.mention.end <= because.index && !cues.some(isOver);
  }

  /** “Call me at three” is about no number. */
  function isAtTime(cue: FoundCue) {
    const { end } = cue;
    const isNext = ({ mention }: Span) =>
      mention.end > end && !/\p{L}/u.test(text.slice(end, Math.max(end, mention.index)));
    return isBeforeHour(cue) || spans.some(isNext);
  }

  /** Whether one number follows, which is an hour: a telephone number has more. */
  function isBeforeHour({ cues: all, end }: FoundCue) {
    if (!all.has('number')) return false;
    const to = cues.find(({ index }) => index >= end)?.index ?? text.length;
    return bareHourIn(text.slice(end, to), language, setting) !== null;
  }
}

const isCut = ({ cues }: FoundCue, { offers }: Question) =>
  cuts.some((cue) => cues.has(cue)) || (offers > 1 && choices.some((choice) => cues.has(choice)));

function otherIn(has: (cue: EditCue) => boolean): TimeEdits['other'] {
  if (has('other_day')) return 'day';
  if (has('sooner')) return 'sooner';
  if (has('after')) return 'after';
  return has('other') ? 'any' : null;
}

/** The times of the pieces between cues. */
function mentionsBetween(
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
function bareHoursBetween(cues: readonly FoundCue[], text: string, language: Language, setting: Setting): Mention[] {
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

/** A time with what the words around it make of it. */
type Span = {
  mention: Mention;
  isRefused: boolean;
  /** One of several, by “or” or “and”. */
  isLinked: boolean;
};

function withPolarity(
  mentions: readonly Mention[],
  cues: readonly FoundCue[],
  words: readonly PlacedWord[],
  language: Language,
): Span[] {
  const between = (from: number, to: number) =>
    words.filter(({ index, word }) => word !== '^' && index >= from && index < to).length;
  const reach = language === 'ja' ? REACH.ja : REACH.others;
  const spans = mentions.map((mention): Span => ({ mention, isRefused: false, isLinked: false }));

  for (const [at, span] of spans.entries()) {
    const previous = spans[at - 1];
    if (!previous) continue;
    const gap = cues.filter(({ index, end }) => index >= previous.mention.end && end <= span.mention.index);
    span.isLinked =
      gap.some(({ cues: all }) => all.has('or') || all.has('and')) && gap.every(({ cues: all }) => isJoint(all));
  }
  // “today no, tomorrow no”
  const end = spans.at(-1)?.mention.end ?? 0;
  const isBehindEach = cues.some((cue) => isBareNo(cue) && cue.index >= end && between(end, cue.index) === 0);
  for (const cue of cues) {
    const { cues: all, index, end, words: length } = cue;
    const next = spans.findIndex(({ mention }) => mention.index >= end);
    const last = spans.findLastIndex(({ mention }) => mention.end <= index);
    const [ahead, behind] = [
      next < 0 ? Infinity : between(end, spans[next]!.mention.index),
      last < 0 ? Infinity : between(spans[last]!.mention.end, index),
    ];
    const far = length === 1 ? SHORT_REACH : reach;
    const isBegun = index <= (words[0]?.index ?? 0);
    // “no, Thursday” names Thursday; “Thursday, no” refuses it.
    const isBare = isBareNo(cue);
    const isTopic = language === 'ja' && last >= 0 && isTopicOf(spans[last]!.mention, index);
    const isBefore =
      (behind <= (language === 'ja' ? 2 : 1) || isTopic) &&
      (isBare
        ? ahead > far || (behind === 0 && (ahead > 1 || isBehindEach || isVaguer(last, next)))
        : all.has('except_before') && !(all.has('except') && behind > ahead));
    if (isBefore) refuse(last, -1);
    // “not Tuesday, no, Wednesday”
    else if (isBare && (isBegun || (behind === 0 && spans[last]?.isRefused))) continue;
    else if (all.has('except') && ahead <= far && !isCutOff(end, next)) refuse(next, 1);
    else if (all.has('all_but') && ahead <= far) refuseDays(next);
  }
  for (const [at, { mention }] of spans.entries()) {
    const isTakenBack = spans
      .slice(0, at)
      .some(({ mention: one }, i) => isReplaced(one, spans[i + 1]!.mention) && isSameDay(one, mention));
    if (isTakenBack && at > 1) spans[at]!.isRefused = true;
  }
  return withContrast(spans);

  /** “火曜は仕入れで無理”: what is refused is the topic of its sentence, before a reason. */
  function isTopicOf({ end }: Mention, index: number) {
    const between = words.filter((word) => word.index >= end && word.index < index).map(({ word }) => word);
    return between.length <= TOPIC_REACH && /^[はもが][^^]*$/.test(between.join(''));
  }

  /** “this week no, Monday at ten”, “today no, tomorrow at ten”: the first time is vaguer, so it is the refused one. */
  function isVaguer(one: number, other: number) {
    const [before, behind] = [spans[one]!.mention.window, spans[other]!.mention.window];
    const isLong = hasDays(before) && before.first !== before.last && behind.first === behind.last;
    return isLong || (!hasHours(before) && hasHours(behind));
  }

  /** “Tuesday, sorry, Friday; Tuesday I’m at a wedding”: what was corrected is not wanted any more. */
  function isReplaced(one: Mention, next: Mention) {
    const isCorrected = cues.some(
      ({ cues: all, index, end }) => all.has('corrects') && index >= one.end && end <= next.index,
    );
    return isCorrected && hasDays(one.window) && hasDays(next.window) && !isSameDay(one, next);
  }

  /** Refuses a time, and those that are joined to it; of “any day but Friday and after two” the day alone. */
  function refuse(at: number, step: 1 | -1) {
    const isDay = hasDays(spans[at]!.mention.window);
    for (let i = at; spans[i] && (step < 0 || hasDays(spans[i]!.mention.window) === isDay); i += step) {
      spans[i]!.isRefused = true;
      const [one, other] = step > 0 ? [spans[i], spans[i + 1]] : [spans[i - 1], spans[i]];
      if (!other?.isLinked && !(one && other && isListed(one, other))) break;
    }
  }

  /** “今日明日”: days without anything between them. */
  function isListed(one: Span, other: Span) {
    const isNext = one.mention.end === other.mention.index;
    return isNext && [one, other].every(({ mention }) => hasDays(mention.window) && !hasHours(mention.window));
  }

  /** “any day but Monday and Friday between two and four”: the hours are wanted. */
  function refuseDays(at: number) {
    refuse(at, 1);
    const isKept = ({ isRefused }: Span, i: number) => i >= at && !isRefused;
    const next = spans.findIndex(isKept);
    const last = next < 0 ? spans.length - 1 : next - 1;
    const { mention } = spans[last]!;
    if (!hasDays(mention.window) || !hasHours(mention.window)) return;
    const { from, until } = mention.window;
    spans[last]!.mention = { ...mention, window: { ...mention.window, from: null, until: null } };
    spans.splice(last + 1, 0, {
      mention: { ...mention, window: { ...anyTime, from, until } },
      isRefused: false,
      isLinked: false,
    });
  }

  /** Whether the caller began anew between a refusal and the next time. */
  function isCutOff(end: number, next: number) {
    const to = spans[next]!.mention.index;
    return cues.some(
      ({ cues: all, index }) =>
        index >= end && index < to && ['instead', 'corrects', 'but'].some((cue) => all.has(cue as EditCue)),
    );
  }
}

/** “No”, which refuses what was said before it, or what comes, or corrects. */
const isBareNo = ({ cues }: FoundCue) => cues.has('corrects') && cues.has('except');

const isSameDay = (one: Mention, other: Mention) => hasDays(one.window) && one.window.first === other.window.first;

const isJoint = (cues: ReadonlySet<EditCue>) => ['or', 'and', 'keep'].some((cue) => cues.has(cue as EditCue));

/** The times that are said together with the callback time; without one, only those that are refused. */
function saidWith(chosen: WhenSaid | null, spans: readonly Span[], words: readonly PlacedWord[]): Span[] {
  const at = chosen ? spans.findLastIndex(({ mention }) => isSame(mention, chosen)) : -1;
  if (at < 0) return [];
  const near = (one: number, other: number) => {
    const [before, behind] = [spans[one]!.mention, spans[other]!.mention];
    return words.filter(({ index }) => index >= before.end && index < behind.index).length <= TOGETHER;
  };
  let [from, to] = [at, at];
  while (from > 0 && near(from - 1, from)) from--;
  while (to < spans.length - 1 && near(to, to + 1)) to++;
  return spans.slice(from, to + 1);
}

const isSame = ({ at, text }: TimeMention, chosen: WhenSaid) =>
  Date.parse(at) === Date.parse(chosen.at) || chosen.text.includes(text);

/** The alternatives that a caller names; a later time that is no alternative replaces what it names of the one before. */
function alternativesOf(spans: readonly Span[]): Window[] {
  const windows: Window[] = [];
  for (const { mention, isLinked } of spans) {
    const { window } = mention;
    const before = windows.at(-1);
    if (!before) windows.push(window);
    // “Thursdays and Mondays are full, so Friday at two”: a whole time replaces all that was named before it.
    else if (!isLinked && windows.length > 1 && hasDays(window)) windows.splice(0, windows.length, window);
    else if (!isLinked) windows.splice(-1, 1, narrowed(before, window));
    else {
      if (hasHours(window) && !hasHours(before))
        windows.splice(-1, 1, { ...before, from: window.from, until: window.until });
      windows.push(hasDays(window) ? window : narrowed(before, window));
    }
  }
  return windows;
}
