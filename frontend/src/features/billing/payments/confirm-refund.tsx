import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark, Price } from '#frontend/components/bdi.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { refundDays } from '#frontend/features/billing/payments/refund-days.ts';
import { Step } from '#frontend/features/billing/payments/schedule-step.tsx';
import type { ChargeDetails } from '#frontend/features/billing/payments/use-charge.ts';
import { useIsWithdrawal } from '#frontend/features/billing/withdrawal/use-is-withdrawal.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';
import { cardDigits } from '#shared/values/card-name.ts';
import type { Membership } from '#shared/values/membership.ts';

type RefundEffects = NonNullable<ChargeDetails['refund_would']>;
type Props = { charge: ChargeDetails; effects: RefundEffects; membership: Membership };

const refreshes = [billing.getCharge, billing.getCharges, billing.getMembership, billing.getCredits, account.getUser];

/** Confirms a refund, with its effects. */
export function ConfirmRefund({ charge, effects, membership }: Props) {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  const { language } = useLanguage();
  const write = useFormats();
  const [alsoCancel, setAlsoCancel] = useState(false);
  const { trigger, error, isMutating } = useAction(billing.refundCharge, { refreshes });
  const { charge_id, amount, card } = charge;
  const isWithdrawal = useIsWithdrawal(membership) && effects.end_membership;
  const next = membership.next_charge;
  const { t: withdraw } = useTranslation('payments', { keyPrefix: 'withdraw' });
  const named = { values: { amount: write.money(amount) }, components: ltrMark };
  const words = isWithdrawal
    ? {
        title: withdraw('title'),
        ask: <Trans t={withdraw} i18nKey="ask" {...named} />,
        lead: withdraw('lead'),
        submit: withdraw('submit'),
      }
    : {
        title: t('title'),
        ask: <Trans t={t} i18nKey="ask" {...named} />,
        lead: t('lead'),
        submit: <Trans t={t} i18nKey="submit" {...named} />,
      };
  return (
    <PaymentsSubpage
      title={words.title}
      heading={words.ask}
      lead={words.lead}
      aside={<EffectList effects={effects} isRunning={next !== null} isCancelling={alsoCancel} />}
    >
      <div className="stack [--stack:2rem]">
        <ChargeSummary of={charge} />
        <ol className="sched">
          <Step tone="now" when={t('click')} amount={<bdi dir="ltr">{write.minus(amount)}</bdi>}>
            {card && <Trans t={t} i18nKey="clickLead" values={{ digits: cardDigits(card) }} components={ltrMark} />}
          </Step>
          {effects.end_membership && (
            <Step tone="quiet" when={t('ends')}>
              {t('endsLead')}
            </Step>
          )}
          <Step tone="quiet" when={t('statement')}>
            {t('statementLead', refundDays)}
          </Step>
          {!effects.end_membership && next && !alsoCancel && (
            <Step when={write.moment(next.at)} amount={<Price of={next.amount} />}>
              {t('next')}
            </Step>
          )}
        </ol>
        {!effects.end_membership && next && (
          <div className="agree">
            <label className="check">
              <input type="checkbox" checked={alsoCancel} onChange={(event) => setAlsoCancel(event.target.checked)} />
              <span>
                <b>{t('also')}</b> {t('alsoLead', { day: write.day(next.at) })}
              </span>
            </label>
          </div>
        )}
        {error && <Failure error={error} />}
        <div className="row [--gap:0.5rem]">
          <Button busy={isMutating} onClick={() => charge_id && void trigger({ charge_id, also_cancel: alsoCancel })}>
            <span>
              <span>{words.submit}</span>
            </span>
          </Button>
          <LinkButton look="ghost" to={pathTo('payments', { language })}>
            {t('leave')}
          </LinkButton>
        </div>
      </div>
    </PaymentsSubpage>
  );
}

function ChargeSummary({ of: { period, paid_at, due_at, amount } }: { of: ChargeDetails }) {
  const { t } = useTranslation('payments');
  const write = useFormats();
  return (
    <div className="given given--money">
      <span>
        {t('month', { period })}
        <br />
        {t('refund.charged', { at: write.moment(paid_at ?? due_at) })}
      </span>
      <b>
        <Price of={amount} />
      </b>
    </div>
  );
}

type ChangesProps = { effects: RefundEffects; isRunning: boolean; isCancelling: boolean };

function EffectList({ effects, isRunning, isCancelling }: ChangesProps) {
  const { t } = useTranslation('payments', { keyPrefix: 'refund.changes' });
  const { end_credits: count, end_membership } = effects;
  const membership = end_membership ? 'endsNow' : isCancelling ? 'runsOut' : isRunning ? 'goesOn' : 'asItIs';
  return (
    <>
      <div className="cdh">
        <h2>{t('title')}</h2>
      </div>
      <dl className="kv">
        <div>
          <dt>{t('credits')}</dt>
          <dd>{count > 0 ? t('creditsEnd', { count }) : t('creditsStay')}</dd>
        </div>
        <div>
          <dt>{t('membership')}</dt>
          <dd>{t(membership)}</dd>
        </div>
        <div>
          <dt>{t('receipt')}</dt>
          <dd>{t('isMarked')}</dd>
        </div>
      </dl>
    </>
  );
}
