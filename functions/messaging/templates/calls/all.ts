import { calls as ar, mail as arMail, words as arWords } from '#functions/messaging/templates/ar/calls.ts';
import { calls as en, mail as enMail, words as enWords } from '#functions/messaging/templates/en/calls.ts';
import { calls as es, mail as esMail, words as esWords } from '#functions/messaging/templates/es/calls.ts';
import { calls as fr, mail as frMail, words as frWords } from '#functions/messaging/templates/fr/calls.ts';
import { calls as ja, mail as jaMail, words as jaWords } from '#functions/messaging/templates/ja/calls.ts';
import { calls as pt, mail as ptMail, words as ptWords } from '#functions/messaging/templates/pt/calls.ts';
import {
  calls as ptPt,
  mail as ptPtMail,
  words as ptPtWords,
} from '#functions/messaging/templates/pt/portugal-calls.ts';
import { calls as ru, mail as ruMail, words as ruWords } from '#functions/messaging/templates/ru/calls.ts';
import { calls as tr, mail as trMail, words as trWords } from '#functions/messaging/templates/tr/calls.ts';
import {
  caller,
  type CallDetails,
  type CallerWords,
  type CallMailTemplates,
  type CallTemplates,
} from '#functions/messaging/templates/calls/types.ts';
import type { Variety } from '#shared/values/language.ts';

/** What we write of calls, in each language. */
export const callTemplates: Record<Variety, CallTemplates> = { en, fr, ja, tr, ar, pt, 'pt-PT': ptPt, ru, es };
export const callMailTemplates: Record<Variety, CallMailTemplates> = {
  en: enMail,
  fr: frMail,
  ja: jaMail,
  tr: trMail,
  ar: arMail,
  pt: ptMail,
  'pt-PT': ptPtMail,
  ru: ruMail,
  es: esMail,
};

/** How each language introduces a caller. */
export const callerWords: Record<Variety, CallerWords> = {
  en: enWords,
  fr: frWords,
  ja: jaWords,
  tr: trWords,
  ar: arWords,
  pt: ptWords,
  'pt-PT': ptPtWords,
  ru: ruWords,
  es: esWords,
};

/** A caller as our texts introduce them. */
export const callerIn = (language: Variety, details: Pick<CallDetails, 'name' | 'number' | 'claim'>): string =>
  caller(details, callerWords[language]);
