import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/notices.css';

import { CircleAlert, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { OfferChanges } from '#frontend/features/billing/checkout/offer-changes.tsx';
import { isOfferChanged, isNotCharged } from '#frontend/features/billing/checkout/checkout-faults.ts';
import { currencyName, termsOf } from '#frontend/features/billing/checkout/terms.ts';
import type { CheckoutFailure } from '#frontend/features/billing/checkout/use-payment.ts';
import { useUnsavedWords } from '#frontend/features/billing/checkout/use-unsaved-words.ts';
import type { Catalogue } from '#frontend/i18n/catalogue.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Offer } from '#shared/api/billing.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

type Advised = keyof Catalogue['checkout']['fault']['advice'];

/** An error at checkout: message, advice and when to retry. Gets the focus. */
export function CheckoutError({
  failure: { fault, at, checkout_id },
  agreedOffer,
  offer,
}: {
  failure: CheckoutFailure;
  agreedOffer: Offer | undefined;
  offer: Offer;
}) {
  const { t, i18n } = useTranslation(['checkout', 'errors']);
  const hasAdvice = (code: ErrorCode): code is Advised & ErrorCode => i18n.exists(`checkout:fault.advice.${code}`);
  const { locale } = useLanguage();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const unsaved = useUnsavedWords();
  // The field says so; or who was logged out is logged in again.
  if (fault.code === 'auth.email-taken' || fault.code === 'auth.unauthenticated') return null;
  const own = termsOf(agreedOffer ?? offer).today.minor_units === 0 ? unsaved[fault.code] : undefined;
  const currency = currencyName(offer, locale);
  const message = own ?? t(fault.code, { ns: 'errors' });
  const hasNotBeenCharged = own !== undefined || isNotCharged(fault);
  return (
    <div
      className={isOfferChanged(fault) ? 'note note--warn' : 'note note--danger'}
      role="alert"
      tabIndex={-1}
      ref={note}
    >
      <Icon of={fault.until ? Clock : CircleAlert} />
      <div className="stack [--stack:0.375rem]">
        <h2>{hasNotBeenCharged ? t('checkout:fault.notCharged') : message}</h2>
        {hasNotBeenCharged && (
          <p>
            {message}
            <Gap />
            {hasAdvice(fault.code) && t(`checkout:fault.advice.${fault.code}`, { currency })}
          </p>
        )}
        {!hasNotBeenCharged && hasAdvice(fault.code) && <p>{t(`checkout:fault.advice.${fault.code}`, { currency })}</p>}
        {fault.until && <p>{t('checkout:fault.from', { at: formats.moment(fault.until, locale) })}</p>}
        {isOfferChanged(fault) && agreedOffer && <OfferChanges before={agreedOffer} after={offer} />}
        {!isOfferChanged(fault) && (
          <p className="muted">
            <Trans
              t={t}
              i18nKey="checkout:fault.order"
              values={{ id: checkout_id, at: formats.time(at, locale) }}
              components={{ id: <bdi dir="ltr" className="mono" /> }}
            />
          </p>
        )}
      </div>
    </div>
  );
}
