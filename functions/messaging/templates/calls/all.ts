import { calls as ar, mail as arMail } from '#functions/messaging/templates/ar/calls.ts';
import { calls as en, mail as enMail } from '#functions/messaging/templates/en/calls.ts';
import { calls as es, mail as esMail } from '#functions/messaging/templates/es/calls.ts';
import { calls as fr, mail as frMail } from '#functions/messaging/templates/fr/calls.ts';
import { calls as ja, mail as jaMail } from '#functions/messaging/templates/ja/calls.ts';
import { calls as pt, mail as ptMail } from '#functions/messaging/templates/pt/calls.ts';
import { calls as ru, mail as ruMail } from '#functions/messaging/templates/ru/calls.ts';
import { calls as tr, mail as trMail } from '#functions/messaging/templates/tr/calls.ts';
import type { CallMailTemplates, CallTemplates } from '#functions/messaging/templates/calls/types.ts';
import type { Language } from '#shared/values/language.ts';

/** What we write of calls, in each language. */
export const callTemplates: Record<Language, CallTemplates> = { en, fr, ja, tr, ar, pt, ru, es };
export const callMailTemplates: Record<Language, CallMailTemplates> = {
  en: enMail,
  fr: frMail,
  ja: jaMail,
  tr: trMail,
  ar: arMail,
  pt: ptMail,
  ru: ruMail,
  es: esMail,
};
