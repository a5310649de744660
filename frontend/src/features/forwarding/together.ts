import type { LegView } from '#frontend/features/forwarding/legs.tsx';

/** Legs by their codes: one code may set several. */
export const together = (legs: readonly LegView[]): LegView[][] => [...Map.groupBy(legs, ({ code }) => code).values()];
