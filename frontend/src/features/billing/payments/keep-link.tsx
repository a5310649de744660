import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { ConfirmKeep } from '#frontend/features/billing/payments/confirm-keep.tsx';
import { Kept } from '#frontend/features/billing/payments/kept.tsx';
import { isIncomplete, LinkIncomplete } from '#frontend/features/billing/payments/link-incomplete.tsx';
import { LinkClosed } from '#frontend/features/billing/payments/link-closed.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { refreshes } from '#frontend/lib/membership-refreshes.ts';
import { asSentence } from '#frontend/i18n/as-sentence.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { useTokenFromPath } from '#frontend/lib/use-token-from-path.ts';
import { billing } from '#shared/api/billing.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

/** The keep link of a cancellation: what it keeps, and one click to keep it, without a login. */
export const KeepLink = () => (
  <div className="wrap wrap--mid">
    <ByLink />
  </div>
);

const isOver = (fault: Fault | undefined) =>
  fault?.code === 'auth.link-expired' || fault?.code === 'billing.not-changeable';

function ByLink() {
  const { t } = useTranslation('payments', { keyPrefix: 'keep' });
  const { isKnown } = useFormats();
  const { token, isClean } = useTokenFromPath();
  const link = useEndpoint(billing.lookAtKeepLink, isClean && token ? { token } : null, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  const { trigger, data: kept, error, isMutating } = useAction(billing.keepByLink, { refreshes });

  const now = kept ?? link.data;
  if (now?.is_kept && isKnown)
    return (
      <Kept next={now.next_charge} pausedAfter={now.is_paused ? now.paid_until : null}>
        <Home />
      </Kept>
    );
  const fault = error ?? link.error;
  if (fault?.code === 'auth.account-closed' && isKnown) return <LinkClosed title={t('title')} fault={fault} />;
  if (fault?.code === 'billing.earlier-membership') return <Earlier />;
  if (fault?.code === 'billing.no-active-subscription') return <Ended />;
  if (isClean && isIncomplete(token, fault))
    return (
      <LinkIncomplete title={t('title')}>
        <ToPayments look="solid" />
      </LinkIncomplete>
    );
  if (isOver(fault)) return <Over />;
  if (!now || !isKnown)
    return (
      <PaymentsSubpage title={t('title')} heading={t('heading')} lead={t('looking')}>
        {link.error ? (
          <Failure error={link.error} onRetry={() => void link.mutate()} />
        ) : (
          <Skeleton width="100%" height="14rem" />
        )}
      </PaymentsSubpage>
    );
  return (
    <PaymentsSubpage title={t('title')} heading={t('heading')} lead={t('lead')}>
      <ConfirmKeep
        next={now.next_charge}
        pausedAfter={now.is_paused ? now.paid_until : null}
        busy={isMutating}
        error={error}
        onKeep={() => void trigger({ token })}
      >
        <Home />
      </ConfirmKeep>
    </PaymentsSubpage>
  );
}

function Home() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    <LinkButton look="ghost" to={pathTo('home', { language })}>
      {t('home')}
    </LinkButton>
  );
}

function ToPayments({ look }: { look: 'solid' | 'line' }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    <LinkButton look={look} to={pathTo('payments', { language })}>
      {t('all')}
    </LinkButton>
  );
}

/** The membership has ended: nothing is kept, and another one can be started. */
function Ended() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    <PaymentsSubpage title={t('keep.title')} heading={t('unsubscribe.doneEnded')} lead={t('ticket.leads.ended')}>
      <div className="row [--gap:0.5rem]">
        <LinkButton look="line" to={pathTo('payment', { language })}>
          {t('beginAnew')}
        </LinkButton>
        <Home />
      </div>
    </PaymentsSubpage>
  );
}

/** The membership of the link was replaced by one that runs. */
function Earlier() {
  const { t } = useTranslation(['payments', 'errors']);
  return (
    <PaymentsSubpage
      title={t('payments:keep.title')}
      heading={t('errors:billing.earlier-membership')}
      lead={t('payments:keep.earlier')}
    >
      <div className="row [--gap:0.5rem]">
        <ToPayments look="line" />
        <Home />
      </div>
    </PaymentsSubpage>
  );
}

/** A link of an earlier cancellation, or of one that cannot be taken back. */
function Over() {
  const { t } = useTranslation(['payments', 'errors']);
  const { language } = useLanguage();
  return (
    <PaymentsSubpage
      title={t('payments:keep.title')}
      heading={t('payments:link.over')}
      lead={
        <>
          {asSentence(t('errors:auth.link-expired'), language)}
          <Gap />
          {t('payments:keep.overLead')}
        </>
      }
    >
      <p>
        <ToPayments look="solid" />
      </p>
    </PaymentsSubpage>
  );
}
