import type { Variety } from '#shared/values/language.ts';

/** In which variety of a language speech is recognised. */
export const heardAs: Record<Variety, string> = {
  en: 'en-US',
  fr: 'fr-FR',
  ja: 'ja-JP',
  tr: 'tr-TR',
  ar: 'ar-EG',
  pt: 'pt-BR',
  'pt-PT': 'pt-PT',
  ru: 'ru-RU',
  es: 'es-US',
};
