import type { Report, Reported } from '#shared/api/people/report.ts';

type Dispute = Pick<Reported, 'fact_id'> & { disputed: NonNullable<Reported['disputed']> };

/** The report with one of its facts marked as disputed. */
export function withDispute<R extends Report>(report: R, { fact_id, disputed }: Dispute): R {
  const mark = (value: unknown) => (isFact(value) && value.fact_id === fact_id ? { ...value, disputed } : value);
  const fields = Object.entries(report).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.map(mark) : mark(value),
  ]);
  return Object.fromEntries(fields) as R;
}

const isFact = (value: unknown): value is Reported => typeof value === 'object' && value !== null && 'fact_id' in value;
