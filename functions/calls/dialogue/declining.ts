import { afterYes } from '#functions/calls/dialogue/agreement.ts';
import { isBrief, isShort } from '#functions/calls/dialogue/utterance.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import { PAUSE } from '#functions/nlu/edits/pause.ts';
import { intentsIn, placesOf } from '#functions/nlu/intents/index.ts';
import type { Setting } from '#functions/nlu/port.ts';
import { hasCue } from '#functions/nlu/when/cues-in.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

/** So much may stand between a refusal and the time that it is about: “don’t call me on Friday”. */
const BESIDE = { words: 2, letters: 6 };

/**
 * Whether a caller wants no call at all: “no need to ring, the plumber comes on Tuesday at four”, but not “don’t call me
 * before ten”. The times beside it belong to the message.
 */
export function declinesCall(
  text: string,
  language: Language,
  setting: Setting,
  { wanted, refused }: TimeEdits,
): boolean {
  const places = placesOf(text, language, 'wants_no_callback');
  // “Sure, and the blue folder, no need for the red one”
  const { rest } = afterYes(text, language) ?? {};
  if (rest && !hasCue(rest, language, 'call') && !isNear(text.slice(text.length - rest.length, places[0]?.index)))
    return false;
  // In Japanese から is also “since” and “by”.
  const isSince = language !== 'ja' && hasCue(text, language, 'earliest');
  if (!places.length || isSince || intentsIn(text, language).wants_callback) return false;
  const times = findWhens(text, language, setting);
  // “Don’t ring before ten”
  const isBare = !times.length && isBrief(text) && (wanted.length > 0 || refused.length > 0);
  if (isBare && !PAUSE.test(text.slice(places[0]!.index))) return false;
  // “In half an hour, and don’t call my brother”
  const [first] = times;
  if (first && isNear(text.slice(0, first.index)) && isPause(text.slice(first.end))) return false;
  return places.some(({ index, end }) => !times.some((time) => isBeside(time.index, time.end, index, end)));

  function isBeside(from: number, to: number, index: number, end: number) {
    // Of a time before it: 「10時より前には電話しないで」, but not “he comes on Tuesday, no need to call”.
    if (to <= index) return refused.length > 0 && isNext(to, index);
    return from < end || isNext(end, from);
  }

  /** Whether little stands between, and no pause, which may be the last letter of a phrase. */
  function isNext(from: number, to: number) {
    return isNear(text.slice(from, to)) && !PAUSE.test(text.slice(Math.max(0, from - 1), to));
  }
}

const isPause = (text: string) => PAUSE.test(text.trimStart().slice(0, 1));
const isNear = (between: string) => isShort(between, BESIDE);
