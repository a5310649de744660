import { createContext, type ReactNode, use, useMemo } from 'react';

import { type Axis, createAxis } from '#frontend/features/people/report/axis.ts';
import { type Citations, numberSources } from '#frontend/features/people/report/citations.ts';
import { chronological, type NumberedPlace } from '#frontend/features/people/report/places.ts';
import { groupPhones, type PhoneGroups } from '#frontend/features/people/report/phone-groups.ts';
import { type SearchedKind, searchedFacts } from '#frontend/features/people/report/searched.ts';
import { factsOfReport } from '#frontend/features/people/report/sections.ts';
import { sourcesOf } from '#frontend/features/people/report/source-words.ts';
import { lastSearch } from '#frontend/lib/last-search.ts';
import type { Report } from '#shared/api/people/report.ts';
import { type Day, dayOf } from '#shared/values/day.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Shared by the sections of a report: time axis, source numbers, groups, and the current time. */
type ReportContextValue = {
  personId: PersonId;
  axis: Axis;
  citations: Citations;
  sources: Report['sources'];
  groups: PhoneGroups;
  places: NumberedPlace<Report['addresses'][number]>[];
  /** The facts that the reader searched for. */
  searched: ReadonlyMap<string, SearchedKind>;
  now: Date;
  today: Day;
  /** Read by the person it is about, who disputes facts without an account. */
  isOwn: boolean;
  /** The reader may not flag facts. */
  isReadOnly: boolean;
  /** The name without which there is no record. */
  onlyName: string | undefined;
};

const Context = createContext<ReportContextValue | null>(null);

type Props = { report: Report; now: Date; isOwn?: boolean; isReadOnly?: boolean; children: ReactNode };

export function ReportContext({ report, now, isOwn = false, isReadOnly = false, children }: Props) {
  const value = useMemo(() => {
    const facts = factsOfReport(report);
    const today = dayOf(now);
    return {
      personId: report.person_id,
      axis: createAxis(facts, now),
      citations: numberSources(report.sources, facts),
      sources: sourcesOf(report),
      groups: groupPhones(report, today),
      places: chronological(report.addresses),
      searched: searchedFacts(report, isOwn ? undefined : lastSearch()?.request),
      now,
      today,
      isOwn,
      isReadOnly,
      onlyName: report.names.length === 1 ? report.names[0]!.fact_id : undefined,
    };
  }, [report, now, isOwn, isReadOnly]);
  return <Context value={value}>{children}</Context>;
}

export function useReportContext(): ReportContextValue {
  const value = use(Context);
  if (!value) throw new Error('A fact is shown only inside a report');
  return value;
}
