import { LoaderCircle } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { BankWindow } from '#frontend/components/card-form/bank-window.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { TaxRow } from '#frontend/components/tax.tsx';
import { isOutcomeUnknown } from '#frontend/features/billing/checkout/checkout-faults.ts';
import { useCardFields } from '#frontend/features/billing/checkout/use-card-fields.ts';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import type { ChargeDetails } from '#frontend/features/billing/payments/use-charge.ts';
import { useConfirmPayment } from '#frontend/features/billing/payments/use-confirm-payment.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import type { CardForm } from '#shared/api/billing.ts';
import { cardName } from '#shared/values/card-name.ts';
import type { ChargeId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';

type Props = { charge: ChargeDetails & { charge_id: ChargeId }; membership: Membership; cardForm: CardForm };

/** What is paid, with which card, by when; and the bank’s challenge. */
export function ConfirmForm({ charge, membership: { card, problem }, cardForm }: Props) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const write = useFormats();
  const { fields, onFields } = useCardFields();
  const { stage, fault, confirm } = useConfirmPayment(charge.charge_id, fields);
  return (
    <PaymentsSubpage
      title={t('confirm.title')}
      heading={
        <Trans t={t} i18nKey="confirm.heading" values={{ amount: write.money(charge.amount) }} components={ltrMark} />
      }
      lead={t('confirm.lead')}
    >
      <div className="stack [--stack:1.5rem]">
        <dl className="kv">
          <div>
            <dt>{t('confirm.forWhat')}</dt>
            <dd>
              {joinDetails(
                [t('month', { period: charge.period }), write.days(charge.from, charge.until)],
                write.locale,
              )}
            </dd>
          </div>
          {charge.tax && <TaxRow of={charge.tax} />}
          {card && (
            <div>
              <dt>{t('confirm.card')}</dt>
              <dd>
                <bdi dir="ltr">{cardName(card)}</bdi>
              </dd>
            </div>
          )}
          {problem?.ends_at && (
            <div>
              <dt>{t('confirm.until')}</dt>
              <dd>{write.moment(problem.ends_at)}</dd>
            </div>
          )}
        </dl>
        <BankWindow of={cardForm} isActive={stage === 'bank'} onFields={onFields} />
        {fault && <Failure error={fault} />}
        {fault && !isOutcomeUnknown(fault) && fault.code !== 'billing.not-confirmable' && (
          <p>
            <b>{t('confirm.notCharged')}</b>
          </p>
        )}
        <p className="small muted" role="status">
          {stage !== 'form' && (
            <>
              <Icon of={LoaderCircle} small className="turns" />{' '}
              {t(stage === 'bank' ? 'confirm.waiting' : 'confirm.asking')}
            </>
          )}
        </p>
        {stage !== 'bank' && (
          <div className="row [--gap:0.5rem]">
            <Button busy={stage === 'asking'} onClick={() => void confirm()}>
              {t('confirm.submit')}
            </Button>
            <LinkButton look="line" to={pathTo('card', { language })}>
              {t('confirm.other')}
            </LinkButton>
          </div>
        )}
      </div>
    </PaymentsSubpage>
  );
}
