import type { Span } from '#functions/nlu/edits/span.ts';
import { withoutAmounts } from '#functions/nlu/edits/amounts.ts';
import { withAbsence, withoutOpening, withTaken } from '#functions/nlu/edits/aside.ts';
import { leadOrHours, mentionsBetween } from '#functions/nlu/edits/mentions.ts';
import { withPolarity } from '#functions/nlu/edits/polarity.ts';
import { isOfThing } from '#functions/nlu/edits/appointment.ts';
import { withAnyBut } from '#functions/nlu/edits/any-but.ts';
import { bareHourIn } from '#functions/nlu/edits/bare-hour.ts';
import { cuesIn, type FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { tellsOfEvent } from '#functions/nlu/edits/event.ts';
import { waitIn } from '#functions/nlu/edits/wait.ts';
import { withoutPause } from '#functions/nlu/edits/without-pause.ts';
import { withOnly } from '#functions/nlu/edits/only.ts';
import type { EditCue } from '#functions/nlu/edits/phrases.ts';
import { afterSix, hasDays, hasHours, isExact, isFar, narrowed, type Window } from '#functions/nlu/edits/window.ts';
import { placedWordsIn, type PlacedWord } from '#functions/nlu/intents/placed-words.ts';
import type { Setting, WhenSaid } from '#functions/nlu/port.ts';
import { findWhens, type TimeMention } from '#functions/nlu/when/find.ts';
import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
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
  /** “Thursday at the same time”: the hour that was read back, on another day. */
  sameHour?: boolean;
  /** Speaks of the number to call. */
  aboutNumber: boolean;
};

/** Nothing said about the time. */
export const noEdits: TimeEdits = { wanted: [], refused: [], choice: null, other: null, aboutNumber: false };

/** What the question was, and what speech understanding takes for the callback time. */
type Question = {
  isAboutTime: boolean;
  offers: number;
  chosen: WhenSaid | null;
  /** The day that was read back. */
  proposed?: string | null;
};

/** How far behind a number its month is. */
const MONTH = 20;
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

