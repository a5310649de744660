import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { marked } from '#frontend/components/bdi.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AskRefund } from '#frontend/features/billing/payments/ask-refund.tsx';
import { AskingPage } from '#frontend/features/billing/payments/asking-page.tsx';
import { RefundAside } from '#frontend/features/billing/payments/refund-aside.tsx';
import { RefundTrack } from '#frontend/features/billing/payments/refund-track.tsx';
import { type OneCharge, useCharge } from '#frontend/features/billing/payments/use-charge.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useWriting } from '#frontend/lib/use-writing.ts';
import { billing } from '#shared/api/billing.ts';
import type { Membership } from '#shared/values/membership.ts';

/** Giving one charge back: asked once, then on its way, then done; its address always says which. */
export function Refund() {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  const { isKnown } = useWriting();
  const { charge, error, mutate } = useCharge();
  const { data: membership } = useEndpoint(billing.getMembership, {});
  if (error)
    return (
      <AskingPage title={t('title')} heading={t('title')} lead={t('lead')}>
        <Failure error={error} onRetry={() => void mutate()} />
      </AskingPage>
    );
  if (!charge || !membership || !isKnown)
    return (
      <AskingPage title={t('title')} heading={<Skeleton height="3rem" />} lead={<Skeleton width="90%" />}>
        <Skeleton width="100%" height="16rem" />
      </AskingPage>
    );
  if (charge.refund) return <Decided of={charge} membership={membership} />;
  if (charge.refund_would) return <AskRefund charge={charge} would={charge.refund_would} membership={membership} />;
  return <NotHere of={charge} />;
}

function Decided({ of: charge, membership }: { of: OneCharge; membership: Membership }) {
  const { t } = useTranslation('payments', { keyPrefix: 'refund' });
  const write = useWriting();
  const done = charge.refund?.done_at;
  return (
    <AskingPage
      title={t('title')}
      heading={
        done ? (
          <Trans t={t} i18nKey="done" values={{ amount: write.money(charge.amount) }} components={marked} />
        ) : (
          t('underWay')
        )
      }
      lead={done ? t('doneLead', { at: write.moment(done) }) : t('underWayLead')}
      aside={<RefundAside of={charge} membership={membership} />}
    >
      <RefundTrack of={charge} />
    </AskingPage>
  );
}

function NotHere({ of: { state, charge_id } }: { of: OneCharge }) {
  const { t } = useTranslation(['payments', 'errors']);
  const { language } = useLanguage();
  return (
    <AskingPage
      title={t('payments:refund.title')}
      heading={t('payments:refund.notHere')}
      lead={state === 'paid' ? t('errors:billing.not-refundable') : t('payments:refund.notTaken')}
    >
      <div className="row [--gap:0.5rem]">
        {charge_id && (
          <LinkButton look="line" to={pathTo('charge', { language, charge_id })}>
            {t('payments:charges.details')}
          </LinkButton>
        )}
        <LinkButton look="ghost" to={pathTo('payments', { language })}>
          {t('payments:all')}
        </LinkButton>
      </div>
    </AskingPage>
  );
}
