import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { reportCsv } from '#frontend/features/people/report/report-csv.ts';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import { saveCsv } from '#frontend/lib/csv.ts';
import type { Report } from '#shared/api/people/report.ts';

/** Actions on a whole report. */
export function ReportTools({ report, children }: { report: Report; children?: ReactNode }) {
  const { t } = useTranslation('report');
  const words = useLines();
  return (
    <div className="tools">
      <Button look="line" size="sm" onClick={() => window.print()}>
        <Icon of={Printer} />
        {t('tools.print')}
      </Button>
      <Button look="line" size="sm" onClick={() => saveCsv(reportCsv(report, words), `${report.person_id}.csv`)}>
        <Icon of={Download} />
        {t('tools.csv')}
      </Button>
      {children}
    </div>
  );
}
