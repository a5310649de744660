import '#frontend/styles/report.css';
import '#frontend/styles/dispute.css';
import '#frontend/styles/print.css';

import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { FullReport } from '#frontend/features/people/report/full-report.tsx';
import { ReportClosed } from '#frontend/features/people/report/report-closed.tsx';
import { ReportSkeleton } from '#frontend/features/people/report/report-skeleton.tsx';
import { type ReturnReason, Teaser } from '#frontend/features/people/report/teaser.tsx';
import type { Viewer } from '#frontend/features/people/report/offer-card.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { people } from '#shared/api/people.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { PersonId } from '#shared/values/id.ts';

/** Errors after which the teaser is shown instead. */
const viewers: Partial<Record<ErrorCode, Viewer>> = {
  'auth.unauthenticated': 'visitor',
  'auth.account-needed': 'visitor',
  'people.report-not-opened': 'member',
};

/** A person’s page: the report while it is open, else the teaser. */
export function OpenReport() {
  const id = PersonId.safeParse(useParams().person_id).data;
  return id ? <Person key={id} id={id} /> : <ListingRemoved />;
}

function Person({ id }: { id: PersonId }) {
  const { t } = useTranslation('report');
  const [now] = useState(() => serverNow());
  const [cameBack, setCameBack] = useState<ReturnReason>();
  const [isOpenedHere, setOpenedHere] = useState(false);
  const signedIn = useSignedIn();
  const report = useEndpoint(people.getReport, signedIn ? { person_id: id } : null);
  const viewer = signedIn ? report.error && viewers[report.error.code] : 'visitor';
  const teaser = useEndpoint(people.getTeaser, viewer ? { person_id: id } : null);
  const { mutate: readAgain } = report;
  useOnExpiry(
    report.error ? undefined : report.data,
    useCallback(() => void readAgain(), [readAgain]),
  );

  const onOpened = () => setOpenedHere(true);
  const { error, mutate } = viewer ? teaser : report;
  if (error?.code === 'people.not-found') return <ListingRemoved />;
  if (error?.code === 'people.report-closed') return <ReportClosed id={id} until={error.until} onOpened={onOpened} />;
  if (!viewer && report.data) {
    return (
      <FullReport
        report={report.data}
        now={now}
        isArrival={isOpenedHere}
        onReturned={() => setCameBack('wrong-person')}
      />
    );
  }
  if (viewer && teaser.data) {
    return (
      <Teaser
        person={teaser.data}
        viewer={viewer}
        cameBack={cameBack}
        onOpened={onOpened}
        onEmpty={() => setCameBack('empty')}
      />
    );
  }
  if (!error) return <ReportSkeleton locked={!signedIn} />;
  if (error.code === 'people.restricted') return <Restricted />;
  return (
    <div className="wrap sec stack">
      <h1>{t('failed')}</h1>
      <Failure error={error} onRetry={() => void mutate()} />
    </div>
  );
}

/** The law forbids to show this person here: trying again does not help. */
function Restricted() {
  const { t } = useTranslation(['report', 'errors']);
  return (
    <div className="wrap sec" role="alert">
      <title>{t('title.missing')}</title>
      <h1>{t('people.restricted', { ns: 'errors' })}</h1>
    </div>
  );
}

/** The listing does not exist, or no longer. */
function ListingRemoved() {
  const { t } = useTranslation('report');
  const { language } = useLanguage();
  return (
    <div className="wrap sec">
      <title>{t('title.missing')}</title>
      <EmptyState title={t('missing.title')} lead={t('missing.lead')}>
        <LinkButton to={pathTo('home', { language })}>{t('missing.search')}</LinkButton>
      </EmptyState>
    </div>
  );
}

/** Clocks differ: retry until the server agrees that the report has expired. */
const RETRY_MS = 5000;

/** Calls back when the report expires. */
function useOnExpiry(report: Output<typeof people.getReport> | undefined, onExpired: () => void): void {
  const left = report && Date.parse(report.opened.open_until) - Date.parse(report.now);
  useEffect(() => {
    if (left === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (milliseconds: number) => {
      timer = setTimeout(() => {
        onExpired();
        schedule(RETRY_MS);
      }, milliseconds);
    };
    schedule(Math.max(0, left));
    return () => clearTimeout(timer);
  }, [left, onExpired]);
}
