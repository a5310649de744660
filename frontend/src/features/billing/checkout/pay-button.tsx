import { Lock } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import { useOrderAmounts } from '#frontend/features/billing/checkout/use-order-amounts.ts';
import { useAgainAt } from '#frontend/features/billing/checkout/use-again-at.ts';
import type { Progress } from '#frontend/features/billing/checkout/use-payment.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Offer } from '#shared/api/billing.ts';
import { formatMoney } from '#shared/values/money-format.ts';

type Props = {
  offer: Offer;
  progress: Progress | undefined;
  /** It is paid in the sheet of a wallet now. */
  isElsewhere: boolean;
  /** It was tried before, in vain. */
  isRetry: boolean;
  /** Not before then, with whatever card. */
  until: string | undefined;
};

/** The pay button: the amount due today, or the progress. */
export function PayButton({ offer, progress, isElsewhere, isRetry, until }: Props) {
  const { t } = useTranslation('checkout');
  const { locale } = useLanguage();
  const { isTrial, isLater, today, next } = termsOf(offer);
  const againAt = useAgainAt(until);
  const isBinding = offer.withdrawal_days !== null;
  const price = formatMoney(today, locale);
  const label = isRetry ? 'pay.again' : isLater ? 'pay.continue' : isTrial ? 'pay.trial' : 'pay.paid';
  return (
    <div className="paybar">
      <ProofStatus />
      <Button
        type="submit"
        size="lg"
        wide
        busy={progress !== undefined}
        disabled={isElsewhere || againAt !== undefined}
      >
        {!isBinding && <Icon of={Lock} />}
        <span>
          {progress ? (
            t('pay.working')
          ) : againAt ? (
            againAt
          ) : isBinding ? (
            <BindingOrder offer={offer} />
          ) : (
            <Trans
              t={t}
              i18nKey={label}
              count={offer.trial_days}
              values={{ price }}
              components={{ price: <bdi dir="ltr" /> }}
            />
          )}
        </span>
      </Button>
      <p role="status">
        {progress ? (
          t(`pay.${progress}`)
        ) : (
          <Trans
            t={t}
            i18nKey={isLater ? 'summary.thenPaid' : 'summary.then'}
            values={{ price: formatMoney(next.amount, locale), at: formats.moment(next.at, locale) }}
            components={{ price: <bdi dir="ltr" /> }}
          />
        )}
      </p>
    </div>
  );
}

/** Names the obligation to pay, as the law of consumers wants of the button that orders: Directive 2011/83/EU, Art. 8(2). */
function BindingOrder({ offer }: { offer: Offer }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'pay' });
  return (
    <span className="grid gap-0.5 text-center leading-tight">
      <span className="text-base">{t('order')}</span>
      <small className="font-normal">
        <Trans t={t} i18nKey="orderTerms" values={useOrderAmounts(offer)} components={{ price: <bdi dir="ltr" /> }} />
      </small>
    </span>
  );
}
