import { varietyNow } from '#frontend/i18n/portuguese.ts';
import { localeOf, type Language } from '#shared/values/language.ts';

export const canSay = () => 'speechSynthesis' in window;

/** In the browser’s own voice: that of a call is another, but the words and their length are the same. */
export function say(text: string, language: Language) {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = localeOf(varietyNow(language));
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
