import { en } from '#functions/assistant/understanding/when/words/en.ts';
import { es } from '#functions/assistant/understanding/when/words/es.ts';
import { fr } from '#functions/assistant/understanding/when/words/fr.ts';
import { pt } from '#functions/assistant/understanding/when/words/pt.ts';
import type { Words } from '#functions/assistant/understanding/when/words.ts';
import type { Language } from '#shared/values/language.ts';

export const wordsOf: Record<Language, Words> = { en, fr, ja: en, tr: en, ar: en, pt, ru: en, es };
