import type { SpokenConcept } from '#functions/nlu/spam/reason-codes.ts';

/**
 * Phrases that count as signs and are no reason: their words do not say what the reason says. Some begin other words
 * (“warrant” a warranty, “invest” an investigation); others are about a service that ends, which is no arrest, fine or
 * lawsuit; others again are said by anybody.
 */
export type VaguePhrases = Partial<Record<SpokenConcept, readonly string[]>>;
