import { bareHourIn } from '#functions/nlu/edits/bare-hour.ts';
import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import type { Setting } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/**
 * A text without phrases about the number to call, “not this phone, it is borrowed”: scammers name numbers too, and what
 * answers our own question must not count against the caller. “Call me at” stays before an hour.
 */
export const withoutNumberTalk = (text: string, language: Language, setting: Setting): string =>
  cuesIn(text, language)
    .filter(({ cues, end }) => cues.has('number') && bareHourIn(text.slice(end), language, setting) === null)
    .reduceRight((rest, { index, end }) => `${rest.slice(0, index).trimEnd()} ${rest.slice(end).trimStart()}`, text);
