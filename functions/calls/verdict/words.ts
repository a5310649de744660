import { isReasonCode, type ReasonCode } from '#functions/calls/verdict/reasons.ts';
import { ar } from '#functions/calls/verdict/words/ar.ts';
import { en } from '#functions/calls/verdict/words/en.ts';
import { es } from '#functions/calls/verdict/words/es.ts';
import { fr } from '#functions/calls/verdict/words/fr.ts';
import { ja } from '#functions/calls/verdict/words/ja.ts';
import { pt } from '#functions/calls/verdict/words/pt.ts';
import { ru } from '#functions/calls/verdict/words/ru.ts';
import { tr } from '#functions/calls/verdict/words/tr.ts';
import type { Language } from '#shared/values/language.ts';

const words: Record<Language, Record<ReasonCode, string>> = { en, fr, ja, tr, ar, pt, ru, es };

/** A reason in words; undefined for a code that is not known (any more). */
export const reasonWords = (code: string, language: Language): string | undefined =>
  isReasonCode(code) ? words[language][code] : undefined;
