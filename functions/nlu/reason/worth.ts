import { ReasonClass } from '#functions/nlu/port.ts';
import type { Concept } from '#functions/nlu/reason/concepts/concepts.ts';
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
