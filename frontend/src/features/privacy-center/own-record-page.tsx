import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { privacy } from '#shared/api/privacy.ts';

type OwnRecord = Output<typeof privacy.getRecord>;
export type ShowReport = (report: OwnRecord, onChanged: () => void) => ReactNode;

/** A record about oneself. How its facts are shown is up to the report. */
export function OwnRecordPage({ person_id, show }: { person_id: string; show: ShowReport }) {
  const { t } = useTranslation('privacy', { keyPrefix: 'record' });
  const { language } = useLanguage();
  const { data, error, mutate } = useEndpoint(privacy.getRecord, { person_id });
  return (
    <div className="wrap mydata">
      <p className="small backlink">
        <Link className="inline-flex items-center gap-1" to={pathTo('privacyCenter', { language })}>
          <Icon of={ArrowLeft} directional small /> {t('back')}
        </Link>
      </p>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="24rem" width="100%" />}
      {data && (
        <>
          <header className="mydata__head">
            <h1 className="display">
              <bdi>{data.names[0]!.full_name}</bdi>
            </h1>
            <p className="lead">{t('lead')}</p>
          </header>
          {show(data, () => void mutate())}
        </>
      )}
    </div>
  );
}
