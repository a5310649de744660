import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { type FactLine, placeLine, sectionLines } from '#frontend/features/people/report/fact-lines.ts';
import { FactRow } from '#frontend/features/people/report/fact-row.tsx';
import { Legend } from '#frontend/features/people/report/legend.tsx';
import { RelativesSection } from '#frontend/features/people/report/relatives-section.tsx';
import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { SourcesSection } from '#frontend/features/people/report/sources-section.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import type { Report } from '#shared/api/people.ts';
import { privacy } from '#shared/api/privacy.ts';
import type { PersonId } from '#shared/values/id.ts';

/** A record about oneself, as a report shows it: each fact with its sources, dates and confidence. */
export function OwnRecordPage({ person_id }: { person_id: string }) {
  const { t } = useTranslation('privacy-center', { keyPrefix: 'record' });
  const { language } = useLanguage();
  const { data, error, mutate } = useEndpoint(privacy.getRecord, { person_id: person_id as PersonId });
  return (
    <div className="wrap mydata">
      <p className="backlink">
        <Link to={pathTo('privacyCenter', { language })}>
          <Icon of={ChevronLeft} small />
          {t('back')}
        </Link>
      </p>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="24rem" width="100%" />}
      {data && <OwnRecord report={data} />}
    </div>
  );
}

const lists = ['jobs', 'education', 'social_profiles'] as const;

function OwnRecord({ report }: { report: Report }) {
  const { t } = useTranslation(['privacy-center', 'report']);
  const { t: word } = useTranslation('report');
  const { locale } = useLanguage();
  const [now] = useState(() => new Date());
  const lines = (of: keyof typeof sectionLines) => sectionLines[of](report, { t: word, locale });
  return (
    <ReportContext report={report} now={now}>
      <header className="mydata__head">
        <h1 className="display">
          <bdi>{report.names[0]!.full_name}</bdi>
        </h1>
        <p className="lead">{t('privacy-center:record.lead')}</p>
      </header>
      <div className="rep-body">
        <Facts of="personal" lines={lines('personal')} hasLegend />
        <Facts of="phones" lines={lines('phones')} />
        <Facts of="emails" lines={lines('emails')} />
        <Facts of="locations" lines={report.addresses.map((place) => placeLine(place, { t: word, locale }))} />
        <RelativesSection report={report} />
        {lists.map((of) => (
          <Facts key={of} of={of} lines={lines(of)} />
        ))}
        <SourcesSection report={report} />
      </div>
    </ReportContext>
  );
}

type FactsProps = { of: keyof typeof sectionLines | 'locations'; lines: FactLine[]; hasLegend?: boolean };

/** A section that is a list of facts. */
function Facts({ of, lines, hasLegend = false }: FactsProps) {
  return (
    <ReportSection of={of} count={lines.length} axis>
      {hasLegend && <Legend />}
      <ol>
        {lines.map((line, i) => (
          <FactRow key={i} line={line} />
        ))}
      </ol>
    </ReportSection>
  );
}
