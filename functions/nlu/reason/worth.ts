import type { Concept } from '#functions/nlu/reason/concepts/concepts.ts';
import { learned } from '#functions/nlu/reason/model.ts';

/** Said of everything, and so of nothing. */
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
const TENTHS = 10;

/** How much a word that means these concepts says of a class of reason, by its place among them. */
export const worthOf = (concepts: readonly Concept[], at: number): number =>
  Math.max(
    0,
    ...concepts.map((one) => (polite.has(one) ? 0 : 0.5 + Math.max(0, (learned()[`c:${one}`]?.[at] ?? 0) / TENTHS))),
  );
