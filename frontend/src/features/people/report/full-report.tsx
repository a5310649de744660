import { UserX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { RemoveLink } from '#frontend/components/remove-link.tsx';
import { sectionLines } from '#frontend/features/people/report/fact-lines.ts';
import { FactRow } from '#frontend/features/people/report/fact-row.tsx';
import { Legend } from '#frontend/features/people/report/legend.tsx';
import { PersonHead } from '#frontend/features/people/report/person-head.tsx';
import { PhotosSection } from '#frontend/features/people/report/photos-section.tsx';
import { PlacesSection } from '#frontend/features/people/report/places-section.tsx';
import { RegistersSection } from '#frontend/features/people/report/registers-section.tsx';
import { RelativesSection } from '#frontend/features/people/report/relatives-section.tsx';
import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { ReportSummary } from '#frontend/features/people/report/report-summary.tsx';
import { ReportTools } from '#frontend/features/people/report/report-tools.tsx';
import { SectionNav } from '#frontend/features/people/report/section-nav.tsx';
import { sectionCounts, totalCount } from '#frontend/features/people/report/sections.ts';
import { SourcesSection } from '#frontend/features/people/report/sources-section.tsx';
import { TimeLeft } from '#frontend/features/people/report/time-left.tsx';
import { WrongPerson } from '#frontend/features/people/report/wrong-person.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { people, Report } from '#shared/api/people.ts';
import type { Output } from '#shared/contract/endpoint.ts';

type Props = { report: Output<typeof people.getReport>; now: Date; isArrival: boolean; onReturned: () => void };

/** Everything we may show about a person, while their report is open. */
export function FullReport({ report, now, isArrival, onReturned }: Props) {
  const { t } = useTranslation('report');
  const { language } = useLanguage();
  const [asks, setAsks] = useState(false);
  usePlaceNames(); // shown again when they have loaded
  const counts = sectionCounts(report);
  const name = report.names[0]!.full_name;
  const home = report.addresses.find(({ current, kind }) => current && kind !== 'office') ?? null;
  return (
    <ReportContext report={report} now={now}>
      <title>{t('title.report', { name })}</title>
      <div className="wrap">
        <PersonHead
          name={name}
          age={report.age}
          birth={report.birth_date}
          town={home}
          portrait={report.images[0]?.portrait ?? null}
          isArrival={isArrival}
        >
          <ReportTools report={report}>
            <Button look="line" size="sm" aria-expanded={asks} onClick={() => setAsks(!asks)}>
              <Icon of={UserX} />
              {t('wrong.ask')}
            </Button>
          </ReportTools>
        </PersonHead>
        <TimeLeft until={report.opened.open_until} serverTime={report.now} />
        {asks && <WrongPerson id={report.opened.person_id} onKept={() => setAsks(false)} onReturned={onReturned} />}
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
            <RegistersSection report={report} />
            <SourcesSection report={report} />
            <p className="small noprint [margin-block-start:1.5rem]">
              <RemoveLink to={pathTo('removeListing', { language })} listing={report.opened.person_id} />
            </p>
          </div>
        </div>
      </div>
    </ReportContext>
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
