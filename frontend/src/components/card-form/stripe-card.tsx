import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

import { FieldsFailed } from '#frontend/components/card-form/fields-failed.tsx';
import { FieldsOnTheirWay } from '#frontend/components/card-form/fields-on-their-way.tsx';
import type { CardFormProps } from '#frontend/components/card-form/port.ts';
import { StripeFields } from '#frontend/components/card-form/stripe-fields.tsx';
import { appearanceNow, localeFor } from '#frontend/components/card-form/stripe-look.ts';
import { stripeFor } from '#frontend/components/card-form/stripe-script.ts';
import { useTheme } from '#frontend/components/card-form/use-theme.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

type Props = CardFormProps & { publishable_key: string; bring?: typeof stripeFor };

/**
 * Stripe’s Elements: the wallets that this browser has, and the fields of a card. There is no intent yet: the server makes
 * one to save the card when somebody pays, whatever is charged today.
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

  if (!stripe) return <FieldsOnTheirWay />;
  if (stripe === 'failed') {
    const again = () => {
      setStripe(undefined);
      setAttempt(attempt + 1);
    };
    return <FieldsFailed onAgain={again} />;
  }
  const options = {
    mode: 'setup',
    currency: props.charge.currency.toLowerCase(),
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
