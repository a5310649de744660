/** A percentile by nearest rank; 0 for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
