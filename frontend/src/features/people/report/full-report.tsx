import { UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { pathTo } from '#frontend/app/paths.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { RemoveLink } from '#frontend/components/remove-link.tsx';
import { AboutCard } from '#frontend/features/people/report/about-card.tsx';
import { headOfReport } from '#frontend/features/people/report/head-facts.ts';
import { PersonHead } from '#frontend/features/people/report/person-head.tsx';
import { ReportBody } from '#frontend/features/people/report/report-body.tsx';
import { RegistersSection } from '#frontend/features/people/report/registers-section.tsx';
import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { ReportSummary } from '#frontend/features/people/report/report-summary.tsx';
import { ReportTools } from '#frontend/features/people/report/report-tools.tsx';
import { SectionNav } from '#frontend/features/people/report/section-nav.tsx';
import { sectionCounts, totalCount } from '#frontend/features/people/report/sections.ts';
import { TimeLeft } from '#frontend/features/people/report/time-left.tsx';
import { WrongPerson } from '#frontend/features/people/report/wrong-person.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { people } from '#shared/api/people.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { dayOf } from '#shared/values/day.ts';

type Props = { report: Output<typeof people.getReport>; now: Date; isArrival: boolean; onReturned: () => void };

/** Everything we may show about a person, while their report is open. */
export function FullReport({ report, now, isArrival, onReturned }: Props) {
  const { t } = useTranslation('report');
  const { language } = useLanguage();
  const [asks, setAsks] = useState(false);
  usePlaceNames(); // shown again when they have loaded
  const counts = sectionCounts(report);
  const name = report.names[0]!.full_name;
  return (
    <ReportContext report={report} now={now}>
      <title>{t('title.report', { name })}</title>
      <div className="wrap">
        <PersonHead
          name={name}
          facts={headOfReport(report, dayOf(now))}
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
          <ReportSummary report={report}>
            <AboutCard facts={totalCount(counts)} opened={report.opened} />
          </ReportSummary>
          <SectionNav counts={{ ...counts, sources: report.sources.length }} />
          <div>
            <ReportBody report={report} registers={<RegistersSection report={report} />} />
            <p className="small noprint [margin-block-start:1.5rem]">
              <RemoveLink to={pathTo('removeListing', { language })} listing={report.opened.person_id} />
            </p>
          </div>
        </div>
      </div>
    </ReportContext>
  );
}
