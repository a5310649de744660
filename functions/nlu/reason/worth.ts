import { ReasonClass } from '#functions/nlu/port.ts';
import type { Concept } from '#functions/nlu/reason/concepts/concepts.ts';
import { conceptsAt, conceptWords } from '#functions/nlu/reason/spoken-concepts.ts';
import { fold } from '#functions/names/fold.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import type { Language } from '#shared/values/language.ts';
import { weightsOf } from '#functions/nlu/reason/model.ts';

/** Concepts that occur in calls of every class. */
const polite = new Set<Concept>([
  'formal',
  'familiar',
  'love',
  'isThat',
  'requested',
  'org',
  'automated',
  'sorry',
  'mate',
  'price',
]);
/** Who is meant, and that something is wrong, is no matter. */
const persons = new Set<Concept>(['kin', 'ownkin', 'child', 'team', 'wrong', 'meeting']);

/** Whether a text names what calls are about. */
export const namesThing = (text: string, language: Language): boolean =>
  conceptsAt(conceptWords(text, language), language).some((all) =>
    all.some((one) => !polite.has(one) && !persons.has(one)),
  );

/** A sum of money, a quantity or a date tells as much as a thing. */
const TELLING = { things: 1, numbers: 0.5, words: 0.2 };
const MOST_TELLING = 3;
/** A shorter word hardly tells anything. */
const LONG_WORD = 4;

/** How much a text tells of a matter: by the things, the numbers and the uncommon words in it. */
export function tellsMuch(text: string, language: Language): number {
  const found = conceptsAt(conceptWords(text, language), language).flat();
  const things = new Set(found.filter((one) => !polite.has(one) && !persons.has(one)));
  const numbers = text.match(/\p{N}+/gu) ?? [];
  const { frequent } = vocabularyOf(language);
  const words =
    language === 'ja' ? (text.match(/[\p{Script=Han}\p{Script=Katakana}]{2,}/gu) ?? []) : fold(text).split(' ');
  const named = words.filter((word) => language === 'ja' || (word.length >= LONG_WORD && !frequent.has(word)));
  const most = (count: number, worth: number) => Math.min(MOST_TELLING, count * worth);
  return most(things.size, TELLING.things) + most(numbers.length, TELLING.numbers) + most(named.length, TELLING.words);
}

/** The usual strength of a concept in a call. */
const USUAL = 0.4;

/** How strongly a word with these concepts indicates the reason class at this index. */
export const worthOf = (concepts: readonly Concept[], at: number): number =>
  Math.max(
    0,
    ...concepts.map((one) =>
      polite.has(one) ? 0 : 0.5 + Math.max(0, USUAL * weightsOf(`c:${one}`, ReasonClass.options.length)[at]!),
    ),
  );
