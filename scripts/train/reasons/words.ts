import { type Concept, concepts } from '#functions/nlu/reason/concepts/concepts.ts';
import { fold } from '#functions/names/fold.ts';
import { ar } from '#scripts/train/reasons/words/ar.ts';
import { en } from '#scripts/train/reasons/words/en.ts';
import { es } from '#scripts/train/reasons/words/es.ts';
import { fr } from '#scripts/train/reasons/words/fr.ts';
import { ja } from '#scripts/train/reasons/words/ja.ts';
import { pt } from '#scripts/train/reasons/words/pt.ts';
import { ru } from '#scripts/train/reasons/words/ru.ts';
import { tr } from '#scripts/train/reasons/words/tr.ts';
import type { Language } from '#shared/values/language.ts';

/**
 * The words of a language by what they mean, `|` between: beginnings of words, whole ones with `=` after them; of a phrase
 * each word but the last is whole.
 */
export type Words = Record<Concept, string>;

const written: Record<Language, Words> = { en, fr, ja, tr, ar, pt, ru, es };

/** A line for each concept, in their order: its words folded, without those that a shorter one of them begins. */
export function foldedWords(language: Language): string {
  const lines = concepts.map((concept) => {
    const folded = written[language][concept].split('|').map((phrase) => {
      const plain = fold(phrase);
      return (language === 'ja' ? plain.replaceAll(' ', '') : plain) + (phrase.endsWith('=') ? '=' : '');
    });
    const once = [...new Set(folded)].filter((phrase) => /[^=]/.test(phrase)).sort();
    const begins = once.filter((phrase) => !/[ =]/.test(phrase));
    return once
      .filter(
        (phrase) => !begins.some((short) => short !== phrase && (phrase.split(' ').at(-1) ?? '').startsWith(short)),
      )
      .join('|');
  });
  return lines.join('\n');
}
