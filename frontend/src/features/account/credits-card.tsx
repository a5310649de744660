import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Link } from '#frontend/components/button.tsx';
import { CreditsAdded } from '#frontend/components/credits-added.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { isOnHold, OnHold } from '#frontend/components/on-hold.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing, type CreditCause } from '#shared/api/billing.ts';

const SHOWN = 4;

/** Causes whose subject is a person’s name rather than a month. */
const isOfPerson = (cause: CreditCause) => /^(?:report|opened|returned)/.test(cause);

/** The balance of credits, and the last lines of the ledger. */
export function CreditsCard() {
  const { t } = useTranslation('account', { keyPrefix: 'overview' });
  const { language, locale } = useLanguage();
  const { shortDate } = useFormats();
  const { data: credits, error } = useEndpoint(billing.getCredits, { page: 1, only: 'all' });
  const { data: membership } = useEndpoint(billing.getMembership, {});
  return (
    <section className="card" aria-labelledby="credits">
      <div className="row row--between card__top">
        <h2 id="credits">{t('credits')}</h2>
        {credits && (
          <b className="card__figure">
            <Count of={credits.balance} />
          </b>
        )}
      </div>
      {error && <Failure error={error} />}
      {!credits && !error && <Skeleton />}
      {/* An unpaid month is said above the membership. */}
      {membership && isOnHold(membership, serverNow()) && (
        <OnHold of={membership} payments={pathTo('payments', { language })} />
      )}
      {membership && <CreditsAdded of={membership} />}
      {credits?.entries.data.length === 0 && <p className="muted">{t('noCredits')}</p>}
      {credits && credits.entries.data.length > 0 && (
        <table className="tbl">
          <caption className="vh">{t('ledger')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col" className="end">
                {t('change')}
              </th>
              <th scope="col" className="end">
                {t('left')}
              </th>
            </tr>
          </thead>
          <tbody>
            {credits.entries.data.slice(0, SHOWN).map(({ entry_id, at, cause, subject, change, left }) => (
              <tr key={entry_id}>
                <td>{shortDate(at)}</td>
                <td>
                  {t(`cause.${cause}`)} {isOfPerson(cause) && subject && <bdi>{subject}</bdi>}
                </td>
                <td className="end">
                  <bdi dir="ltr">{formatSigned(change, locale)}</bdi>
                </td>
                <td className="end">
                  <Count of={left} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="small card__more">
        <Link to={pathTo('credits', { language })}>{t('allCredits')}</Link>
      </p>
    </section>
  );
}

/** A change of a number, with its sign: +5, −1, 0. */
const formatSigned = (change: number, locale: string): string =>
  new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(change).replace('-', '−');
