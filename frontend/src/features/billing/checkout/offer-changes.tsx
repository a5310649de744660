import { Trans, useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import type { Offer } from '#shared/api/billing.ts';
import type { Money } from '#shared/values/money.ts';

/** How much of the monthly price is tax. */
const taxOf = ({ tax, monthly_price }: Offer): Money => tax?.tax ?? { ...monthly_price, minor_units: 0 };

const differs = (a: Money, b: Money) => a.minor_units !== b.minor_units || a.currency !== b.currency;

/** The differences between the agreed offer and the current one. */
export function OfferChanges({ before, after }: { before: Offer; after: Offer }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'changed' });
  const counts = [
    ['trial', before.trial_days, after.trial_days],
    ['credits', before.monthly_credits, after.monthly_credits],
    ['refund', before.refund_days, after.refund_days],
    ['terms', before.terms_version, after.terms_version],
  ] as const;
  const amounts = [
    ['today', termsOf(before).today, termsOf(after).today],
    ['price', before.monthly_price, after.monthly_price],
    ['tax', taxOf(before), taxOf(after)],
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
