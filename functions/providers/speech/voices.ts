import { type VoiceStyle, voices as styles } from '#shared/values/voice.ts';
import type { Variety } from '#shared/values/language.ts';

type Voices = { language: string } & Record<VoiceStyle, string>;

/** Amazon Polly’s voices and the tags of their languages. Some languages have fewer than three. */
const voices: Record<Variety, Voices> = {
  en: { language: 'en-US', calm: 'Joanna', bright: 'Salli', low: 'Matthew' },
  fr: { language: 'fr-FR', calm: 'Lea', bright: 'Celine', low: 'Mathieu' },
  ja: { language: 'ja-JP', calm: 'Mizuki', bright: 'Mizuki', low: 'Takumi' },
  tr: { language: 'tr-TR', calm: 'Filiz', bright: 'Filiz', low: 'Filiz' },
  ar: { language: 'arb', calm: 'Zeina', bright: 'Zeina', low: 'Zeina' },
  pt: { language: 'pt-BR', calm: 'Camila', bright: 'Vitoria', low: 'Ricardo' },
  'pt-PT': { language: 'pt-PT', calm: 'Ines', bright: 'Ines', low: 'Cristiano' },
  ru: { language: 'ru-RU', calm: 'Tatyana', bright: 'Tatyana', low: 'Maxim' },
  es: { language: 'es-US', calm: 'Lupe', bright: 'Penelope', low: 'Miguel' },
};

/** The voice that an owner chose, in the language that is spoken. */
export function spokenAs(language: Variety, style: VoiceStyle): { language: string; voice: string } {
  const { language: tag, [style]: voice } = voices[language];
  return { language: tag, voice };
}

/** The styles that sound different in a language: of those that share a voice, the first. */
export const stylesIn = (language: Variety): VoiceStyle[] =>
  styles.filter((style, at) => styles.findIndex((each) => voices[language][each] === voices[language][style]) === at);
