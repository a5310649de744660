import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { OwnRequest } from '#shared/api/privacy.ts';

const tones = { received: 'info', confirmed: 'info', done: 'ok', denied: 'warn' } as const;

/** The requests made here; an open one with the date by which it is answered. */
export function Requests({ requests }: { requests: OwnRequest[] }) {
  const { t } = useTranslation('privacy');
  const { locale } = useLanguage();
  return (
    <section aria-labelledby="own-requests">
      <div className="cdh">
        <h2 id="own-requests">{t('requests.title')}</h2>
      </div>
      {requests.length === 0 ? (
        <p className="part__note">{t('requests.none')}</p>
      ) : (
        <div className="tblscroll" tabIndex={0} role="group" aria-label={t('requests.table')}>
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">{t('requests.request')}</th>
                <th scope="col">{t('requests.state')}</th>
                <th scope="col">{t('requests.due')}</th>
                <th scope="col">{t('requests.made')}</th>
              </tr>
            </thead>
            <tbody>
              {requests.map(({ reference, kind, made_at, due_at, state, reason }) => (
                <tr key={reference}>
                  <td>
                    <b>{t(`kind.${kind}`)}</b>
                    <br />
                    <bdi className="muted mono" dir="ltr">
                      {reference}
                    </bdi>
                  </td>
                  <td>
                    <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>
                    {reason && (
                      <>
                        <br />
                        <span className="small muted">{t(`reason.${reason}`)}</span>
                      </>
                    )}
                  </td>
                  <td>{state === 'received' || state === 'confirmed' ? formats.date(due_at, locale) : '–'}</td>
                  <td>{formats.date(made_at, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
