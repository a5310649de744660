import '#frontend/styles/report.css';
import '#frontend/styles/print.css';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { Failure } from '#frontend/components/failure.tsx';
import { FullReport } from '#frontend/features/people/report/full-report.tsx';
import { Missing } from '#frontend/features/people/report/missing.tsx';
import { ReportSkeleton } from '#frontend/features/people/report/report-skeleton.tsx';
import { type Reason, Teaser } from '#frontend/features/people/report/teaser.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { people } from '#shared/api/people.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { PersonId } from '#shared/values/id.ts';

/** Failures of the report that are no failures: the person is shown as anybody may see them. */
const reasons: Partial<Record<ErrorCode, Reason>> = {
  'auth.unauthenticated': 'visitor',
  'billing.subscription-required': 'noSubscription',
};

/** A person’s page: the report to subscribers, the teaser to everybody else. */
export function OpenReport() {
  const id = PersonId.safeParse(useParams().person_id).data;
  return id ? <Person key={id} id={id} /> : <Missing />;
}

function Person({ id }: { id: PersonId }) {
  const { t } = useTranslation('report');
  const [now] = useState(() => new Date());
  const signedIn = useSignedIn();
  const report = useEndpoint(people.getReport, signedIn ? { person_id: id } : null);
  const reason = signedIn ? report.error && reasons[report.error.code] : 'visitor';
  const teaser = useEndpoint(people.getTeaser, reason ? { person_id: id } : null);

  const { error, mutate } = reason ? teaser : report;
  if (error?.code === 'people.not-found') return <Missing />;
  if (!reason && report.data) return <FullReport report={report.data} now={now} />;
  if (reason && teaser.data) return <Teaser person={teaser.data} reason={reason} now={now} />;
  if (!error) return <ReportSkeleton locked={!signedIn} />;
  return (
    <div className="wrap sec stack">
      <h1>{t('failed')}</h1>
      <Failure error={error} onRetry={() => void mutate()} />
    </div>
  );
}
