import { useTranslation } from 'react-i18next';

import { FactsPart } from '#frontend/features/people/report/facts-part.tsx';
import { InShort } from '#frontend/features/people/report/in-short.tsx';
import { Legend } from '#frontend/features/people/report/legend.tsx';
import { PapersOf } from '#frontend/features/people/report/papers.tsx';
import { PersonHead } from '#frontend/features/people/report/person-head.tsx';
import { PhotosPart } from '#frontend/features/people/report/photos-part.tsx';
import { PlacesPart } from '#frontend/features/people/report/places-part.tsx';
import { RelativesPart } from '#frontend/features/people/report/relatives-part.tsx';
import { SectionNav } from '#frontend/features/people/report/section-nav.tsx';
import { shownIn, totalOf } from '#frontend/features/people/report/sections.ts';
import { SourcesPart } from '#frontend/features/people/report/sources-part.tsx';
import { Tools } from '#frontend/features/people/report/tools.tsx';
import type { Report } from '#shared/api/people.ts';

/** Everything we may show about a person, for subscribers. */
export function FullReport({ report, now }: { report: Report; now: Date }) {
  const { t } = useTranslation('report');
  const counts = shownIn(report);
  const name = report.names[0]!.full_name;
  const home = report.addresses.find(({ current, kind }) => current && kind !== 'office') ?? null;
  return (
    <PapersOf report={report} now={now}>
      <title>{t('title.report', { name })}</title>
      <div className="wrap">
        <PersonHead
          name={name}
          age={report.age}
          birth={report.birth_date}
          town={home}
          portrait={report.images[0]?.portrait ?? null}
        >
          <Tools report={report} />
        </PersonHead>
        <div className="layout-rep">
          <InShort report={report} facts={totalOf(counts)} />
          <SectionNav counts={{ ...counts, sources: report.sources.length }} />
          <div className="rep-body">
            <FactsPart report={report} of="personal">
              <Legend />
            </FactsPart>
            <FactsPart report={report} of="phones" />
            <FactsPart report={report} of="emails" />
            <PlacesPart report={report} />
            <RelativesPart report={report} />
            <FactsPart report={report} of="jobs" />
            <FactsPart report={report} of="education" />
            <FactsPart report={report} of="social_profiles" />
            <PhotosPart report={report} />
            <SourcesPart report={report} />
          </div>
        </div>
      </div>
    </PapersOf>
  );
}
