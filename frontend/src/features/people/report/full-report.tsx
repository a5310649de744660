import { UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { AboutCard } from '#frontend/features/people/report/about-card.tsx';
import { headOfReport } from '#frontend/features/people/report/head-facts.ts';
import { PersonHead } from '#frontend/features/people/report/person-head.tsx';
import { RegistersSection } from '#frontend/features/people/report/registers-section.tsx';
import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { ReportTools } from '#frontend/features/people/report/report-tools.tsx';
import { sectionCounts, totalCount } from '#frontend/features/people/report/sections.ts';
import { TimeLeft } from '#frontend/features/people/report/time-left.tsx';
import { WrongPerson } from '#frontend/features/people/report/wrong-person.tsx';
import type { people } from '#shared/api/people.ts';
import { MemberTools } from '#frontend/features/people/report/member-tools.tsx';
import { PrintHead } from '#frontend/features/people/report/print-head.tsx';
import { ReportLayout } from '#frontend/features/people/report/report-layout.tsx';
import type { Output } from '#shared/contract/endpoint.ts';
import { dayOf } from '#shared/values/day.ts';

type Props = { report: Output<typeof people.getReport>; now: Date; isArrival: boolean; onReturned: () => void };

/** Everything we may show about a person, while their report is open. */
export function FullReport({ report, now, isArrival, onReturned }: Props) {
  const { t } = useTranslation(['report', 'auth']);
  const purpose = t(`auth:reason.uses.${report.opened.purpose}.name`);
  const [asks, setAsks] = useState(false);
  const name = report.names[0]!.full_name;
  return (
    <ReportContext report={report} now={now}>
      <title>{t('title.report', { name })}</title>
      <div className="wrap">
        <PersonHead
          id={report.person_id}
          name={name}
          facts={headOfReport(report, dayOf(now))}
          portrait={report.images[0]?.portrait ?? null}
          isArrival={isArrival}
        >
          <ReportTools report={report} purpose={purpose}>
            {!report.opened.is_sparse && (
              <Button look="line" size="sm" aria-expanded={asks} onClick={() => setAsks(!asks)}>
                <Icon of={UserX} />
                {t('wrong.ask')}
              </Button>
            )}
          </ReportTools>
        </PersonHead>
        <PrintHead now={new Date(report.now)} purpose={report.opened.purpose} />
        <div className="keep-row">
          <TimeLeft until={report.opened.open_until} serverTime={report.now} />
          <MemberTools id={report.opened.person_id} isOpen />
        </div>
        {asks && <WrongPerson id={report.opened.person_id} onKept={() => setAsks(false)} onReturned={onReturned} />}
        <ReportLayout report={report} registers={<RegistersSection report={report} />}>
          <AboutCard facts={totalCount(sectionCounts(report))} opened={report.opened} />
        </ReportLayout>
      </div>
    </ReportContext>
  );
}
