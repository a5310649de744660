import { Lock } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import { useLater } from '#frontend/features/billing/checkout/use-later.ts';
import type { Work } from '#frontend/features/billing/checkout/use-paying.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Offer } from '#shared/api/billing.ts';
import { formatMoney } from '#shared/values/money-format.ts';

type Props = {
  offer: Offer;
  work: Work | undefined;
  /** It was tried before, in vain. */
  isAgain: boolean;
  /** Not before then, with whatever card. */
  until: string | undefined;
};

/** The button that pays: it says what is due today and, while it works, what it does. */
export function PayBar({ offer, work, isAgain, until }: Props) {
  const { t } = useTranslation('checkout');
  const { locale } = useLanguage();
  const { isTrial, today, next } = termsOf(offer);
  const waits = useLater(until);
  const price = formatMoney(today, locale);
  const label = isAgain ? 'pay.again' : isTrial ? 'pay.trial' : 'pay.paid';
  return (
    <div className="paybar">
      <ProofStatus />
      <Button type="submit" size="lg" wide busy={work !== undefined} disabled={waits}>
        <Icon of={Lock} />
        <span>
          {work ? (
            t('pay.working')
          ) : waits && until ? (
            t('pay.from', { at: formats.time(until, locale) })
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
        {work ? (
          t(`pay.${work}`)
        ) : (
          <Trans
            t={t}
            i18nKey="summary.then"
            values={{ price: formatMoney(next.amount, locale), at: formats.moment(next.at, locale) }}
            components={{ price: <bdi dir="ltr" /> }}
          />
        )}
      </p>
    </div>
  );
}
