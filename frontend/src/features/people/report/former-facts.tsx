import type { ReactNode } from 'react';

import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import type { Reported } from '#shared/api/people/report.ts';

type Props = { facts: readonly Reported[]; label: string; children: ReactNode };

/** Facts of the past, folded; open if one of them was searched for. */
export function FormerFacts({ facts, label, children }: Props) {
  const { searched } = useReportContext();
  if (!facts.length) return null;
  return (
    <details className="former" open={facts.some(({ fact_id }) => searched.has(fact_id))}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
