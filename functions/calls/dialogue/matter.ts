import { isQuestion, isShort } from '#functions/calls/dialogue/utterance.ts';
import { cuesIn, type FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { PAUSE } from '#functions/nlu/edits/pause.ts';
import type { EditCue } from '#functions/nlu/edits/phrases.ts';
import { intentsIn } from '#functions/nlu/intents/index.ts';
import type { Setting } from '#functions/nlu/port.ts';
import { withoutAnswers } from '#functions/nlu/reason/telling.ts';
import { cuesIn as cuesAround } from '#functions/nlu/when/cues-in.ts';
import type { Cue } from '#functions/nlu/when/cues.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import type { Language } from '#shared/values/language.ts';

/** A longer turn says more than a time. */
const MOST = 300;
/** Beside a time, less than this tells of nothing. */
const FEW = { words: 1, letters: 2 };
/** So many letters a subject has. */
const NEAR = 20;
/** What speaks of the call, or of when the caller can talk. */
const wishing: readonly Cue[] = ['call', 'free', 'suits', 'vague', 'needless'];
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

/**
 * Whether a sentence tells of the matter and not of when to call: “tomorrow from ten to three they shut the water off”. A
 * time at the beginning, before a pause, is a wish: “tomorrow at ten, they come at eleven”.
 */
export function tellsOfMatter(text: string, language: Language, setting: Setting): boolean {
  const cues = cuesIn(text, language);
  const times = findWhens(text, language, setting);
  // In Turkish “between” begins like “call”.
  const isInTime = ({ index }: { index: number }) =>
    times.some((time) => !time.bridged && index >= time.index && index < time.end);
  const wishes = cuesAround(text, language, wishing).filter((cue) => !isInTime(cue));
  if (isQuestion(text) || wishes.length > 0) return false;
  // «Para Navidad …» corrects nothing.
  if (cues.some(({ cues: all, index }) => index > 0 && changing.some((cue) => all.has(cue)))) return false;
  const { wants_callback, asks_something } = intentsIn(text, language);
  if (wants_callback || asks_something) return false;
  const [first] = times;
  const isLone =
    first && isShort(text.slice(0, first.index), FEW) && PAUSE.test(text.slice(first.end).trimStart()[0] ?? '');
  if (isLone) return false;
  const isMore = !isShort(withoutAnswers(text, language, MOST).trim(), FEW);
  return cues.some(tells) || (isMore && times.length > 1 && namesHoliday(text, language));

  /** “They start at eight”, but not “when they start”. */
  function tells({ cues: all, index }: FoundCue) {
    const isWhen = ({ cues: before, end }: FoundCue) => before.has('when') && end <= index && index - end <= NEAR;
    return all.has('happens') && !cues.some(isWhen);
  }
}

/** “For Christmas we meet at ours on the twenty-sixth” */
const namesHoliday = (text: string, language: Language): boolean =>
  lexemesOf(text, lexiconFor(language)).some(({ readings }) => readings.some(({ kind }) => kind === 'holiday'));
