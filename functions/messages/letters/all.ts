import { ar } from '#functions/messages/letters/ar.ts';
import { en } from '#functions/messages/letters/en.ts';
import { es } from '#functions/messages/letters/es.ts';
import { fr } from '#functions/messages/letters/fr.ts';
import { ja } from '#functions/messages/letters/ja.ts';
import { pt } from '#functions/messages/letters/pt.ts';
import { ru } from '#functions/messages/letters/ru.ts';
import { tr } from '#functions/messages/letters/tr.ts';
import type { Words } from '#functions/messages/letters/words.ts';
import type { Language } from '#shared/values/language.ts';

/** What we write, in each language. */
export const words: Record<Language, Words> = { en, fr, ja, tr, ar, pt, ru, es };
