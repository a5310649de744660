import { spamReasonsOf } from '#functions/nlu/languages/texts.ts';
import { isReasonCode } from '#functions/nlu/spam/reason-codes.ts';
import type { Language } from '#shared/values/language.ts';

/** A reason in words; undefined for a code that is not known (any more). */
export const reasonWords = (code: string, language: Language): string | undefined =>
  isReasonCode(code) ? spamReasonsOf[language][code] : undefined;
