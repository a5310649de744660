import { Trans, useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import type { Offer } from '#shared/api/billing.ts';
import type { Money } from '#shared/values/money.ts';

const differs = (a: Money, b: Money) => a.minor_units !== b.minor_units || a.currency !== b.currency;

/** What an offer says otherwise than the one that was agreed to. */
export function Changes({ was, now }: { was: Offer; now: Offer }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'changed' });
  const counts = [
    ['trial', was.trial_days, now.trial_days],
    ['credits', was.monthly_credits, now.monthly_credits],
    ['refund', was.refund_days, now.refund_days],
    ['terms', was.terms_version, now.terms_version],
  ] as const;
  const amounts = [
    ['today', termsOf(was).today, termsOf(now).today],
    ['price', was.monthly_price, now.monthly_price],
  ] as const;
  return (
    <>
      <ul className="changes">
        {amounts
          .filter(([, before, after]) => differs(before, after))
          .map(([key, before, after]) => (
            <li key={key}>
              <Trans
                t={t}
                i18nKey={key}
                values={{ now: '', was: '' }}
                components={{ now: <Price of={after} />, was: <Price of={before} /> }}
              />
            </li>
          ))}
        {counts
          .filter(([, before, after]) => before !== after)
          .map(([key, before, after]) => (
            <li key={key}>{t(key, { was: before, now: after })}</li>
          ))}
      </ul>
      <p>{t('again')}</p>
    </>
  );
}
