import { Trans, useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CodeForm } from '#frontend/features/removal/code-form.tsx';
import { RemovalPage } from '#frontend/features/removal/removal-page.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { keptFor } from '#frontend/lib/kept-for.ts';
import { removal, type RequestStatus as Status } from '#shared/api/removal.ts';
import { Reference } from '#shared/values/privacy-request.ts';

/** What became of a request, by its code alone. */
export function RequestStatus() {
  const { t } = useTranslation('removal', { keyPrefix: 'status' });
  const { locale } = useLanguage();
  const { reference: code } = useParams();
  const reference = Reference.safeParse(code).data;
  const { data, error, mutate } = useEndpoint(removal.getStatus, reference ? { reference } : null);
  const isUnknown = (code && !reference) || error?.code === 'rights.request-not-found';
  return (
    <RemovalPage heading={t('heading')} lead={t('lead')}>
      <div className="stack [--stack:2rem]">
        <CodeForm key={code} code={code} />
        {isUnknown ? (
          <p className="note" role="alert">
            {t('unknown', { time: keptFor('privacyRequest', locale) })}
          </p>
        ) : error ? (
          <Failure error={error} onRetry={() => void mutate()} />
        ) : data ? (
          <StatusOf request={data} />
        ) : (
          reference && <Skeleton />
        )}
      </div>
    </RemovalPage>
  );
}

function StatusOf({ request }: { request: Status }) {
  const { t } = useTranslation('removal', { keyPrefix: 'status' });
  const { t: done } = useTranslation('removal', { keyPrefix: 'done' });
  const { language, locale } = useLanguage();
  const { kind, state, history, due_at, records, household, reference } = request;
  const isOpen = state === 'received' || state === 'confirmed';
  const isInReview = state === 'confirmed' && household;
  const isWaiting = state === 'received' && (kind === 'removal' || kind === 'protected');
  return (
    <section className="stack" aria-labelledby="request-status" role="status">
      <div className="cdh">
        <h2 id="request-status">{t(`kind.${kind}`)}</h2>
        <bdi className="mono" dir="ltr">
          {reference}
        </bdi>
      </div>
      <ol className="gone" aria-label={t('history')}>
        {history.map((each) => (
          <li key={each.state}>
            <b>{t(`state.${each.state}`)}</b>
            {each.reason && <span>{t(`reason.${each.reason}`)}</span>}
            <small>
              <time dateTime={each.at}>{formats.moment(each.at, locale)}</time>
            </small>
          </li>
        ))}
      </ol>
      {isWaiting && (
        <>
          <p>{t('waiting')}</p>
          <p className="small muted">
            <Trans
              t={t}
              i18nKey="waitingHelp"
              components={{ a: <Link to={pathTo('removeListing', { language })} /> }}
            />
          </p>
        </>
      )}
      {isInReview && <p>{t('review', { at: formats.date(due_at, locale) })}</p>}
      {isOpen && !isInReview && <p className="small muted">{t('due', { at: formats.date(due_at, locale) })}</p>}
      {records !== null && <p className="small muted">{t('records', { count: records })}</p>}
      {household && <p className="small muted">{done('household')}</p>}
    </section>
  );
}
