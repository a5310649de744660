import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type FactLine, placeLine, sectionLines } from '#frontend/features/people/report/fact-lines.ts';
import { FactRow } from '#frontend/features/people/report/fact-row.tsx';
import { Legend } from '#frontend/features/people/report/legend.tsx';
import { PhotosSection } from '#frontend/features/people/report/photos-section.tsx';
import { RelativesSection } from '#frontend/features/people/report/relatives-section.tsx';
import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { ReportTools } from '#frontend/features/people/report/report-tools.tsx';
import { SourcesSection } from '#frontend/features/people/report/sources-section.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import type { privacy } from '#shared/api/privacy.ts';

const lists = ['jobs', 'education', 'social_profiles'] as const;

/** The report on a person for that person: every fact with its sources, dates and confidence. */
export function OwnReport({ report }: { report: Output<typeof privacy.getRecord> }) {
  const { t } = useTranslation('report');
  const hidden = useTranslation('privacy').t('record.hidden');
  const without = report.hides_contacts ? { empty: hidden } : {};
  const { locale } = useLanguage();
  usePlaceNames(); // shown again when they have loaded
  const [now] = useState(() => new Date());
  const lines = (of: keyof typeof sectionLines) => sectionLines[of](report, { t, locale });
  const places = report.addresses.map((place) => placeLine(place, { t, locale }));
  return (
    <ReportContext report={report} now={now} isOwn>
      <div className="[margin-block-end:2rem]">
        <ReportTools report={report} />
      </div>
      <div className="rep-body">
        <Facts of="personal" lines={lines('personal')} hasLegend />
        <Facts of="phones" lines={lines('phones')} {...without} />
        <Facts of="emails" lines={lines('emails')} />
        <Facts of="locations" lines={places} {...without} />
        <RelativesSection report={report} />
        {lists.map((of) => (
          <Facts key={of} of={of} lines={lines(of)} />
        ))}
        <PhotosSection report={report} />
        <SourcesSection report={report} />
      </div>
    </ReportContext>
  );
}

type FactsProps = {
  of: keyof typeof sectionLines | 'locations';
  lines: FactLine[];
  hasLegend?: boolean;
  empty?: string;
};

/** A section that is a list of facts. */
function Facts({ of, lines, hasLegend = false, ...more }: FactsProps) {
  return (
    <ReportSection of={of} count={lines.length} axis {...more}>
      {hasLegend && <Legend />}
      <ol>
        {lines.map((line, i) => (
          <FactRow key={i} line={line} />
        ))}
      </ol>
    </ReportSection>
  );
}
