import type { ReactNode } from 'react';

import { FactsSection } from '#frontend/features/people/report/facts-section.tsx';
import { NothingKnown } from '#frontend/features/people/report/nothing-known.tsx';
import { PhonesSection } from '#frontend/features/people/report/phones-section.tsx';
import { PhotosSection } from '#frontend/features/people/report/photos-section.tsx';
import { PlacesSection } from '#frontend/features/people/report/places-section.tsx';
import { RelativesSection } from '#frontend/features/people/report/relatives-section.tsx';
import { SourcesSection } from '#frontend/features/people/report/sources-section.tsx';
import type { Report } from '#shared/api/people/report.ts';

const CONTACTS = ['phones', 'emails', 'locations'] as const;

type Props = {
  report: Report;
  /** Why contact data is not shown, where it is kept back. */
  hidden?: string | undefined;
  /** What public registers say, where they are asked. */
  registers?: ReactNode;
};

/** All sections of a report. */
export function ReportBody({ report, hidden, registers }: Props) {
  return (
    <div className="rep-body">
      <FactsSection report={report} of="personal" legend />
      <PhonesSection report={report} hidden={hidden} />
      <FactsSection report={report} of="emails" hidden={hidden} />
      <PlacesSection report={report} hidden={hidden} />
      <RelativesSection report={report} />
      <FactsSection report={report} of="jobs" />
      <FactsSection report={report} of="education" />
      <FactsSection report={report} of="social_profiles" />
      <PhotosSection report={report} />
      <NothingKnown report={report} but={hidden === undefined ? [] : CONTACTS} />
      {registers}
      <SourcesSection />
    </div>
  );
}
