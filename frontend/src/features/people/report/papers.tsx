import { createContext, type ReactNode, use, useMemo } from 'react';

import { type Axis, axisOf } from '#frontend/features/people/report/axis.ts';
import { type Citations, citationsOf } from '#frontend/features/people/report/citations.ts';
import { factsIn } from '#frontend/features/people/report/sections.ts';
import type { Report } from '#shared/api/people.ts';

/** What every row of a report is drawn by: the axis they share, the numbers of the sources, and when it is. */
export type Papers = { axis: Axis; citations: Citations; now: Date };

const Context = createContext<Papers | null>(null);

export function PapersOf({ report, now, children }: { report: Report; now: Date; children: ReactNode }) {
  const papers = useMemo(() => {
    const facts = factsIn(report);
    return { axis: axisOf(facts, now), citations: citationsOf(report.sources, facts), now };
  }, [report, now]);
  return <Context value={papers}>{children}</Context>;
}

export function usePapers(): Papers {
  const papers = use(Context);
  if (!papers) throw new Error('A fact stands in a report');
  return papers;
}
