import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import type { Reported } from '#shared/api/people/report.ts';

/** That a fact is what the reader searched for. */
export function SearchedMark({ fact }: { fact: Reported }) {
  const { t } = useTranslation('report', { keyPrefix: 'searched' });
  const kind = useReportContext().searched.get(fact.fact_id);
  if (!kind) return null;
  return (
    <small className="searched">
      <Icon of={Search} small />
      {t(kind)}
    </small>
  );
}
