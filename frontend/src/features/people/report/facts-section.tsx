import type { ReactNode } from 'react';

import { FactList } from '#frontend/features/people/report/fact-list.tsx';
import { sectionLines } from '#frontend/features/people/report/fact-lines.ts';
import { commonPapers } from '#frontend/features/people/report/papers.ts';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import type { Report } from '#shared/api/people.ts';

type Props = { report: Report; of: keyof typeof sectionLines; hidden?: string | undefined; children?: ReactNode };

/** A section that is a list of facts. */
export function FactsSection({ report, of, hidden, children }: Props) {
  const lines = sectionLines[of](report, useLines());
  return (
    <ReportSection of={of} count={lines.length} hidden={hidden} axis={!commonPapers(lines).seen}>
      {children}
      <FactList lines={lines} />
    </ReportSection>
  );
}
