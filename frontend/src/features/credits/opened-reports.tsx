import '#frontend/styles/credits.css';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { OpenedReportRow } from '#frontend/features/credits/opened-report-row.tsx';
import { Pager } from '#frontend/features/credits/pager.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { people } from '#shared/api/people.ts';
import type { Opened } from '#shared/api/people/history.ts';

/** The reports that were opened: those that open again free, and those that do not. */
export function OpenedReports() {
  const { t } = useTranslation('credits', { keyPrefix: 'opened' });
  const { t: searches } = useTranslation('credits', { keyPrefix: 'searches' });
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const { data: list, error, mutate } = useEndpoint(people.getOpened, { page }, { keepPreviousData: true });
  const now = serverNow().toISOString();
  const isFree = ({ free_until, returned, full_name }: Opened) => free_until > now && !returned && full_name !== null;
  const parts = [
    ['free', list?.data.filter(isFree) ?? []],
    ['closed', list?.data.filter((each) => !isFree(each)) ?? []],
  ] as const;
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <div className="row row--between acctp__head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p className="lead [margin-block-start:0.5rem]">{t('lead')}</p>
        </div>
      </div>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!list && !error && <Skeleton width="100%" height="16rem" />}
      {list?.total === 0 && (
        <EmptyState below title={t('empty')} lead={t('emptyLead')}>
          <LinkButton to={pathTo('home', { language })}>{searches('search')}</LinkButton>
        </EmptyState>
      )}
      {parts
        .filter(([, reports]) => reports.length > 0)
        .map(([part, reports]) => (
          <section key={part} className="part" aria-label={t(part)}>
            <div className="part__head">
              <h2>{t(part)}</h2>
            </div>
            <ul>
              {reports.map((opened) => (
                <OpenedReportRow key={opened.person_id} opened={opened} isFree={part === 'free'} />
              ))}
            </ul>
          </section>
        ))}
      {list && <Pager of={list} onTurn={setPage} />}
    </>
  );
}
