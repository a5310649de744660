import { en } from '#functions/assistant/understanding/when/words/en.ts';
import type { Words } from '#functions/assistant/understanding/when/words.ts';
import type { Language } from '#shared/values/language.ts';

export const wordsOf: Record<Language, Words> = { en, fr: en, ja: en, tr: en, ar: en, pt: en, ru: en, es: en };
