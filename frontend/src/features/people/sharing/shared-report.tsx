import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/report.css';
import '#frontend/styles/print.css';
import '#frontend/styles/saved.css';
import { dayOf } from '#shared/values/day.ts';

import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { headOfReport } from '#frontend/features/people/report/head-facts.ts';
import { NoRegisters } from '#frontend/features/people/report/no-registers.tsx';
import { PrintHead } from '#frontend/features/people/report/print-head.tsx';
import { PersonHead } from '#frontend/features/people/report/person-head.tsx';
import { ReportLayout } from '#frontend/features/people/report/report-layout.tsx';
import { ReportSkeleton } from '#frontend/features/people/report/report-skeleton.tsx';
import { ReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useTokenFromHash } from '#frontend/lib/use-token-from-hash.ts';
import { type SharedReport as Shared, sharing } from '#shared/api/sharing.ts';

/**
 * A report shared by a private link. It opens on a click, since each opening counts. What costs none is asked before: the
 * report again within half an hour, and whether the link has ended.
 */
export function SharedReport() {
  const { t } = useTranslation('sharing', { keyPrefix: 'reader' });
  const { language } = useLanguage();
  const { token, isClean, wasUsed, markUsed } = useTokenFromHash();
  const open = useAction(sharing.openLink);
  const reload = useAction(sharing.openLink);
  const { trigger: reopen } = reload;
  const [isReload] = useState(wasUsed);
  useEffect(() => {
    if (isClean && token) void reopen({ token, is_reload: true });
  }, [isClean, reopen, token]);
  const isReloading = isReload && !reload.data && !reload.error;
  const press = async () => {
    if (await open.trigger({ token })) markUsed();
  };
  const refused = (open.error ?? reload.error)?.code;
  const isOver = refused === 'auth.link-expired' || refused === 'people.not-found';
  const report = open.data ?? reload.data;
  if (report) return <Opened report={report} />;
  if (isReloading)
    return (
      <>
        <title>{pageTitle(t('title'))}</title>
        <ReportSkeleton locked={false} />
      </>
    );
  return (
    <div className="wrap sec">
      <title>{pageTitle(t('title'))}</title>
      {isOver || (isClean && !token) ? (
        <EmptyState title={t('over')} lead={t('overLead')}>
          <LinkButton to={pathTo('home', { language })}>{t('home')}</LinkButton>
        </EmptyState>
      ) : (
        <div className="stack wrap--mid">
          <h1 className="display">{t('title')}</h1>
          <p className="lead">{t('openLead')}</p>
          <p className="small muted">{t('law')}</p>
          {open.error && <LimitFailure error={open.error} again={(at) => t('again', { at })} />}
          <div>
            <Button busy={open.isMutating} disabled={!isClean} onClick={() => void press()}>
              {t(open.isMutating ? 'looking' : 'open')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

function Opened({ report }: { report: Shared }) {
  const { t } = useTranslation('sharing', { keyPrefix: 'reader' });
  const [now] = useState(() => serverNow());
  const name = report.names[0]!.full_name;
  return (
    <ReportContext report={report} now={now} isReadOnly>
      <title>{pageTitle(t('title'))}</title>
      <div className="wrap">
        <div className="note [margin-block:1rem]" role="note">
          <Icon of={Link2} />
          <p>
            {t('banner', { at: report.shared.ends_at })}
            <Gap />
            {t('law')}
          </p>
        </div>
        <PersonHead
          id={null}
          name={name}
          facts={headOfReport(report, dayOf(now))}
          portrait={report.images[0]?.portrait ?? null}
          isArrival
        />
        <PrintHead now={new Date(report.shared.now)} purpose={report.shared.purpose} />
        <ReportLayout report={report} registers={<NoRegisters />} />
      </div>
    </ReportContext>
  );
}
