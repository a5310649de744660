import type { Confidence } from '#shared/values/person.ts';

const levels = { 1: 'low', 2: 'may', 3: 'good', 4: 'high' } as const satisfies Record<Confidence, string>;

export const confidenceLevel = (confidence: Confidence) => levels[confidence];

/** At or below this level the text says “may”. */
export const isUncertain = ({ confidence }: { confidence: Confidence }) => confidence <= 2;
