import { ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements, StripeExpressCheckoutElementClickEvent } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CardFieldsSkeleton } from '#frontend/components/card-form/card-fields-skeleton.tsx';
import type { CardFields, CardFormProps } from '#frontend/components/card-form/port.ts';
import { toCollected } from '#frontend/components/card-form/stripe-faults.ts';

/** Maps Stripe’s API to `CardFields`. */
const fieldsOf = (stripe: Stripe, elements: StripeElements): CardFields => ({
  async collect() {
    const { error: unready } = await elements.submit();
    if (unready) return toCollected(unready);
    const { confirmationToken, error } = await stripe.createConfirmationToken({ elements });
    return error ? toCollected(error) : { confirmation_token: confirmationToken.id };
  },
  async check() {
    await elements.submit();
  },
  async confirmAction(client_secret) {
    const { error } = await stripe.handleNextAction({ clientSecret: client_secret });
    return !error;
  },
});

/** Wallet buttons above the card, if this browser has any. */
export function StripeFields({ onFields, charge, walletNote, validate, onWallet }: CardFormProps) {
  const { t } = useTranslation('checkout', { keyPrefix: 'card' });
  const stripe = useStripe();
  const elements = useElements();
  const [wallets, setWallets] = useState<boolean>();
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (!stripe || !elements) return;
    onFields(fieldsOf(stripe, elements));
    return () => onFields(null);
  }, [stripe, elements, onFields]);

  function open({ resolve, reject }: StripeExpressCheckoutElementClickEvent) {
    if (!validate()) return reject();
    const regularBilling = {
      amount: charge.minor_units,
      label: charge.descriptor,
      recurringPaymentStartDate: new Date(charge.at),
      recurringPaymentIntervalUnit: 'month',
      recurringPaymentIntervalCount: 1,
    } as const;
    const managementURL = `${location.origin}/`;
    resolve({
      applePay: { recurringPaymentRequest: { paymentDescription: charge.descriptor, managementURL, regularBilling } },
    });
  }

  return (
    <div className="stack [--stack:1.5rem]">
      <div hidden={wallets === false}>
        {walletNote}
        <ExpressCheckoutElement
          options={{ buttonHeight: 48, layout: { maxColumns: 2, maxRows: 0 } }}
          onReady={({ availablePaymentMethods }) => setWallets(availablePaymentMethods !== undefined)}
          onLoadError={() => setWallets(false)}
          onClick={open}
          onConfirm={onWallet}
        />
      </div>
      {wallets && <p className="or">{t('or')}</p>}
      {wallets === false && <p className="small muted">{t('noWallets')}</p>}
      {!isReady && <CardFieldsSkeleton />}
      <PaymentElement
        options={{ layout: 'tabs', wallets: { applePay: 'never', googlePay: 'never' } }}
        onReady={() => setReady(true)}
      />
    </div>
  );
}
