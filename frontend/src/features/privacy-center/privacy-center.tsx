import '#frontend/styles/account.css';
import '#frontend/styles/auth.css';
import '#frontend/styles/privacy-center.css';

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { Failure } from '#frontend/components/failure.tsx';
import { LeaveQuickly } from '#frontend/components/leave-quickly.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { Center } from '#frontend/features/privacy-center/center.tsx';
import { OwnRecordPage, type ShowReport } from '#frontend/features/privacy-center/own-record-page.tsx';
import { Verify } from '#frontend/features/privacy-center/verify.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { privacy } from '#shared/api/privacy.ts';

/** What is known about the visitor, after a code verified an address or a number of theirs. */
export function PrivacyCenter({ show }: { show: ShowReport }) {
  const { t } = useTranslation('privacy');
  const { person_id } = useParams();
  const { data, error, mutate } = useEndpoint(privacy.getCenter, {});
  const isOver = error?.code === 'privacy.not-verified';
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <LeaveQuickly />
      {isOver ? (
        <Verify onVerified={() => void mutate()} />
      ) : data && person_id ? (
        <OwnRecordPage person_id={person_id} show={show} />
      ) : data ? (
        <Center center={data} onChanged={() => void mutate()} />
      ) : (
        <div className="wrap mydata">
          {error ? <Failure error={error} onRetry={() => void mutate()} /> : <Skeleton height="24rem" width="100%" />}
        </div>
      )}
    </>
  );
}
