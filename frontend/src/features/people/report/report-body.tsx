import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { RemoveLink } from '#frontend/components/remove-link.tsx';
import { sectionLines } from '#frontend/features/people/report/fact-lines.ts';
import { FactRow } from '#frontend/features/people/report/fact-row.tsx';
import { Legend } from '#frontend/features/people/report/legend.tsx';
import { PhotosSection } from '#frontend/features/people/report/photos-section.tsx';
import { PlacesSection } from '#frontend/features/people/report/places-section.tsx';
import { RelativesSection } from '#frontend/features/people/report/relatives-section.tsx';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { ReportSummary } from '#frontend/features/people/report/report-summary.tsx';
import { SectionNav } from '#frontend/features/people/report/section-nav.tsx';
import { sectionCounts, totalCount } from '#frontend/features/people/report/sections.ts';
import { SourcesSection } from '#frontend/features/people/report/sources-section.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Report } from '#shared/api/people.ts';

/** The summary of a report, the way around it, and all its sections. */
export function ReportBody({ report }: { report: Report }) {
  const { language } = useLanguage();
  const counts = sectionCounts(report);
  return (
    <div className="layout-rep">
      <ReportSummary report={report} facts={totalCount(counts)} />
      <SectionNav counts={{ ...counts, sources: report.sources.length }} />
      <div className="rep-body">
        <FactsSection report={report} of="personal">
          <Legend />
        </FactsSection>
        <FactsSection report={report} of="phones" />
        <FactsSection report={report} of="emails" />
        <PlacesSection report={report} />
        <RelativesSection report={report} />
        <FactsSection report={report} of="jobs" />
        <FactsSection report={report} of="education" />
        <FactsSection report={report} of="social_profiles" />
        <PhotosSection report={report} />
        <SourcesSection report={report} />
        <p className="small noprint [margin-block-start:1.5rem]">
          <RemoveLink to={pathTo('removeListing', { language })} listing={report.person_id} />
        </p>
      </div>
    </div>
  );
}

type FactsSectionProps = { report: Report; of: keyof typeof sectionLines; children?: ReactNode };

/** A section that is a list of facts. */
function FactsSection({ report, of, children }: FactsSectionProps) {
  const { t } = useTranslation('report');
  const { locale } = useLanguage();
  const lines = sectionLines[of](report, { t, locale });
  return (
    <ReportSection of={of} count={lines.length} axis>
      {children}
      <ol>
        {lines.map((line, i) => (
          <FactRow key={i} line={line} />
        ))}
      </ol>
    </ReportSection>
  );
}
