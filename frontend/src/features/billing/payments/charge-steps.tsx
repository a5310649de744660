import { Trans, useTranslation } from 'react-i18next';

import { declineReason } from '#frontend/components/decline-reason.ts';
import { Gap } from '#frontend/components/gap.tsx';
import { ltrMark, Price } from '#frontend/components/bdi.tsx';
import { useCreditsAdded } from '#frontend/components/credits-added.tsx';
import { Step } from '#frontend/features/billing/payments/schedule-step.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { cardDigits } from '#shared/values/card-name.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

type Props = { of: Charge; membership: Membership };

/** The steps of a charge, in chronological order. */
export const ChargeSteps = ({ of: charge, membership }: Props) => (
  <ol className="sched">
    {charge.state === 'planned' ? (
      <Ahead of={charge} membership={membership} />
    ) : (
      <Behind of={charge} membership={membership} />
    )}
  </ol>
);

const MINUTE = 60_000;

function Ahead({ of: { due_at, until, amount }, membership }: Props) {
  const { t } = useTranslation('payments', { keyPrefix: 'steps' });
  const write = useFormats();
  const { card, next_charge, monthly_credits } = membership;
  const count = useCreditsAdded(membership)?.adds ?? monthly_credits;
  return (
    <>
      {next_charge?.remind_at && (
        <Step tone="quiet" when={write.moment(next_charge.remind_at)}>
          {t('reminder')}
        </Step>
      )}
      <Step tone="quiet" when={write.moment(new Date(Date.parse(due_at) - MINUTE))}>
        {t('last')}
      </Step>
      <Step when={write.moment(due_at)} amount={<Price of={amount} />}>
        {card && <Trans t={t} i18nKey="from" values={{ digits: cardDigits(card) }} components={ltrMark} />}
        <Gap />
        {t('credits', { count })}
      </Step>
      <Step tone="quiet" when={t('ifRefused')}>
        {t('refused')}
      </Step>
      <Step when={write.moment(until)} amount={<Price of={amount} />}>
        {t('monthly')}
      </Step>
    </>
  );
}

function Behind({ of: charge, membership }: Props) {
  const { t } = useTranslation(['payments']);
  const write = useFormats();
  const { state, due_at, paid_at, amount, problem, refund, card } = charge;
  const again = refund?.next_try_at;
  const isTriedAgain = membership.problem?.charge_id === charge.charge_id;
  return (
    <>
      <Step tone="quiet" when={write.moment(due_at)}>
        {t('payments:steps.due')}
      </Step>
      {state === 'running' && (
        <Step tone="now" when={t('payments:steps.now')}>
          {t('payments:notes.running')}
        </Step>
      )}
      {paid_at && (
        <Step when={write.moment(paid_at)} amount={<Price of={amount} />}>
          {card && (
            <Trans t={t} i18nKey="payments:steps.from" values={{ digits: cardDigits(card) }} components={ltrMark} />
          )}
        </Step>
      )}
      {(state === 'declined' || state === 'unconfirmed') && problem && (
        <Step tone="now" when={t(`payments:states.${state}`)}>
          {t(`payments:${declineReason(problem.code)}`)}
          <Gap />
          {t('payments:notes.declined')}
        </Step>
      )}
      {state === 'declined' && problem?.next_try_at && isTriedAgain && (
        <Step when={write.moment(problem.next_try_at)}>{t('payments:steps.again')}</Step>
      )}
      {refund && (
        <Step tone={state === 'refunding' && !again ? 'now' : undefined} when={write.moment(refund.asked_at)}>
          {t(`payments:because.${refund.because}`)}
        </Step>
      )}
      {refund?.failures.map(({ failed_at }) => (
        <Step key={failed_at} when={write.moment(failed_at)}>
          {t('payments:refund.sentBack')}
        </Step>
      ))}
      {state === 'refunding' && again && (
        <Step tone="now" when={write.moment(again)}>
          {t('payments:refund.nextTry')}
        </Step>
      )}
      {state === 'refund_failed' && (
        <Step tone="now" when={t('payments:states.refund_failed')}>
          {t('payments:notes.refundStuck')}
        </Step>
      )}
      {refund?.done_at && (
        <Step when={write.moment(refund.done_at)} amount={<bdi dir="ltr">{write.minus(amount)}</bdi>}>
          {t('payments:steps.back')}
        </Step>
      )}
    </>
  );
}
