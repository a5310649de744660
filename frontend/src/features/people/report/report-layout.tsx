import type { ReactNode } from 'react';

import { pathTo } from '#frontend/app/paths.ts';
import { RemoveLink } from '#frontend/components/remove-link.tsx';
import { ReportBody } from '#frontend/features/people/report/report-body.tsx';
import { ReportSummary } from '#frontend/features/people/report/report-summary.tsx';
import { SectionNav } from '#frontend/features/people/report/section-nav.tsx';
import { sectionCounts } from '#frontend/features/people/report/sections.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { Report } from '#shared/api/people/report.ts';

type Props = {
  report: Report;
  /** What public registers say, where they are asked. */
  registers?: ReactNode;
  /** Of nobody, who thus cannot be removed. */
  isSample?: boolean;
  /** Content below the summary. */
  children?: ReactNode;
};

/** The summary of a report, the way around it, and all its sections. */
export function ReportLayout({ report, registers, isSample = false, children }: Props) {
  const { language } = useLanguage();
  usePlaceNames(); // shown again when they have loaded
  return (
    <div className="layout-rep">
      <ReportSummary report={report}>{children}</ReportSummary>
      <SectionNav counts={{ ...sectionCounts(report), sources: report.sources.length }} />
      <div>
        <ReportBody report={report} registers={registers} />
        {!isSample && (
          <p className="small noprint [margin-block-start:1.5rem]">
            <RemoveLink to={pathTo('removeListing', { language })} listing={report.person_id} />
          </p>
        )}
      </div>
    </div>
  );
}
