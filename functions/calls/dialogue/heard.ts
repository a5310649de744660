import { switchesTo } from '#functions/calls/dialogue/language-switch.ts';
import { withoutExtensions } from '#functions/calls/dialogue/extension.ts';
import { loneWish } from '#functions/calls/dialogue/lone-wish.ts';
import { tellsOfMatter } from '#functions/calls/dialogue/matter.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { isAboutMatter, offersTime, settingOf } from '#functions/calls/dialogue/time-answer.ts';
import { mergeUnderstood } from '#functions/calls/dialogue/understood-so-far.ts';
import { isOnlyConsent } from '#functions/calls/dialogue/utterance.ts';
import { intentsIn } from '#functions/nlu/intents/index.ts';
import { isOtherLanguage } from '#functions/nlu/language/other.ts';
import type { Understood, WhenSaid } from '#functions/nlu/port.ts';
import { isLanguage, type Language } from '#shared/values/language.ts';

/** What is understood of a sentence, and the language in which the call continues. */
export type Heard = { understood: Understood; language: Language; isNewLanguage: boolean; isForeign: boolean };

const nothingRead = { name: null, reason: null, callback: null, urgent: false };

/** What a sentence is understood as: nothing in a language that is not ours, nor in a mere consent. */
export function hear(text: string, heard: Understood, dialogue: Dialogue): Heard {
  // “Да что за запись” might be another Slavic language.
  const isForeign = isOtherLanguage(text) && !intentsIn(text, dialogue.language).what_recording;
  // “Yes yes, just be quick”, to whether the call may be recorded, is no reason and nothing urgent.
  const isConsent = dialogue.step === 'consent' && isOnlyConsent(text, dialogue.language);
  const content = isForeign || isConsent ? { ...heard, ...nothingRead, language: dialogue.language } : heard;
  const spoken = isLanguage(content.language) ? content.language : dialogue.language;
  const callback = isForeign ? null : callbackIn(text, spoken, content, dialogue);
  const understood = mergeUnderstood(null, { ...content, callback, language: spoken });
  const isNewLanguage = !isConsent && switchesTo(text, dialogue.language, understood.language);
  const language = isNewLanguage ? understood.language : dialogue.language;
  return { understood, language, isNewLanguage, isForeign };
}

/** The time that the caller wishes for; none of a sentence about the matter. */
function callbackIn(text: string, language: Language, heard: Understood, dialogue: Dialogue): WhenSaid | null {
  const { callback } = heard;
  const isSaidNow = callback !== null && text.includes(callback.text);
  // “Extension 5” is no hour.
  if (isSaidNow && !withoutExtensions(text, language).includes(callback.text)) return null;
  const isMatter = offersTime(dialogue)
    ? isAboutMatter(text, language, dialogue)
    : tellsOfMatter(text, language, settingOf(dialogue), { isAnswer: false });
  if (isSaidNow && isMatter) return null;
  return callback ?? loneWish(text, language, heard, dialogue);
}
