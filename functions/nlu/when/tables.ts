import { lexiconOf, type Lexicon } from '#functions/nlu/when/lexicon.ts';
import { whenOf } from '#functions/nlu/languages/speech.ts';
import type { Language } from '#shared/values/language.ts';

const lexicons = new Map<Language, Lexicon>();

/** The words of a language, ready to be looked up; made when they are first needed. */
export function lexiconFor(language: Language): Lexicon {
  const cached = lexicons.get(language);
  if (cached) return cached;
  const made = lexiconOf(whenOf[language]);
  lexicons.set(language, made);
  return made;
}
