import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { FailedRefund } from '#frontend/components/failed-refund.tsx';
import { MembershipTicket } from '#frontend/components/membership-ticket.tsx';
import { PastDue } from '#frontend/components/past-due.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { canKeep, ToKeep } from '#frontend/components/to-keep.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useChargeSupport } from '#frontend/lib/use-charge-support.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';

/** The membership at a glance, with links to cancel it, to its card and to all payments. */
export function Membership() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { isKnown } = useFormats();
  const support = useChargeSupport();
  const { data: membership, error, mutate } = useEndpoint(billing.getMembership, {});
  const hasPaid = membership && membership.standing !== 'none';
  const { data: past } = useEndpoint(billing.getCharges, hasPaid ? {} : null);
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  if (!membership || !isKnown) return <Skeleton height="16rem" width="100%" />;
  const { standing, problem } = membership;
  const card = pathTo('card', { language });
  const failedRefunds = past?.charges
    .filter(({ state }) => state === 'refund_failed')
    .map((charge) => (
      <div key={charge.charge_id} className="acct__wide">
        <FailedRefund of={charge}>
          <LinkButton size="sm" {...support(charge)}>
            {t('refund.write')}
          </LinkButton>
        </FailedRefund>
      </div>
    ));
  const payments = (
    <LinkButton look="line" to={pathTo('payments', { language })}>
      {t('title')}
    </LinkButton>
  );
  if (standing === 'none' || standing === 'cancelled')
    return (
      <>
        {failedRefunds}
        <MembershipTicket of={membership}>
          {canKeep(membership) ? (
            <ToKeep to={pathTo('keep', { language })} />
          ) : (
            <LinkButton to={pathTo('payment', { language })}>
              {t(standing === 'none' ? 'begin' : 'beginAnew')}
            </LinkButton>
          )}
          {standing === 'cancelled' && payments}
        </MembershipTicket>
      </>
    );
  return (
    <>
      {failedRefunds}
      {standing === 'past_due' && (
        <div className="acct__wide">
          <PastDue problem={problem}>
            {problem?.needs_owner && (
              <LinkButton size="sm" to={pathTo('confirmPayment', { language, charge_id: problem.charge_id })}>
                {t('confirm.submit')}
              </LinkButton>
            )}
            <LinkButton size="sm" look={problem?.needs_owner ? 'line' : 'solid'} to={card}>
              {t('replace')}
            </LinkButton>
          </PastDue>
        </div>
      )}
      <MembershipTicket of={membership}>
        <LinkButton to={pathTo('unsubscribe', { language })}>{t('cancel')}</LinkButton>
        {payments}
      </MembershipTicket>
    </>
  );
}
