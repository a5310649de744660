import { createContext, type ReactNode, use, useMemo } from 'react';

import { type Axis, createAxis } from '#frontend/features/people/report/axis.ts';
import { type Citations, numberSources } from '#frontend/features/people/report/citations.ts';
import { factsOfReport } from '#frontend/features/people/report/sections.ts';
import type { Report } from '#shared/api/people.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Shared by the rows of a report: time axis, source numbers and the current time. */
type ReportContextValue = { personId: PersonId; axis: Axis; citations: Citations; now: Date };

const Context = createContext<ReportContextValue | null>(null);

export function ReportContext({ report, now, children }: { report: Report; now: Date; children: ReactNode }) {
  const value = useMemo(() => {
    const facts = factsOfReport(report);
    return {
      personId: report.person_id,
      axis: createAxis(facts, now),
      citations: numberSources(report.sources, facts),
      now,
    };
  }, [report, now]);
  return <Context value={value}>{children}</Context>;
}

export function useReportContext(): ReportContextValue {
  const value = use(Context);
  if (!value) throw new Error('A fact is shown only inside a report');
  return value;
}
