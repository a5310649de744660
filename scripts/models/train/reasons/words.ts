import { concepts } from '#functions/nlu/reason/concepts/concepts.ts';
import { reasonWordsOf } from '#functions/nlu/languages/sources.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

/** A line for each concept, in their order: its words folded, without those that a shorter one of them begins. */
export function foldedWords(language: Language): string {
  const lines = concepts.map((concept) => {
    const folded = reasonWordsOf[language][concept].map((phrase) => {
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