/** Reads what an utterance changes about the time. Refused times are cut out before the time grammar reads the rest. */
export function timeEditsIn(said: string, language: Language, setting: Setting, question: Question): TimeEdits {
  const text = withoutAmounts(said, language, setting);
  const words = placedWordsIn(text, language);
  const cues = withAnyBut(cuesIn(text, language, words), text, language, setting)
    .filter((cue) => !cue.cues.has('measure') && !cue.cues.has('label') && !isDate(cue, text, language))
    .map((cue) => withoutPause(cue, text));
  const isAboutNumber = cues.some(({ cues: all }) => all.has('number'));
  const lastTime = findWhens(text, language, setting).at(-1)?.end ?? -1;
  if (tellsOfEvent(cues, text, language, lastTime)) return { ...noEdits, aboutNumber: isAboutNumber };
  const wait = question.isAboutTime ? waitIn(text, language, setting) : null;
  if (wait) return { ...noEdits, wanted: [wait], aboutNumber: isAboutNumber };
  const cutting = cues.filter((cue) => isCut(cue, question) && !isBeforeHour(cue));
  const has = (cue: EditCue) => cues.some(({ cues: all }) => all.has(cue));
  const joints = cues.filter(({ cues: all }) => all.has('and'));
  const reasons = cues.filter(({ cues: all }) => all.has('because') || all.has('opens') || all.has('closes'));
  const mentions = mentionsBetween(cutting, { joints, reasons }, text, language, setting, question.isAboutTime);
  const isBare = question.isAboutTime && !mentions.length && (!has('number') || cues.some(isBeforeHour));
  const times = isBare ? leadOrHours(cues, text, language, setting) : mentions;
  const polar = withPolarity(times, cues, words, language, text);
  const heard = withTaken(withoutOpening(polar, cues, text, language), text, language);
  const present = question.isAboutTime ? withAbsence(heard, cues, text, language) : heard;
  const spans = withOnly(present, cues, language, text);
  const relevant = question.isAboutTime ? spans : saidWith(question.chosen, spans, words);
  const kept = withoutProposed(
    withoutThings(relevant).filter(
      (span) => !span.isRefused && !isReason(span) && !isFar(span.mention.window, setting.reference),
    ),
  );
  const isUnclear = isBare && kept.slice(1).some(({ isLinked }) => !isLinked);
  // Of several numbers none is an hour for sure, unless the last one is preferred: “nine is too early, ten”.
  const isAmbiguous = isUnclear && !isPreferred(kept.at(-1)!);
  const named = isAmbiguous ? [] : alternativesOf(isUnclear ? kept.slice(-1) : kept, language);
  const isEvening = has('after') && kept.length === 1 && !namesHalf(kept[0]!.mention.text, language);
  const wanted = isEvening ? named.map(afterSix) : named;
  const isAnswer = question.isAboutTime && !wanted.length;
  return {
    wanted,
    refused: spans.flatMap(({ isRefused, mention }) =>
      isRefused && !wanted.some((one) => isAmong(one, mention.window)) ? [mention.window] : [],
    ),
    // «Попозже, часов в пять» names its own hour.
    choice: question.offers > 1 && !wanted.some(hasHours) ? (choices.find(isChosen) ?? null) : null,
    other: isAnswer ? otherIn(has) : null,
    ...(has('same') && !wanted.some(hasHours) && { sameHour: true }),
    aboutNumber: cues.some((cue) => cue.cues.has('number') && !isAtTime(cue)),
  };

  /** Whether one of two offers is chosen, and not refused: “not the first”. */
  function isChosen(choice: Choice) {
    // Verbs that refuse come last: “cuma olmasın da ilk saat” chooses the first.
    const isBefore = language !== 'tr' && language !== 'ja';
    const isRefused = ({ index, end }: FoundCue) =>
      cues.some(({ cues: all, ...no }) => {
        const isBehind = all.has('except_before');
        const between = isBehind ? text.slice(end, no.index) : text.slice(no.end, index);
        const isNext = isBehind ? no.index >= end : isBefore && all.has('except') && no.end <= index;
        return isNext && !/\p{L}/u.test(between);
      });
    return cues.some((cue) => cue.cues.has(choice) && !isRefused(cue));
  }

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

  /** “Call me on Thursday at ten about Friday’s delivery”: beside the chosen time, that of a thing is none to wish for. */
  function withoutThings(times: Span[]): Span[] {
    const { chosen } = question;
    const isChosen = ({ mention }: Span) => chosen !== null && chosen.text.includes(mention.text);
    return times.some(isChosen) && !has('corrects')
      ? times.filter((span) => isChosen(span) || !isOfThing(text, language, span.mention))
      : times;
  }

  /** “On Wednesday, I said, on Tuesday I feed the octopus”: after another day, the one that was read back is none to wish for. */
  function withoutProposed(times: Span[]): Span[] {
    const [before, last] = times.slice(-2);
    const { proposed } = question;
    if (!proposed || !before || !last || last.isLinked || last.mention.window.first !== proposed) return times;
    const isOther = hasDays(before.mention.window) && before.mention.window.first !== proposed;
    const isCorrected = cues.some(
      ({ cues: all, index }) =>
        index >= before.mention.end &&
        index < last.mention.index &&
        (['or', 'instead', 'corrects', 'but'] as const).some((cue) => all.has(cue)),
    );
    return isOther && !isCorrected ? times.slice(0, -1) : times;
  }

  function isPreferred({ mention }: Span) {
    const [first] = spans;
    const isBetween = ({ index, end }: FoundCue) => index > first!.mention.index && end <= mention.end;
    const preferring: readonly EditCue[] = ['instead', 'sooner', 'after'];
    return cues.some((cue) => isBetween(cue) && preferring.some((one) => cue.cues.has(one)));
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

/** Whether an hour that is wanted lies in a longer time: “I don’t open till noon, noon is fine”. */
const isAmong = (wanted: Window, refused: Window): boolean =>
  isExact(wanted) &&
  !isExact(refused) &&
  hasHours(refused) &&
  (!hasDays(refused) || wanted.first === refused.first) &&
  wanted.from! >= (refused.from ?? 0) &&
  wanted.from! <= (refused.until ?? 1440);

/** “The second of December” chooses none of two offers. */
function isDate({ cues, end }: FoundCue, text: string, language: Language): boolean {
  if (!choices.some((choice) => cues.has(choice))) return false;
  const behind = lexemesOf(text.slice(end, end + MONTH), lexiconFor(language)).slice(0, 2);
  const [first, second] = behind.map(({ readings }) => readings.map(({ kind }) => kind));
  return Boolean(first?.includes('month') || (first?.includes('of') && second?.includes('month')));
}

/** Whether a time says which half of the day it means. */
const namesHalf = (text: string, language: Language): boolean =>
  lexemesOf(text, lexiconFor(language)).some(({ readings }) =>
    readings.some(({ kind }) => kind === 'part' || kind === 'meridiem'),
  );

const isCut = ({ cues }: FoundCue, { offers }: Question) =>
  cuts.some((cue) => cues.has(cue)) || (offers > 1 && choices.some((choice) => cues.has(choice)));

function otherIn(has: (cue: EditCue) => boolean): TimeEdits['other'] {
  if (has('other_day')) return 'day';
  if (has('sooner')) return 'sooner';
  if (has('after')) return 'after';
  return has('other') ? 'any' : null;
}

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
function alternativesOf(spans: readonly Span[], language: Language): Window[] {
  const windows: Window[] = [];
  for (const [at, { mention, isLinked }] of spans.entries()) {
    const { window } = mention;
    const before = windows.at(-1);
    if (!before) windows.push(window);
    // “Thursdays and Mondays are full, so Friday at two”: a whole time replaces all that was named before it.
    else if (!isLinked && windows.length > 1 && hasDays(window)) windows.splice(0, windows.length, window);
    else if (!isLinked) windows.splice(-1, 1, narrowed(before, window));
    else {
      // “Tuesday, Wednesday or Friday at eleven”
      const linked = spans.slice(0, at).findLastIndex((span) => !span.isLinked);
      if (hasHours(window) && !hasHours(before))
        for (let i = Math.max(0, windows.length - (at - linked)); i < windows.length; i++)
          if (!hasHours(windows[i]!)) windows[i] = { ...windows[i]!, from: window.from, until: window.until };
      const { from, until } = before;
      const isShared = !hasHours(window) && !isExact(before) && endsWithDay(spans[at - 1]!.mention.text, language);
      if (isShared) windows.push({ ...window, from, until });
      else windows.push(hasDays(window) ? window : narrowed(before, window));
    }
  }
  return windows;
}

/** “After three today (or tomorrow)” names its hours for both days. */
const endsWithDay = (text: string, language: Language): boolean =>
  lexemesOf(text, lexiconFor(language))
    .at(-1)
    ?.readings.some(({ kind }) => kind === 'day' || kind === 'weekday') ?? false;
