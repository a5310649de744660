import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AskingPage } from '#frontend/features/billing/payments/asking-page.tsx';
import { AskCancel } from '#frontend/features/billing/payments/ask-cancel.tsx';
import { Cancelled } from '#frontend/features/billing/payments/cancelled.tsx';
import { NoMembership } from '#frontend/features/billing/payments/no-membership.tsx';
import { Unhappy } from '#frontend/features/billing/payments/unhappy.tsx';
import { Why } from '#frontend/features/billing/payments/why.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { useWriting } from '#frontend/lib/use-writing.ts';
import { account } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';

const refreshes = [billing.getMembership, billing.getCharges, billing.getCharge, billing.getCredits, account.getUser];

/** Ending the membership: one click, and what that changes is said before it. */
export function Unsubscribe() {
  const { t } = useTranslation('payments', { keyPrefix: 'unsubscribe' });
  const { isKnown } = useWriting();
  const { data: membership, error, mutate } = useEndpoint(billing.getMembership, {});
  const { trigger, data: ended, error: failed, isMutating } = useAction(billing.unsubscribe, { refreshes });
  const now = ended ?? membership;
  if (error && !now)
    return (
      <AskingPage title={t('title')} heading={t('heading')} lead={t('lead')}>
        <Failure error={error} onRetry={() => void mutate()} />
      </AskingPage>
    );
  if (!now || !isKnown)
    return (
      <AskingPage title={t('title')} heading={t('heading')} lead={t('lead')}>
        <Skeleton width="100%" height="14rem" />
      </AskingPage>
    );
  if (now.standing === 'none' || failed?.code === 'billing.no-active-subscription')
    return <NoMembership title={t('title')} lead={t('nothing')} />;
  if (now.standing === 'cancelled' && now.cancelled_at && now.paid_until)
    return (
      <Cancelled at={now.cancelled_at} until={now.paid_until} aside={<Why />}>
        <AllPayments />
      </Cancelled>
    );
  return (
    <AskingPage title={t('title')} heading={t('heading')} lead={t('lead')} aside={<Unhappy />}>
      <AskCancel of={now} busy={isMutating} failed={failed} onCancel={() => void trigger({})} keep="account" />
    </AskingPage>
  );
}

function AllPayments() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    <LinkButton look="ghost" to={pathTo('payments', { language })}>
      {t('all')}
    </LinkButton>
  );
}
