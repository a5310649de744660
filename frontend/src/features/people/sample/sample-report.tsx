import '#frontend/styles/report.css';
import '#frontend/styles/print.css';

import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { headOfReport } from '#frontend/features/people/report/head-facts.ts';
import { PersonHead } from '#frontend/features/people/report/person-head.tsx';
import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { ReportLayout } from '#frontend/features/people/report/report-layout.tsx';
import { sample, SAMPLE_NOW } from '#frontend/features/people/sample/sample.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { dayOf } from '#shared/values/day.ts';

/** What a full report looks like, by a person who does not exist. */
export function SampleReport() {
  const { t } = useTranslation('sample');
  const { language } = useLanguage();
  return (
    <ReportContext report={sample} now={SAMPLE_NOW} isReadOnly>
      <title>{pageTitle(t('title'))}</title>
      <div className="wrap">
        <div className="note [margin-block:1rem]" role="note">
          <Icon of={FileText} />
          <div className="stack [--stack:0.5rem]">
            <p>
              <b>{t('title')}.</b> {t('lead')}
            </p>
            <div>
              <LinkButton size="sm" to={pathTo('home', { language })}>
                {t('search')}
              </LinkButton>
            </div>
          </div>
        </div>
        <PersonHead
          id={null}
          name={sample.names[0]!.full_name}
          facts={headOfReport(sample, dayOf(SAMPLE_NOW))}
          portrait={null}
        />
        <ReportLayout report={sample} isSample />
      </div>
    </ReportContext>
  );
}
