import type { Language } from '#shared/values/language.ts';

/** A message of the catalogue, which ends without a full stop, as a sentence. */
export const asSentence = (message: string, language: Language): string => message + (language === 'ja' ? '。' : '.');
