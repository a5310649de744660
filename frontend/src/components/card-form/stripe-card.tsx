import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

import { CardFieldsError } from '#frontend/components/card-form/card-fields-error.tsx';
import { CardFieldsSkeleton } from '#frontend/components/card-form/card-fields-skeleton.tsx';
import type { CardFormProps } from '#frontend/components/card-form/port.ts';
import { StripeFields } from '#frontend/components/card-form/stripe-fields.tsx';
import { appearanceNow, localeFor } from '#frontend/components/card-form/stripe-appearance.ts';
import { stripeFor } from '#frontend/components/card-form/stripe-script.ts';
import { useTheme } from '#frontend/components/card-form/use-theme.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

type Props = CardFormProps & { publishable_key: string; bring?: typeof stripeFor };

/**
 * Stripe Elements: the wallets of this browser and the card fields. There is no intent yet: when the visitor pays, the server
 * creates a PaymentIntent where something is due now, which also saves the card, and a SetupIntent otherwise.
 */
export function StripeCard({ publishable_key, bring = stripeFor, ...props }: Props) {
  const { language } = useLanguage();
  const theme = useTheme();
  const [locale] = useState(() => localeFor(language));
  const [stripe, setStripe] = useState<Stripe | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const tell = (next: Stripe | 'failed') => !isLeft && setStripe(next);
    bring(publishable_key, locale).then(
      (came) => tell(came ?? 'failed'),
      () => tell('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [bring, publishable_key, locale, attempt]);

  if (!stripe) return <CardFieldsSkeleton />;
  if (stripe === 'failed') {
    const retry = () => {
      setStripe(undefined);
      setAttempt(attempt + 1);
    };
    return <CardFieldsError onRetry={retry} />;
  }
  const { currency, due_now } = props.charge;
  const options = {
    ...(due_now > 0 ? { mode: 'payment' as const, amount: due_now } : { mode: 'setup' as const }),
    currency: currency.toLowerCase(),
    setupFutureUsage: 'off_session',
    locale,
    appearance: appearanceNow(),
  } as const;
  return (
    <Elements key={theme} stripe={stripe} options={options}>
      <StripeFields {...props} />
    </Elements>
  );
}
