import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { csvName, reportCsv } from '#frontend/features/people/report/report-csv.ts';
import { useLines } from '#frontend/features/people/report/use-lines.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { saveCsv } from '#frontend/lib/csv.ts';
import type { Report } from '#shared/api/people/report.ts';

type Props = {
  report: Report;
  /** For which the report was opened, in words; none of the report on oneself. */
  purpose?: string;
  children?: ReactNode;
};

/** Actions on a whole report. */
export function ReportTools({ report, purpose, children }: Props) {
  const { t } = useTranslation('report');
  const words = useLines();
  const save = () => {
    const csv = reportCsv(report, words, { now: serverNow(), purpose: purpose ?? null });
    saveCsv(csv, csvName(report.names[0]!.full_name, words.today));
  };
  return (
    <div className="tools">
      <Button look="line" size="sm" onClick={() => window.print()}>
        <Icon of={Printer} />
        {t('tools.print')}
      </Button>
      <Button look="line" size="sm" onClick={save}>
        <Icon of={Download} />
        {t('tools.csv')}
      </Button>
      {children}
    </div>
  );
}
