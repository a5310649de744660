import { lexiconOf, type Lexicon } from '#functions/nlu/when/lexicon.ts';
import { tr } from '#functions/nlu/when/words/tr.ts';
import { ja } from '#functions/nlu/when/words/ja.ts';
import { ar } from '#functions/nlu/when/words/ar.ts';
import { en } from '#functions/nlu/when/words/en.ts';
import { es } from '#functions/nlu/when/words/es.ts';
import { fr } from '#functions/nlu/when/words/fr.ts';
import { pt } from '#functions/nlu/when/words/pt.ts';
import { ru } from '#functions/nlu/when/words/ru.ts';
import type { Words } from '#functions/nlu/when/words.ts';
import type { Language } from '#shared/values/language.ts';

export const wordsOf: Record<Language, Words> = { en, fr, ja, tr, ar, pt, ru, es };

const lexicons = new Map<Language, Lexicon>();

/** The words of a language, ready to be looked up; made when they are first needed. */
export function lexiconFor(language: Language): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const made = lexiconOf(wordsOf[language]);
  lexicons.set(language, made);
  return made;
}
