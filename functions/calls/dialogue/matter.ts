import { isQuestion, isShort } from '#functions/calls/dialogue/utterance.ts';
import { datesThing, movesAppointment, namesDeadline } from '#functions/nlu/edits/appointment.ts';
import { cuesIn, type FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { tellsOfEvent } from '#functions/nlu/edits/event.ts';
import { PAUSE } from '#functions/nlu/edits/pause.ts';
import type { EditCue } from '#functions/nlu/edits/phrases.ts';
import { intentsIn } from '#functions/nlu/intents/index.ts';
import type { Setting } from '#functions/nlu/port.ts';
import { withoutAnswers } from '#functions/nlu/reason/telling.ts';
import { cuesIn as cuesAround } from '#functions/nlu/when/cues-in.ts';
import type { Cue } from '#functions/nlu/when/cues.ts';
import { findWhens, type TimeMention } from '#functions/nlu/when/find.ts';
import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import { namedClock } from '#functions/nlu/when/named-clock.ts';
import type { Language } from '#shared/values/language.ts';

/** A longer turn says more than a time. */
const MOST = 300;
/** Beside a time, less than this tells of nothing. */
const FEW = { words: 1, letters: 2 };
/** Who says more than this beside a time, and nothing about a call, tells of the matter. */
const TIME_TALK = { words: 5, letters: 14 };
/** Who begins with more than this, and not with the time, has named a subject. */
const SUBJECT = { words: 2, letters: 6 };
/** So many letters a subject has. */
const NEAR = 20;
/** What speaks of the call, or of when the caller can talk. */
const wishing: readonly Cue[] = ['call', 'free', 'suits', 'vague', 'needless'];
/** What else is said to settle a time. */
const settling: readonly Cue[] = ['earliest', 'unfit', 'busy', 'agrees', 'not', 'so'];
const changing: readonly EditCue[] = [
  'instead',
  'corrects',
  'except',
  'except_before',
  'all_but',
  'only',
  'other',
  'other_day',
  'sooner',
  'first',
  'second',
  'number',
];
const reasons: readonly EditCue[] = ['because', 'taken', 'first', 'second', 'sooner', 'after', 'corrects', 'instead'];

const has = (cues: readonly FoundCue[], some: readonly EditCue[]) =>
  cues.some(({ cues: all }) => some.some((cue) => all.has(cue)));

/** Whether a caller says that a time is none for the call: “no, that’s the time of the appointment”. */
export const deniesTime = (text: string, language: Language): boolean => has(cuesIn(text, language), ['not_call']);

/** Whether a caller asks about the times that are offered, and chooses none: “whose time is that?”, “what day is that?” */
export const asksAboutTime = (text: string, language: Language): boolean =>
  intentsIn(text, language).asks_clock || has(cuesIn(text, language), ['queries']);

/**
 * Whether a sentence tells of the matter and not of when to call: “tomorrow from ten to three they shut the water off”. A
 * time at the beginning, before a pause, is a wish: “tomorrow at ten, they come at eleven”. Of an answer to when to call, a
 * sentence that says much beside a time, and nothing about a call, is one too. While a callback is moved, `isMoving`, an
 * appointment may be that.
 */
export function tellsOfMatter(
  text: string,
  language: Language,
  setting: Setting,
  { isAnswer = true, isMoving = false }: { isAnswer?: boolean; isMoving?: boolean } = {},
): boolean {
  const cues = cuesIn(text, language);
  if (has(cues, ['not_call'])) return true;
  const times = findWhens(text, language, setting);
  if (tellsOfEvent(cues, text, language, times.at(-1)?.end ?? -1)) return true;
  if (!isMoving && tellsOfAppointment(text, language, setting, { isAnswer })) return true;
  const happens = cues.some(tells);
  if (isQuestion(text) || speaksOf(happens ? wishing.filter((c) => c !== 'suits') : wishing)) return false;
  // «Para Navidad …» corrects nothing.
  if (cues.some(({ cues: all, index }) => index > 0 && changing.some((cue) => all.has(cue)))) return false;
  const { wants_callback, asks_something } = intentsIn(text, language);
  if (wants_callback || asks_something || isLone(text, times)) return false;
  const rest = withoutAnswers(text, language, MOST).trim();
  if (happens || (!isShort(rest, FEW) && times.length > 1 && namesHoliday(text, language))) return true;
  // Nobody asked for a time yet: that of an event is no wish.
  if (!isAnswer) return times.length > 0 && cuesAround(text, language, ['event']).length > 0 && !speaksOf(['self']);
  const isOfCall = has(cues, reasons) || speaksOf(settling) || namedClock(text, language) !== null;
  const [first] = times;
  if (!first || isOfCall) return false;
  const before = withoutAnswers(text.slice(0, first.index), language, MOST).trim();
  return !isShort(rest, TIME_TALK) || !isShort(before, SUBJECT);

  function speaksOf(some: readonly Cue[]) {
    // In Turkish “between” begins like “call”. «Пусть зайдёт» asks for no call.
    const inTimes = language === 'tr' ? times.filter(({ bridged }) => !bridged) : [];
    const taken = [...inTimes, ...cues.filter(({ cues: all }) => all.has('happens'))];
    const isTaken = ({ index }: { index: number }) => taken.some((one) => index >= one.index && index < one.end);
    return cuesAround(text, language, some).some((cue) => !isTaken(cue));
  }

  /** “They start at eight”, but not “when they start”. */
  function tells({ cues: all, index }: FoundCue) {
    const isWhen = ({ cues: before, end }: FoundCue) => before.has('when') && end <= index && index - end <= NEAR;
    return (all.has('happens') || all.has('closes')) && !cues.some(isWhen);
  }
}

/**
 * Whether a time is that of an appointment, a delivery or a deadline: “can we move my appointment to Friday?”, “could the
 * delivery be on Saturday?”, “send the papers by noon”.
 */
export function tellsOfAppointment(
  text: string,
  language: Language,
  setting: Setting,
  { isAnswer } = { isAnswer: true },
): boolean {
  const times = findWhens(text, language, setting);
  const { wants_callback, asks_something } = intentsIn(text, language);
  if (wants_callback || isLone(text, times)) return false;
  if (movesAppointment(text, language, times) || namesDeadline(text, language, times)) return true;
  const cues = cuesIn(text, language);
  // “Any day but Wednesday, I teach a class then”
  if (has(cues, ['taken', 'all_but', 'because'])) return false;
  const asks = isQuestion(text) || asks_something || has(cues, ['instead', 'opens']);
  return datesThing(text, language, times, { isNext: isAnswer && !asks });
}

/** “Tomorrow at ten, …” */
function isLone(text: string, [first]: readonly TimeMention[]): boolean {
  if (!first || !isShort(text.slice(0, first.index), FEW)) return false;
  return PAUSE.test(text.slice(first.end).trimStart()[0] ?? '');
}

/** “For Christmas we meet at ours on the twenty-sixth” */
const namesHoliday = (text: string, language: Language): boolean =>
  lexemesOf(text, lexiconFor(language)).some(({ readings }) => readings.some(({ kind }) => kind === 'holiday'));
