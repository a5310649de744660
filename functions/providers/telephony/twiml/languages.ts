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

type Voice = { language: string; calm: string; bright: string; low: string };

/** Amazon Polly’s voices at the provider, and their tags. */
const voices: Record<Language, Voice> = {
  en: { language: 'en-US', calm: 'Polly.Joanna', bright: 'Polly.Salli', low: 'Polly.Matthew' },
  fr: { language: 'fr-FR', calm: 'Polly.Lea', bright: 'Polly.Celine', low: 'Polly.Mathieu' },
  ja: { language: 'ja-JP', calm: 'Polly.Mizuki', bright: 'Polly.Mizuki', low: 'Polly.Takumi' },
  tr: { language: 'tr-TR', calm: 'Polly.Filiz', bright: 'Polly.Filiz', low: 'Polly.Filiz' },
  ar: { language: 'arb', calm: 'Polly.Zeina', bright: 'Polly.Zeina', low: 'Polly.Zeina' },
  pt: { language: 'pt-BR', calm: 'Polly.Camila', bright: 'Polly.Vitoria', low: 'Polly.Ricardo' },
  ru: { language: 'ru-RU', calm: 'Polly.Tatyana', bright: 'Polly.Tatyana', low: 'Polly.Maxim' },
  es: { language: 'es-US', calm: 'Polly.Lupe', bright: 'Polly.Penelope', low: 'Polly.Miguel' },
};

/** The voice that an owner chose, in the language that is spoken. */
export function spokenAs(language: Language, voice: string): { language: string; voice: string } {
  const { language: tag, calm, bright, low } = voices[language];
  return { language: tag, voice: voice === 'bright' ? bright : voice === 'low' ? low : calm };
}
