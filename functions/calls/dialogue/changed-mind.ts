import type { Acts, Dialogue, Step } from '#functions/calls/dialogue/state.ts';
import { namesWhen } from '#functions/calls/dialogue/time-answer.ts';
import { namesMatter, saysMore } from '#functions/calls/dialogue/utterance.ts';
import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import type { EditCue } from '#functions/nlu/edits/phrases.ts';
import { isWithin } from '#functions/nlu/edits/window.ts';
import type { Language } from '#shared/values/language.ts';

const changing: readonly EditCue[] = ['corrects', 'instead', 'other', 'other_day'];
export const takesBack = (text: string, language: Language): boolean =>
  cuesIn(text, language).some(({ cues }) => changing.some((cue) => cues.has(cue)));

/** What is asked once a time is agreed. */
const afterBooking: readonly Step[] = ['may_text', 'message'];

/** Whether a caller who agreed to a time now wants another one. */
export function changesMind(
  text: string,
  language: Language,
  { edits, intents }: Pick<Acts, 'edits' | 'intents'>,
  dialogue: Dialogue,
): boolean {
  if (!afterBooking.includes(dialogue.step) || !edits.wanted.length) return false;
  return (
    takesBack(text, language) || (!intents.no && isNewTime(text, language, dialogue) && namesAnother(edits, dialogue))
  );
}

/** “Friday at three”, after another time was agreed; of a longer sentence, and of opening hours, the time is about something else. */
const isNewTime = (text: string, language: Language, dialogue: Dialogue): boolean =>
  namesWhen(text, language, dialogue) &&
  !saysMore(text, language) &&
  !namesMatter(text, language) &&
  !cuesIn(text, language).some(({ cues }) => cues.has('opens') || cues.has('closes'));

/** Whether all the times that are named are others than the agreed one. */
function namesAnother({ wanted }: TimeEdits, { agreed, briefing }: Dialogue): boolean {
  const zone = briefing.caller_zone ?? briefing.zone;
  return agreed !== null && wanted.every((window) => !isWithin(Date.parse(agreed.at), window, zone));
}
