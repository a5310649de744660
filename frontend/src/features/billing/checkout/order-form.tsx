import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { CardForm } from '#frontend/components/card-form/card-form.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Agreement } from '#frontend/features/billing/checkout/agreement.tsx';
import { BankStep } from '#frontend/features/billing/checkout/bank-step.tsx';
import { EmailField, ReceiptsTo } from '#frontend/features/billing/checkout/email-field.tsx';
import { isNotCharged } from '#frontend/features/billing/checkout/checkout-faults.ts';
import { PayButton } from '#frontend/features/billing/checkout/pay-button.tsx';
import { Promises } from '#frontend/features/billing/checkout/promises.tsx';
import { termsOf } from '#frontend/features/billing/checkout/terms.ts';
import { useOrderAmounts } from '#frontend/features/billing/checkout/use-order-amounts.ts';
import { useCardFields } from '#frontend/features/billing/checkout/use-card-fields.ts';
import type { Payment } from '#frontend/features/billing/checkout/use-payment.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import type { Offer } from '#shared/api/billing.ts';
import type { PersonId } from '#shared/values/id.ts';
import { fieldKeys, type MessageKey } from '#shared/validation/messages.ts';
import { Email } from '#shared/validation/account.ts';
import { isoCode } from '#shared/values/money-format.ts';

type Props = {
  offer: Offer;
  payment: Payment;
  person_id: PersonId | undefined;
  email: string;
  onEmail: (email: string) => void;
};

/**
 * Email, card and consent. The card fields stay mounted during the bank’s challenge, because the dev server’s frame
 * shows the challenge in their place.
 */
export function OrderForm({ offer, payment, person_id, email, onEmail }: Props) {
  const { t } = useTranslation(['checkout', 'validation']);
  const isVisitor = !useSignedIn();
  const { step, progress, failure, cardErrors, pay } = payment;
  const { fields, onFields } = useCardFields();
  const form = useRef<HTMLFormElement>(null);
  const [agreedTo, setAgreedTo] = useState<string>();
  const [missing, setMissing] = useState<{ email?: MessageKey | undefined; agreed?: boolean }>({});
  const [isWalletOpen, setWalletOpen] = useState(false);
  const agreed = agreedTo === offer.digest;
  const isTaken = failure?.fault.code === 'auth.email-taken';
  useEffect(() => {
    if (isTaken) form.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  }, [isTaken, failure]);
  const isForm = step.state === 'form';
  const { today, next } = termsOf(offer);

  /** Whether all that is ours is there; the first that is not gets the focus. */
  function validate(): boolean {
    const { error } = Email.safeParse(email);
    const emailError = isVisitor && error ? fieldKeys(error).body?.[0] : undefined;
    setMissing({ email: emailError, agreed: !agreed });
    const first = emailError ? 'email' : agreed ? undefined : 'agreed';
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return !first;
  }

  const submit = () => {
    // The faults of the card are shown beside ours: its fields know them once they are collected.
    if (!validate()) return void fields().then((card) => card.check());
    void pay({
      offer,
      email: isVisitor ? email.trim() : undefined,
      person_id,
      collect: async () => (await fields()).collect(),
    });
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
      {isForm && isVisitor && <EmailField value={email} onChange={onEmail} error={missing.email} isTaken={isTaken} />}
      {isForm && !isVisitor && <ReceiptsTo />}
      <BankStep isActive={!isForm} kind={offer.card_form.kind} payment={payment} fields={fields}>
        {isForm && <h2 className="card-title">{t('checkout:card.title')}</h2>}
        <CardForm
          of={offer.card_form}
          onFields={onFields}
          charge={{
            currency: isoCode(today.currency),
            minor_units: next.amount.minor_units,
            at: next.at,
            descriptor: offer.descriptor,
            due_now: today.minor_units,
          }}
          walletNote={isForm && offer.withdrawal_days !== null && <WalletNote offer={offer} />}
          validate={validate}
          onWallet={submit}
          onWalletSheet={setWalletOpen}
        />
        {isForm &&
          cardErrors.map((fault) => (
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
          <PayButton
            offer={offer}
            progress={progress}
            isElsewhere={isWalletOpen}
            isRetry={failure !== undefined && isNotCharged(failure.fault)}
            until={failure?.fault.code === 'billing.card-blocked' ? undefined : failure?.fault.until}
          />
          <Promises offer={offer} />
        </>
      )}
    </form>
  );
}

/** Who pays by a wallet orders with it: its button cannot say so. */
function WalletNote({ offer }: { offer: Offer }) {
  const { t } = useTranslation('checkout', { keyPrefix: 'pay' });
  return (
    <p className="small muted [margin-block-end:1rem]">
      <Trans t={t} i18nKey="wallet" values={useOrderAmounts(offer)} components={{ price: <bdi dir="ltr" /> }} />
    </p>
  );
}
