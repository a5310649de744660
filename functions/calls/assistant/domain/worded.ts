import { reasonWords } from '#functions/calls/verdict/reason-texts.ts';
import type { Spam } from '#shared/values/call.ts';
import type { Language } from '#shared/values/language.ts';

/** A verdict with its reasons in the words of a language. */
export const withReasonTexts = (spam: Spam, language: Language): Spam => ({
  ...spam,
  reasons: spam.reasons.map((reason) => ({ ...reason, text: reasonWords(reason.code, language) ?? reason.text })),
});
