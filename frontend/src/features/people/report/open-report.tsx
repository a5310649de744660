import '#frontend/styles/report.css';
import '#frontend/styles/print.css';

import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { Failure } from '#frontend/components/failure.tsx';
import { Closed } from '#frontend/features/people/report/closed.tsx';
import { FullReport } from '#frontend/features/people/report/full-report.tsx';
import { Missing } from '#frontend/features/people/report/missing.tsx';
import { ReportSkeleton } from '#frontend/features/people/report/report-skeleton.tsx';
import { type CameBack, Teaser } from '#frontend/features/people/report/teaser.tsx';
import type { Viewer } from '#frontend/features/people/report/offer-card.tsx';
import { useClosing } from '#frontend/features/people/report/use-closing.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { people } from '#shared/api/people.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { PersonId } from '#shared/values/id.ts';

/** Failures of the report that are no failures: the person is shown as anybody may see them. */
const viewers: Partial<Record<ErrorCode, Viewer>> = {
  'auth.unauthenticated': 'visitor',
  'people.report-not-opened': 'member',
};

/** A person’s page: the report while it is open, the teaser to everybody else. */
export function OpenReport() {
  const id = PersonId.safeParse(useParams().person_id).data;
  return id ? <Person key={id} id={id} /> : <Missing />;
}

function Person({ id }: { id: PersonId }) {
  const { t } = useTranslation('report');
  const [now] = useState(() => new Date());
  const [cameBack, setCameBack] = useState<CameBack>();
  const signedIn = useSignedIn();
  const report = useEndpoint(people.getReport, signedIn ? { person_id: id } : null);
  const viewer = signedIn ? report.error && viewers[report.error.code] : 'visitor';
  const teaser = useEndpoint(people.getTeaser, viewer ? { person_id: id } : null);
  const { mutate: readAgain } = report;
  useClosing(
    report.error ? undefined : report.data?.opened.open_until,
    useCallback(() => void readAgain(), [readAgain]),
  );

  const { error, mutate } = viewer ? teaser : report;
  if (error?.code === 'people.not-found') return <Missing />;
  if (error?.code === 'people.report-closed') return <Closed id={id} until={error.until} />;
  if (!viewer && report.data) {
    return <FullReport report={report.data} now={now} onReturned={() => setCameBack('wrong-person')} />;
  }
  if (viewer && teaser.data) {
    return (
      <Teaser person={teaser.data} viewer={viewer} cameBack={cameBack} onEmpty={() => setCameBack('empty')} now={now} />
    );
  }
  if (!error) return <ReportSkeleton locked={!signedIn} />;
  return (
    <div className="wrap sec stack">
      <h1>{t('failed')}</h1>
      <Failure error={error} onRetry={() => void mutate()} />
    </div>
  );
}
