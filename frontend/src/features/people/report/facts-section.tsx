import { FactList } from '#frontend/features/people/report/fact-list.tsx';
import { sectionLines } from '#frontend/features/people/report/fact-lines.ts';
import { Legend } from '#frontend/features/people/report/legend.tsx';
import { columnsOf } from '#frontend/features/people/report/provenance.ts';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import type { Report } from '#shared/api/people/report.ts';

type Props = {
  report: Report;
  of: keyof typeof sectionLines;
  hidden?: string | undefined;
  /** Whether to say how bars are read, if there are any. */
  legend?: boolean;
};

/** A section that is a list of facts. */
export function FactsSection({ report, of, hidden, legend = false }: Props) {
  const lines = sectionLines[of](report, useLines());
  const columns = columnsOf(lines);
  return (
    <ReportSection of={of} count={lines.length} hidden={hidden} columns={columns}>
      {legend && columns.seen && <Legend />}
      <FactList lines={lines} />
    </ReportSection>
  );
}
