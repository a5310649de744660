import { useEffect } from 'react';

import { DevCard } from '#frontend/components/card-form/dev-card.tsx';
import type { CardFields, CardFormProps } from '#frontend/components/card-form/port.ts';
import { localeFor } from '#frontend/components/card-form/stripe-appearance.ts';
import { stripeFor } from '#frontend/components/card-form/stripe-script.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { CardForm } from '#shared/api/billing.ts';

type Props = Pick<CardFormProps, 'onFields'> & { of: CardForm; isActive: boolean; bring?: typeof stripeFor };

/** The bank’s challenge without card fields: a window of Stripe, or the frame of the dev server while it is asked. */
export function BankWindow({ of, isActive, onFields, bring = stripeFor }: Props) {
  if (of.kind === 'stripe')
    return <StripeWindow publishable_key={of.publishable_key} onFields={onFields} bring={bring} />;
  return (
    <div hidden={!isActive}>
      <DevCard
        frame_url={of.frame_url}
        onFields={onFields}
        charge={NO_CHARGE}
        validate={() => true}
        onWallet={nothing}
      />
    </div>
  );
}

const NO_CHARGE = { currency: 'USD', minor_units: 0, at: '', descriptor: '', due_now: 0 };
const nothing = () => undefined;

type WindowProps = Pick<CardFormProps, 'onFields'> & { publishable_key: string; bring: typeof stripeFor };

function StripeWindow({ publishable_key, onFields, bring }: WindowProps) {
  const { language } = useLanguage();
  useEffect(() => {
    const fields: CardFields = {
      check: () => Promise.resolve(),
      collect: () => Promise.resolve({ code: 'billing.not-completed' }),
      /** The script is loaded when the bank asks; where it does not load, the server still knows the outcome. */
      async confirmAction(clientSecret) {
        const stripe = await bring(publishable_key, localeFor(language)).catch(() => null);
        const answer = await stripe?.handleNextAction({ clientSecret });
        return answer !== undefined && !answer.error;
      },
    };
    onFields(fields);
    return () => onFields(null);
  }, [publishable_key, language, onFields, bring]);
  return null;
}
