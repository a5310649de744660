import type { Confidence } from '#shared/values/person.ts';

const levels = { 1: 'low', 2: 'may', 3: 'good', 4: 'high' } as const satisfies Record<Confidence, string>;

export const confidenceLevel = (confidence: Confidence) => levels[confidence];
