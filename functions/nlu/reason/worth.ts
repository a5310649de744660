import { ReasonClass } from '#functions/nlu/port.ts';
import type { Concept } from '#functions/nlu/reason/concepts/concepts.ts';
import { conceptsAt, conceptWords } from '#functions/nlu/reason/spoken-concepts.ts';
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
