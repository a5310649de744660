import { ar } from '#functions/messaging/letters/ar.ts';
import { en } from '#functions/messaging/letters/en.ts';
import { es } from '#functions/messaging/letters/es.ts';
import { fr } from '#functions/messaging/letters/fr.ts';
import { ja } from '#functions/messaging/letters/ja.ts';
import { pt } from '#functions/messaging/letters/pt.ts';
import { ru } from '#functions/messaging/letters/ru.ts';
import { tr } from '#functions/messaging/letters/tr.ts';
import type { Words } from '#functions/messaging/letters/words.ts';
import type { Language } from '#shared/values/language.ts';

/** What we write, in each language. */
export const words: Record<Language, Words> = { en, fr, ja, tr, ar, pt, ru, es };
