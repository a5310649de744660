import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Opened } from '#shared/api/people/history.ts';
import { ReasonForUse } from '#shared/validation/account.ts';

/** How large a report is, for what it was opened, and until when it opens again free. */
export function AboutCard({ facts, opened }: { facts: number; opened: Opened }) {
  const { t } = useTranslation(['report', 'auth']);
  const { locale } = useLanguage();
  const { citations } = useReportContext();
  const purpose = ReasonForUse.safeParse(opened.purpose).data;
  return (
    <div className="rail__card rail__card--meta">
      <h2>{t('report:about.title')}</h2>
      <dl className="kv">
        <Entry term={t('report:about.facts')}>
          <Count of={facts} />
        </Entry>
        <Entry term={t('report:about.sources')}>
          <Count of={citations.size} />
        </Entry>
        {purpose && <Entry term={t('report:about.purpose')}>{t(`auth:reason.uses.${purpose}.name`)}</Entry>}
        <Entry term={t('report:about.free')}>{formats.date(opened.free_until, locale)}</Entry>
      </dl>
    </div>
  );
}

const Entry = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
