import { UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
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
import { WrongPerson } from '#frontend/features/people/report/wrong-person.tsx';
import type { Opened, Report } from '#shared/api/people.ts';

type Props = { report: Report & { opened: Opened }; now: Date; onReturned: () => void };

/** Everything we may show about a person, while their report is open. */
export function FullReport({ report, now, onReturned }: Props) {
  const { t } = useTranslation('report');
  const [asks, setAsks] = useState(false);
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
          <Tools report={report}>
            <Button look="line" size="sm" aria-expanded={asks} onClick={() => setAsks(!asks)}>
              <Icon of={UserX} />
              {t('wrong.ask')}
            </Button>
          </Tools>
        </PersonHead>
        <p className="small muted noprint [margin-block-end:1rem]">
          {t('openUntil', { time: report.opened.open_until })}
        </p>
        {asks && <WrongPerson id={report.opened.person_id} onKept={() => setAsks(false)} onReturned={onReturned} />}
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
