import { calls as ar, mail as arMail } from '#functions/messaging/letters/calls/ar.ts';
import { calls as en, mail as enMail } from '#functions/messaging/letters/calls/en.ts';
import { calls as es, mail as esMail } from '#functions/messaging/letters/calls/es.ts';
import { calls as fr, mail as frMail } from '#functions/messaging/letters/calls/fr.ts';
import { calls as ja, mail as jaMail } from '#functions/messaging/letters/calls/ja.ts';
import { calls as pt, mail as ptMail } from '#functions/messaging/letters/calls/pt.ts';
import { calls as ru, mail as ruMail } from '#functions/messaging/letters/calls/ru.ts';
import { calls as tr, mail as trMail } from '#functions/messaging/letters/calls/tr.ts';
import type { CallMailWords, CallWords } from '#functions/messaging/letters/calls/words.ts';
import type { Language } from '#shared/values/language.ts';

/** What we write of calls, in each language. */
export const callWords: Record<Language, CallWords> = { en, fr, ja, tr, ar, pt, ru, es };
export const callMailWords: Record<Language, CallMailWords> = {
  en: enMail,
  fr: frMail,
  ja: jaMail,
  tr: trMail,
  ar: arMail,
  pt: ptMail,
  ru: ruMail,
  es: esMail,
};
