import type { FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { PAUSE } from '#functions/nlu/edits/pause.ts';
import { cuesIn } from '#functions/nlu/when/cues-in.ts';
import type { Language } from '#shared/values/language.ts';

/** In these languages a verb is behind its time. */
export const verbsLast: readonly Language[] = ['ja', 'tr'];
const joins = ['and', 'but', 'or'] as const;

/**
 * Whether a sentence tells when something happens, and asks for no call then: “the meeting has been moved to Friday at three,
 * and if that’s no good she can ring us”. `end`: where its last time ends.
 */
export function tellsOfEvent(cues: readonly FoundCue[], text: string, language: Language, end: number): boolean {
  const event = cues.find(({ cues: all }) => all.has('event'));
  if (!event) return false;
  const [call] = cuesIn(text, language, ['call']);
  if (!call) return true;
  const isVerbLast = verbsLast.includes(language);
  if (end < 0 || call.index < end || event.index > call.index || isVerbLast !== event.index >= end) return false;
  const from = Math.max(end, event.end);
  const isJoined = cues.some(
    ({ cues: all, index }) => index >= from && index <= call.index && joins.some((one) => all.has(one)),
  );
  return isJoined || PAUSE.test(text.slice(from, call.index));
}
