import type { ReactNode } from 'react';

import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import type { Reported } from '#shared/api/people/report.ts';

type Props = {
  facts: readonly Reported[];
  label: string;
  /** Whether their section has nothing else to show. */
  isAlone?: boolean;
  children: ReactNode;
};

/** Facts of the past, folded; open if one of them was searched for, or if there is nothing else. */
export function FormerFacts({ facts, label, isAlone = false, children }: Props) {
  const { searched } = useReportContext();
  if (!facts.length) return null;
  return (
    <details className="former" open={isAlone || facts.some(({ fact_id }) => searched.has(fact_id))}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
