import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import type { ReportedFact } from '#frontend/features/people/report/fact-lines.ts';
import { factRemark } from '#frontend/features/people/report/fact-remark.ts';
import { useLines } from '#frontend/features/people/report/use-lines.ts';

/** That a fact is disputed, with date and reason; or that it is out of date. */
export function DisputedMark({ fact }: { fact: ReportedFact }) {
  const { t } = useTranslation('report');
  const remark = factRemark(fact, useLines());
  if (!remark) return null;
  return (
    <small className="fact__mark">
      {fact.disputed && <Chip tone="warn">{t('dispute.chip')}</Chip>}
      <span>{remark}</span>
    </small>
  );
}
