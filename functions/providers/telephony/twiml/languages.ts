import type { Language } from '#shared/values/language.ts';

/** In which variety of a language speech is recognised. */
export const heardAs: Record<Language, string> = {
  en: 'en-US',
  fr: 'fr-FR',
  ja: 'ja-JP',
  tr: 'tr-TR',
  ar: 'ar-EG',
  pt: 'pt-BR',
  ru: 'ru-RU',
  es: 'es-US',
};
