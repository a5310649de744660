import { calls as ar } from '#functions/messages/letters/calls/ar.ts';
import { calls as en } from '#functions/messages/letters/calls/en.ts';
import { calls as es } from '#functions/messages/letters/calls/es.ts';
import { calls as fr } from '#functions/messages/letters/calls/fr.ts';
import { calls as ja } from '#functions/messages/letters/calls/ja.ts';
import { calls as pt } from '#functions/messages/letters/calls/pt.ts';
import { calls as ru } from '#functions/messages/letters/calls/ru.ts';
import { calls as tr } from '#functions/messages/letters/calls/tr.ts';
import type { CallWords } from '#functions/messages/letters/calls/words.ts';
import type { Language } from '#shared/values/language.ts';

/** What we write of calls, in each language. */
export const callWords: Record<Language, CallWords> = { en, fr, ja, tr, ar, pt, ru, es };
