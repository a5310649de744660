import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Price } from '#frontend/components/bdi.tsx';
import { Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { chargeParam } from '#frontend/lib/charge-param.ts';
import { stateWord } from '#frontend/lib/state-word.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import type { Charge } from '#shared/values/membership.ts';

const SHOWN = 4;

/** The next charge and the last ones; nothing before the first. */
export function ChargesCard() {
  const { t } = useTranslation('account', { keyPrefix: 'overview' });
  const { language } = useLanguage();
  const { isKnown } = useFormats();
  const { data, error, mutate } = useEndpoint(billing.getCharges, {});
  if (data?.charges.length === 0) return null;
  return (
    <section className="card" aria-labelledby="charges">
      <h2 id="charges" className="card__top">
        {t('charges')}
      </h2>
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!error && !(data && isKnown) && <Skeleton />}
      {data && isKnown && (
        <table className="tbl tbl--bare">
          <caption className="vh">{t('charges')}</caption>
          <tbody>
            {data.charges.slice(0, SHOWN).map((charge) => (
              <Row key={`${charge.subscription_id}-${charge.period}`} of={charge} />
            ))}
          </tbody>
        </table>
      )}
      <p className="small card__more">
        <Link to={pathTo('payments', { language })}>{t('allCharges')}</Link>
      </p>
    </section>
  );
}

function Row({ of: charge }: { of: Charge }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { date } = useFormats();
  const { state, period, amount, due_at, paid_at } = charge;
  return (
    <tr>
      <td className="nowrap">{date(paid_at ?? due_at)}</td>
      <td>
        <Link to={pathTo('charge', { language, charge_id: chargeParam(charge) })}>{t('month', { period })}</Link>
        <small>{t(`states.${stateWord(charge)}`)}</small>
      </td>
      <td className="end">
        {state === 'declined' || state === 'void' ? (
          <s>
            <Price of={amount} />
          </s>
        ) : (
          <Price of={amount} />
        )}
      </td>
    </tr>
  );
}
