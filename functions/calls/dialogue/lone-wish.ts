import { ownerNames } from '#functions/calls/dialogue/draft.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import { isOwnersName } from '#functions/nlu/intents/owner.ts';
import type { Understood, WhenSaid } from '#functions/nlu/port.ts';
import { hasCue } from '#functions/nlu/when/cues-in.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

/** How much else there may be: words, of Japanese letters. */
const FEW = { words: 5, letters: 14 };

/** “Greg from Comcast, Thursday noon”: a day and an hour beside a name, and nothing that would happen then. */
export function loneWish(
  text: string,
  language: Language,
  { name, callback }: Understood,
  { step, briefing, begun_at }: Dialogue,
): WhenSaid | null {
  if (callback || step !== 'name') return null;
  const setting = { reference: new Date(begun_at), zone: briefing.caller_zone ?? briefing.zone };
  const [time, ...others] = findWhens(text, language, setting).filter(({ bridged }) => !bridged);
  if (!time || others.length || !time.isDated || !['hour', 'minute'].includes(time.precision)) return null;
  const isEvent = cuesIn(text, language).some(({ cues }) => cues.has('event'));
  if (isEvent || (['event', 'self'] as const).some((cue) => hasCue(text, language, cue))) return null;
  const rest = `${text.slice(0, time.index)} ${text.slice(time.end)}`.replace(name?.value ?? '', ' ');
  const words = rest
    .split(/[^\p{L}\p{M}\p{N}’']+/u)
    .filter((word) => word && !isOwnersName(word, ownerNames(briefing)));
  const isFew = language === 'ja' ? words.join('').length <= FEW.letters : words.length <= FEW.words;
  return isFew ? { text: time.text, at: time.at, precision: time.precision } : null;
}
