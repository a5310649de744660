import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ReportBody } from '#frontend/features/people/report/report-body.tsx';
import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { ReportTools } from '#frontend/features/people/report/report-tools.tsx';
import { serverNow } from '#frontend/lib/clock.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import type { privacy } from '#shared/api/privacy.ts';

/** The report on a person for that person: every fact with its sources, dates and confidence. */
export function OwnReport({ report }: { report: Output<typeof privacy.getRecord> }) {
  const { t } = useTranslation('privacy');
  usePlaceNames(); // shown again when they have loaded
  const [now] = useState(() => serverNow());
  return (
    <ReportContext report={report} now={now} isOwn>
      <div className="[margin-block-end:2rem]">
        <ReportTools report={report} />
      </div>
      <ReportBody report={report} hidden={report.hides_contacts ? t('record.hidden') : undefined} />
    </ReportContext>
  );
}
