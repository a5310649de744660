import { CircleAlert } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { TermsLink } from '#frontend/features/billing/terms-link.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Offer } from '#shared/api/billing.ts';
import { formatMoney } from '#shared/values/money-format.ts';

type Props = { offer: Offer; agreed: boolean; onAgree: (agreed: boolean) => void; isMissing: boolean };

/** Consent with date, amount and terms version. Never ticked in advance. */
export function Agreement({ offer, agreed, onAgree, isMissing }: Props) {
  const { t } = useTranslation(['checkout', 'validation']);
  const { locale } = useLanguage();
  const { isTrial, isLater, isTrialLater, next } = termsOf(offer);
  return (
    <div className="agree stack [--stack:0.5rem]">
      <label className="check">
        <input
          type="checkbox"
          name="agreed"
          required
          checked={agreed}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'not-agreed' : undefined}
          onChange={({ target }) => onAgree(target.checked)}
        />
        <span>
          {offer.withdrawal_days !== null && (
            <>
              <b>{t('agree.order')}</b>
              <Gap />
            </>
          )}
          <Trans
            t={t}
            i18nKey={`agree.${isTrialLater ? 'laterTrial' : isLater ? 'later' : isTrial ? 'trial' : 'paid'}`}
            values={{
              at: formats.moment(next.at, locale),
              price: formatMoney(next.amount, locale),
              version: offer.terms_version,
            }}
            components={{
              b: <b />,
              price: <bdi dir="ltr" />,
              terms: <TermsLink version={offer.terms_version} />,
            }}
          />
        </span>
      </label>
      {isMissing && (
        <p className="err" id="not-agreed">
          <Icon of={CircleAlert} small /> {t('checkout.agreement', { ns: 'validation' })}
        </p>
      )}
    </div>
  );
}
