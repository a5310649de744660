import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { calendarFile } from '#frontend/features/billing/payments/calendar-file.ts';
import { Calendar, type Mark } from '#frontend/components/calendar.tsx';
import { chargeParam, isRefundable } from '#frontend/lib/charge-param.ts';
import { ChargeFacts } from '#frontend/features/billing/payments/charge-facts.tsx';
import { ChargeSteps } from '#frontend/features/billing/payments/charge-steps.tsx';
import { RefundOver } from '#frontend/features/billing/payments/refund-over.tsx';
import { useChargeOrNext } from '#frontend/features/billing/payments/use-charge.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { useChargeSupport } from '#frontend/lib/use-charge-support.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import { cardDigits } from '#shared/values/card-name.ts';
import type { Charge as OneCharge, Membership } from '#shared/values/membership.ts';

/** One charge: what happens or happened, when and why. */
export function Charge() {
  const { t } = useTranslation('payments');
  const write = useFormats();
  const { charge, error, retry } = useChargeOrNext();
  const { data: membership } = useEndpoint(billing.getMembership, {});
  if (error)
    return (
      <PaymentsSubpage title={t('title')} heading={t('title')} lead={t('lead')}>
        <Failure error={error} onRetry={retry} />
      </PaymentsSubpage>
    );
  if (!charge || !membership || !write.isKnown)
    return (
      <PaymentsSubpage title={t('title')} heading={<Skeleton height="3rem" />} lead={<Skeleton width="90%" />}>
        <Skeleton width="100%" height="22rem" />
      </PaymentsSubpage>
    );
  const { state, period, amount, paid_at, due_at, refund } = charge;
  const at = paid_at ?? due_at;
  const what = t('month', { period });
  const says = { what, at: write.moment(at), time: write.clock(at) };
  const again = state === 'refunding' ? refund?.next_try_at : null;
  const next = state === 'planned' && membership.next_charge?.period === period ? membership.next_charge : null;
  const marks: Mark[] = [
    ...(next?.remind_at ? [{ kind: 'rem' as const, at: next.remind_at }] : []),
    { kind: 'pay', at },
  ];
  return (
    <PaymentsSubpage
      title={what}
      heading={
        <Trans
          t={t}
          i18nKey="charge.heading"
          values={{ amount: write.money(amount), day: write.day(at) }}
          components={ltrMark}
        />
      }
      lead={
        again ? t('charge.leads.refundAgain', { what, next: write.moment(again) }) : t(`charge.leads.${state}`, says)
      }
      aside={
        <>
          <div className="cdh">
            <h2>{t(state === 'planned' ? 'steps.happens' : 'steps.happened')}</h2>
          </div>
          <ChargeSteps of={charge} membership={membership} />
          <ChargeFacts of={charge} />
        </>
      }
    >
      <div className="stack [--stack:2rem]">
        <Calendar marks={marks} opensAt={at} />
        <Actions of={charge} membership={membership} />
        <RefundOver of={charge} />
      </div>
    </PaymentsSubpage>
  );
}

function Actions({ of: charge, membership }: { of: OneCharge; membership: Membership }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { state, receipt_number } = charge;
  const at = { language, charge_id: chargeParam(charge) };
  const support = useChargeSupport();
  const isOpen = membership.problem?.charge_id === charge.charge_id;
  const actions: Partial<Record<OneCharge['state'], ReactNode>> = {
    planned: (
      <>
        <LinkButton to={pathTo('unsubscribe', { language })}>{t('cancel')}</LinkButton>
        <ToCalendar of={charge} membership={membership} />
      </>
    ),
    declined: isOpen && (
      <>
        <LinkButton to={pathTo('card', { language })}>{t('replace')}</LinkButton>
        <LinkButton look="line" to={pathTo('unsubscribe', { language })}>
          {t('cancel')}
        </LinkButton>
      </>
    ),
    unconfirmed: isOpen && (
      <>
        <LinkButton to={pathTo('confirmPayment', at)}>{t('confirm.submit')}</LinkButton>
        <LinkButton look="line" to={pathTo('card', { language })}>
          {t('replace')}
        </LinkButton>
        <LinkButton look="line" to={pathTo('unsubscribe', { language })}>
          {t('cancel')}
        </LinkButton>
      </>
    ),
    paid: isRefundable(charge) && <LinkButton to={pathTo('refund', at)}>{t('charges.refund')}</LinkButton>,
    refunding: <LinkButton to={pathTo('refund', at)}>{t('charges.follow')}</LinkButton>,
    refund_failed: (
      <>
        <LinkButton {...support(charge)}>{t('refund.write')}</LinkButton>
        <LinkButton look="line" to={pathTo('refund', at)}>
          {t('charges.whatNow')}
        </LinkButton>
      </>
    ),
  };
  return (
    <div className="row [--gap:0.5rem]">
      {actions[state]}
      {receipt_number && (
        <LinkButton look="line" to={pathTo('receipt', at)}>
          {t('charges.receipt')}
        </LinkButton>
      )}
    </div>
  );
}

/** The charge as an event for any calendar, made in this browser. */
function ToCalendar({ of: charge, membership: { card } }: { of: OneCharge; membership: Membership }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { money } = useFormats();
  const save = () => {
    const { subscription_id, period, due_at, amount } = charge;
    const note = t('charge.eventNote', { url: location.origin + pathTo('unsubscribe', { language }) });
    const file = calendarFile({
      uid: `${subscription_id}-${period}`,
      at: due_at,
      now: serverNow(),
      summary: t('charge.event', { amount: money(amount), period }),
      description: [card && cardDigits(card), note].filter(Boolean).join('\n'),
    });
    saveFile(`calluna-${due_at.slice(0, 10)}.ics`, 'text/calendar', file);
  };
  return (
    <Button look="line" onClick={save}>
      <Icon of={CalendarClock} />
      {t('charge.toCalendar')}
    </Button>
  );
}
