import '#frontend/styles/checkout.css';

import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { ConfirmForm } from '#frontend/features/billing/payments/confirm-form.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { type ChargeDetails, useCharge } from '#frontend/features/billing/payments/use-charge.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';

/** Confirms a renewal that the bank declined because its owner was not there, with the card on file. */
export function ConfirmPayment() {
  const { t } = useTranslation('payments', { keyPrefix: 'confirm' });
  const { isKnown } = useFormats();
  const { charge, error, mutate } = useCharge();
  const membership = useEndpoint(billing.getMembership, {});
  const offer = useEndpoint(billing.getOffer, {});
  const fault = error ?? membership.error ?? offer.error;
  if (fault) {
    const retry = () => void Promise.all([mutate(), membership.mutate(), offer.mutate()]);
    return (
      <PaymentsSubpage title={t('title')} heading={t('title')} lead={t('lead')}>
        <Failure error={fault} onRetry={retry} />
      </PaymentsSubpage>
    );
  }
  if (!charge?.charge_id || !membership.data || !offer.data || !isKnown)
    return (
      <PaymentsSubpage title={t('title')} heading={<Skeleton height="3rem" />} lead={<Skeleton width="90%" />}>
        <Skeleton width="100%" height="16rem" />
      </PaymentsSubpage>
    );
  const { problem } = membership.data;
  const isOpen = problem?.charge_id === charge.charge_id && problem.needs_owner;
  if (charge.state === 'paid') return <Paid charge={charge} />;
  if (!isOpen && (charge.state === 'declined' || charge.state === 'running')) return <Later charge={charge} />;
  if (!isOpen) return <Over charge={charge} />;
  const { charge_id } = charge;
  return <ConfirmForm charge={{ ...charge, charge_id }} membership={membership.data} cardForm={offer.data.card_form} />;
}

function Paid({ charge: { amount, charge_id } }: { charge: ChargeDetails }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { money } = useFormats();
  return (
    <div role="status">
      <PaymentsSubpage
        title={t('confirm.title')}
        heading={<Trans t={t} i18nKey="confirm.done" values={{ amount: money(amount) }} components={ltrMark} />}
        lead={t('confirm.doneLead')}
      >
        <div className="row [--gap:0.5rem]">
          {charge_id && <LinkButton to={pathTo('receipt', { language, charge_id })}>{t('charges.receipt')}</LinkButton>}
          <LinkButton look="line" to={pathTo('payments', { language })}>
            {t('all')}
          </LinkButton>
        </div>
      </PaymentsSubpage>
    </div>
  );
}

/** It is tried again by itself. */
function Later({ charge }: { charge: ChargeDetails }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    <PaymentsSubpage title={t('confirm.title')} heading={t('confirm.later')} lead={t('confirm.laterLead')}>
      <div className="row [--gap:0.5rem]">
        <LinkButton to={pathTo('card', { language })}>{t('replace')}</LinkButton>
        <Details of={charge} />
      </div>
    </PaymentsSubpage>
  );
}

/** Of a payment that is over: one that waited is never taken. */
const notTaken: readonly ChargeDetails['state'][] = ['unconfirmed', 'void'];

function Over({ charge }: { charge: ChargeDetails }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    <PaymentsSubpage
      title={t('confirm.title')}
      heading={t('confirm.over')}
      lead={notTaken.includes(charge.state) ? t('confirm.overLead') : t(`states.${charge.state}`)}
    >
      <div className="row [--gap:0.5rem]">
        <LinkButton to={pathTo('payments', { language })}>{t('all')}</LinkButton>
        <Details of={charge} />
      </div>
    </PaymentsSubpage>
  );
}

function Details({ of: { charge_id } }: { of: ChargeDetails }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    charge_id && (
      <LinkButton look="line" to={pathTo('charge', { language, charge_id })}>
        {t('charges.details')}
      </LinkButton>
    )
  );
}
