import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CardForm } from '#frontend/components/card-form/card-form.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Agreement } from '#frontend/features/billing/checkout/agreement.tsx';
import { BankStep } from '#frontend/features/billing/checkout/bank-step.tsx';
import { EmailField } from '#frontend/features/billing/checkout/email-field.tsx';
import { isUncharged } from '#frontend/features/billing/checkout/outcome.ts';
import { PayBar } from '#frontend/features/billing/checkout/pay-bar.tsx';
import { Promises } from '#frontend/features/billing/checkout/promises.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import { useFields } from '#frontend/features/billing/checkout/use-fields.ts';
import type { Paying } from '#frontend/features/billing/checkout/use-paying.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import type { Offer } from '#shared/api/billing.ts';
import { fieldKeys, type MessageKey } from '#shared/validation/messages.ts';
import { Email } from '#shared/validation/account.ts';
import { isoCode } from '#shared/values/money-format.ts';

type Props = { offer: Offer; paying: Paying; email: string; onEmail: (email: string) => void };

/**
 * Who pays, with which card, and that they agree. Its card fields stay where they are when the bank asks something: at the
 * desk it asks in their place.
 */
export function OrderForm({ offer, paying, email, onEmail }: Props) {
  const { t } = useTranslation(['checkout', 'validation']);
  const isVisitor = !useSignedIn();
  const { step, work, told, faults, pay } = paying;
  const { fields, onFields } = useFields();
  const form = useRef<HTMLFormElement>(null);
  const [agreedTo, setAgreedTo] = useState<string>();
  const [missing, setMissing] = useState<{ email?: MessageKey | undefined; agreed?: boolean }>({});
  const agreed = agreedTo === offer.digest;
  const isForm = step.state === 'form';
  const { today, next } = termsOf(offer);

  /** Whether all that is ours is there; the first that is not gets the focus. */
  function mayPay(): boolean {
    const { error } = Email.safeParse(email);
    const emailError = isVisitor && error ? fieldKeys(error).body?.[0] : undefined;
    setMissing({ email: emailError, agreed: !agreed });
    const first = emailError ? 'email' : agreed ? undefined : 'agreed';
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return !first;
  }

  const submit = () => {
    if (!mayPay()) return;
    void pay({ offer, email: isVisitor ? email.trim() : undefined, collect: async () => (await fields()).collect() });
  };

  return (
    <form
      ref={form}
      className="stack [--stack:1.5rem]"
      aria-label={t('checkout:page')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isForm && isVisitor && (
        <EmailField
          value={email}
          onChange={onEmail}
          error={missing.email}
          isTaken={told?.fault.code === 'auth.email-taken'}
        />
      )}
      <BankStep isOn={!isForm} kind={offer.card_form.kind} paying={paying} fields={fields}>
        {isForm && <h2 className="card-title">{t('checkout:card.title')}</h2>}
        <CardForm
          of={offer.card_form}
          onFields={onFields}
          charge={{
            currency: isoCode(today.currency),
            minor_units: next.amount.minor_units,
            at: next.at,
            descriptor: offer.descriptor,
          }}
          mayPay={mayPay}
          onWallet={submit}
        />
        {isForm &&
          faults.map((fault) => (
            <p className="err" role="alert" key={fault}>
              <Icon of={CircleAlert} small /> {t(fault, { ns: 'validation' })}
            </p>
          ))}
      </BankStep>
      {isForm && (
        <>
          <Agreement
            offer={offer}
            agreed={agreed}
            onAgree={(agrees) => {
              setAgreedTo(agrees ? offer.digest : undefined);
              setMissing((now) => ({ ...now, agreed: false }));
            }}
            isMissing={missing.agreed === true && !agreed}
          />
          <PayBar
            offer={offer}
            work={work}
            isAgain={told !== undefined && isUncharged(told.fault)}
            until={told?.fault.code === 'billing.card-blocked' ? undefined : told?.fault.until}
          />
          <Promises offer={offer} />
        </>
      )}
    </form>
  );
}
