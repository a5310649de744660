import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AskCancel } from '#frontend/features/billing/payments/ask-cancel.tsx';
import { AskingPage } from '#frontend/features/billing/payments/asking-page.tsx';
import { Cancelled } from '#frontend/features/billing/payments/cancelled.tsx';
import { NoMembership } from '#frontend/features/billing/payments/no-membership.tsx';
import { Why } from '#frontend/features/billing/payments/why.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { useTakenToken } from '#frontend/lib/use-taken-token.ts';
import { useWriting } from '#frontend/lib/use-writing.ts';
import { account } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

const refreshes = [billing.getMembership, billing.getCharges, billing.getCredits, account.getUser];

/** The cancel link of a receipt: what it would end, and one click that ends it, without a login. */
export const CancelLink = () => (
  <div className="wrap wrap--mid">
    <ByLink />
  </div>
);

function ByLink() {
  const { t } = useTranslation('payments');
  const { isKnown } = useWriting();
  const { token, isClean } = useTakenToken();
  const link = useEndpoint(billing.lookAtCancelLink, isClean && token ? { token } : null, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  const { trigger, data: ended, error: failed, isMutating } = useAction(billing.unsubscribeByLink, { refreshes });
  const words = { title: t('unsubscribe.title'), heading: t('unsubscribe.heading') };

  if (ended) return <Cancelled at={ended.cancelled_at} until={ended.paid_until} aside={<Why />} />;
  if (isClean && (!token || isOver(link.error) || isOver(failed))) return <Over />;
  if (!link.data || !isKnown)
    return (
      <AskingPage {...words} lead={t('link.looking')}>
        {link.error ? (
          <Failure error={link.error} onRetry={() => void link.mutate()} />
        ) : (
          <Skeleton width="100%" height="14rem" />
        )}
      </AskingPage>
    );
  const { standing, cancelled_at, paid_until } = link.data;
  if (standing === 'cancelled' && cancelled_at && paid_until) return <Cancelled at={cancelled_at} until={paid_until} />;
  if (standing === 'none' || failed?.code === 'billing.no-active-subscription')
    return <NoMembership title={words.title} lead={t('unsubscribe.nothing')} />;
  return (
    <AskingPage {...words} lead={t('link.lead')}>
      <AskCancel
        of={link.data}
        busy={isMutating}
        failed={failed}
        onCancel={() => void trigger({ token })}
        keep="home"
      />
    </AskingPage>
  );
}

const isOver = (fault: Fault | undefined) => fault?.code === 'auth.link-expired' || fault?.code === 'request.invalid';

/** A link that has had its time, or never was: whoever may log in cancels there. */
function Over() {
  const { t } = useTranslation(['payments', 'errors']);
  const { language } = useLanguage();
  const page = pathTo('unsubscribe', { language });
  const to = useSignedIn() ? page : pathTo('logIn', { language }) + redirectTo(page);
  return (
    <AskingPage
      title={t('payments:unsubscribe.title')}
      heading={t('payments:link.over')}
      lead={`${t('errors:auth.link-expired')}. ${t('payments:link.overLead')}`}
    >
      <p>
        <LinkButton to={to}>{t('payments:link.toAccount')}</LinkButton>
      </p>
    </AskingPage>
  );
}
