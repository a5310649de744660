import { CircleAlert, LoaderCircle } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { CardForm } from '#frontend/components/card-form/card-form.tsx';
import type { CardFormProps } from '#frontend/components/card-form/port.ts';
import { Failure, OwnWords } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { isNotCharged } from '#frontend/features/billing/checkout/checkout-faults.ts';
import { useUnsavedWords } from '#frontend/features/billing/checkout/use-unsaved-words.ts';
import type { useReplaceCard } from '#frontend/features/billing/payments/use-replace-card.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Offer } from '#shared/api/billing.ts';
import type { Membership } from '#shared/values/membership.ts';
import { isoCode } from '#shared/values/money-format.ts';

type Props = {
  membership: Membership;
  offer: Offer;
  onFields: CardFormProps['onFields'];
  replacing: ReturnType<typeof useReplaceCard>;
};

/** The fields of the new card. They stay mounted during the bank’s challenge. */
export function ReplaceForm({ membership, offer, onFields, replacing }: Props) {
  const { t } = useTranslation(['payments', 'validation']);
  const { language } = useLanguage();
  const { money, moment } = useFormats();
  const { stage, fault, cardErrors, replace } = replacing;
  const { next_charge, agreed, descriptor, problem } = membership;
  const amount = next_charge?.amount ?? agreed?.amount ?? offer.monthly_price;
  const due = problem?.amount;
  const unsaved = useUnsavedWords();
  const own = due ? {} : unsaved;
  const submit = () => void replace(due);
  return (
    <form
      className="stack [--stack:1.5rem]"
      aria-label={t('payments:card.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CardForm
        of={offer.card_form}
        onFields={onFields}
        charge={{
          currency: isoCode(amount.currency),
          minor_units: amount.minor_units,
          at: problem?.until ?? next_charge?.at ?? serverNow().toISOString(),
          descriptor,
          due_now: due?.minor_units ?? 0,
        }}
        validate={() => true}
        onWallet={submit}
      />
      {cardErrors.map((key) => (
        <p className="err" role="alert" key={key}>
          <Icon of={CircleAlert} small /> {t(key, { ns: 'validation' })}
        </p>
      ))}
      {fault && (
        <OwnWords value={own}>
          <Failure error={fault} />
        </OwnWords>
      )}
      {fault && (isNotCharged(fault) || fault.code in own) && (
        <p>
          <b>{t('payments:card.notCharged')}</b>
        </p>
      )}
      {problem && stage !== 'bank' && (
        <p className="small muted">
          <Trans
            t={t}
            i18nKey="payments:card.agree"
            values={{ amount: money(problem.amount), at: moment(problem.until) }}
            components={ltrMark}
          />
        </p>
      )}
      <p className="small muted" role="status">
        {stage === 'asking' && (
          <>
            <Icon of={LoaderCircle} small className="turns" /> {t('payments:card.processing')}
          </>
        )}
      </p>
      {stage !== 'bank' && (
        <div className="row [--gap:0.5rem]">
          <Button type="submit" busy={stage === 'asking'}>
            {due ? (
              <Trans t={t} i18nKey="payments:card.pay" values={{ amount: money(due) }} components={ltrMark} />
            ) : (
              t('payments:card.submit')
            )}
          </Button>
          {problem?.needs_owner && (
            <LinkButton look="line" to={pathTo('confirmPayment', { language, charge_id: problem.charge_id })}>
              {t('payments:card.confirm')}
            </LinkButton>
          )}
          <LinkButton look="ghost" to={pathTo('payments', { language })}>
            {t('payments:card.leave')}
          </LinkButton>
        </div>
      )}
    </form>
  );
}
