import type { Confidence } from '#shared/values/person.ts';

const levels = { 1: 'low', 2: 'may', 3: 'good', 4: 'high' } as const satisfies Record<Confidence, string>;

/** What a confidence is called. */
export const levelOf = (confidence: Confidence) => levels[confidence];

/** Up to here the words say “may”. */
export const isUnsure = ({ confidence }: { confidence: Confidence }) => confidence <= 2;
