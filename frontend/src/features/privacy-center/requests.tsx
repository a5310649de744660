import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { OwnRequest } from '#shared/api/privacy.ts';

const tones = { received: 'info', confirmed: 'info', done: 'ok', denied: 'warn' } as const;

/** The requests made here; an open one with the date by which it is answered. */
export function Requests({ requests }: { requests: OwnRequest[] }) {
  const { t } = useTranslation('privacy');
  return (
    <section aria-labelledby="own-requests">
      <div className="cdh">
        <h2 id="own-requests">{t('requests.title')}</h2>
      </div>
      {requests.length === 0 ? (
        <p className="part__note">{t('requests.none')}</p>
      ) : (
        <ul className="reqs">
          {requests.map((request) => (
            <RequestRow key={request.reference} request={request} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RequestRow({ request }: { request: OwnRequest }) {
  const { t } = useTranslation('privacy');
  const { locale } = useLanguage();
  const { reference, kind, field, made_at, due_at, state, reason } = request;
  const isOpen = state === 'received' || state === 'confirmed';
  return (
    <li>
      <div>
        <b>{t(`kind.${kind === 'limit' && field ? 'hide' : kind}`)}</b>
        {field && <> · {t(`field.${field}`)}</>}
        <br />
        <bdi className="muted mono" dir="ltr">
          {reference}
        </bdi>
      </div>
      <div>
        <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
        {reason && <p className="small muted">{t(`reason.${reason}`)}</p>}
      </div>
      <dl className="small">
        <div>
          <dt>{t('requests.made')}</dt> <dd>{formats.date(made_at, locale)}</dd>
        </div>
        {isOpen && (
          <div>
            <dt>{t('requests.due')}</dt> <dd>{formats.date(due_at, locale)}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
