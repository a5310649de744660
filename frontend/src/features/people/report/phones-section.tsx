import { useTranslation } from 'react-i18next';

import { FactList } from '#frontend/features/people/report/fact-list.tsx';
import { phoneLine } from '#frontend/features/people/report/fact-lines.ts';
import { columnsOf } from '#frontend/features/people/report/provenance.ts';
import { FormerFacts } from '#frontend/features/people/report/former-facts.tsx';
import { Offices } from '#frontend/features/people/report/offices.tsx';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { ReportSection } from '#frontend/features/people/report/report-section.tsx';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import type { Report } from '#shared/api/people/report.ts';

/** Phone numbers: those of no office, the offices, faxes of no office, and former numbers, folded. */
export function PhonesSection({ report, hidden }: { report: Report; hidden?: string | undefined }) {
  const { t } = useTranslation('report');
  const words = useLines();
  const { groups } = useReportContext();
  const lines = (phones: Report['phones']) => phones.map((phone) => phoneLine(phone, words));
  const { numbers, offices, faxes, former } = groups;
  return (
    <ReportSection of="phones" count={report.phones.length} hidden={hidden} columns={columnsOf(lines(numbers))}>
      <FactList lines={lines(numbers)}>
        {numbers.length > 0 && offices.length > 0 && <b>{t('group.numbers')}</b>}
      </FactList>
      <Offices offices={offices} />
      <FactList lines={lines(faxes)}>{faxes.length > 0 && <b>{t('group.faxes')}</b>}</FactList>
      <FormerFacts
        facts={former}
        label={t('group.formerNumbers', { count: former.length })}
        isAlone={former.length === report.phones.length}
      >
        <FactList lines={lines(former)} />
      </FormerFacts>
    </ReportSection>
  );
}
