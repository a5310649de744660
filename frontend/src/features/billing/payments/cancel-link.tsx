import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { ToKeep } from '#frontend/components/to-keep.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { ConfirmCancel } from '#frontend/features/billing/payments/confirm-cancel.tsx';
import { refreshes } from '#frontend/lib/membership-refreshes.ts';
import { isIncomplete, LinkIncomplete } from '#frontend/features/billing/payments/link-incomplete.tsx';
import { LinkClosed } from '#frontend/features/billing/payments/link-closed.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { Cancelled } from '#frontend/features/billing/payments/cancelled.tsx';
import { NoMembership } from '#frontend/features/billing/payments/no-membership.tsx';
import { CancelReason } from '#frontend/features/billing/payments/cancel-reason.tsx';
import { asSentence } from '#frontend/i18n/as-sentence.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { redirectTo } from '#frontend/lib/redirect.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { useTokenFromPath } from '#frontend/lib/use-token-from-path.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';

/** The cancel link of a receipt: what it ends, and one click to end it, without a login. */
export const CancelLink = () => (
  <div className="wrap wrap--mid">
    <ByLink />
  </div>
);

function ByLink() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { isKnown } = useFormats();
  const { token, isClean } = useTokenFromPath();
  const link = useEndpoint(billing.lookAtCancelLink, isClean && token ? { token } : null, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  const { trigger, data: ended, error: cancelError, isMutating } = useAction(billing.unsubscribeByLink, { refreshes });
  const isSignedIn = useSignedIn();
  const words = { title: t('unsubscribe.title'), heading: t('unsubscribe.heading') };

  if (ended)
    return (
      <Cancelled
        at={ended.cancelled_at}
        until={ended.paid_until}
        keep={ended.keep_token && <ToKeep to={pathTo('keepLink', { language, token: ended.keep_token })} />}
        aside={<CancelReason />}
      />
    );
  const fault = cancelError ?? link.error;
  if (fault?.code === 'auth.account-closed' && isKnown) return <LinkClosed title={words.title} fault={fault} />;
  if (fault?.code === 'billing.earlier-membership') return <Over isEarlier />;
  if (fault?.code === 'billing.no-active-subscription')
    return <NoMembership title={words.title} lead={t('unsubscribe.nothing')} />;
  if (isClean && isIncomplete(token, fault))
    return (
      <LinkIncomplete title={words.title}>
        <ToAccount />
      </LinkIncomplete>
    );
  if (fault?.code === 'auth.link-expired') return <Over />;
  if (!link.data || !isKnown)
    return (
      <PaymentsSubpage {...words} lead={t('link.looking')}>
        {link.error ? (
          <Failure error={link.error} onRetry={() => void link.mutate()} />
        ) : (
          <Skeleton width="100%" height="14rem" />
        )}
      </PaymentsSubpage>
    );
  const { standing, cancelled_at, paid_until } = link.data;
  const isKeepable = paid_until !== null && paid_until > serverNow().toISOString();
  if (standing === 'cancelled' && cancelled_at && paid_until)
    return (
      <Cancelled
        isEarlier
        at={cancelled_at}
        until={paid_until}
        keep={isKeepable && <ToKeep to={pathTo('keep', { language })} />}
        hint={isKeepable && !isSignedIn && t('link.keepByMail')}
      />
    );
  if (standing === 'none') return <NoMembership title={words.title} lead={t('unsubscribe.nothing')} />;
  return (
    <PaymentsSubpage {...words} lead={t('link.lead')}>
      <ConfirmCancel
        of={link.data}
        credits={link.data.unused_credits}
        busy={isMutating}
        error={cancelError}
        onCancel={() => void trigger({ token })}
        keepPage="home"
      />
    </PaymentsSubpage>
  );
}

/** To the cancellation in the account, by way of the login where it is needed. */
function ToAccount() {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const page = pathTo('unsubscribe', { language });
  const target = useSignedIn() ? page : pathTo('logIn', { language }) + redirectTo(page);
  return <LinkButton to={target}>{t('link.toAccount')}</LinkButton>;
}

/** A link of an earlier membership: members can log in and cancel the present one there. */
function Over({ isEarlier = false }: { isEarlier?: boolean }) {
  const { t } = useTranslation(['payments', 'errors']);
  const { language } = useLanguage();
  return (
    <PaymentsSubpage
      title={t('payments:unsubscribe.title')}
      heading={t(isEarlier ? 'errors:billing.earlier-membership' : 'payments:link.over')}
      lead={
        isEarlier ? (
          t('payments:link.earlier')
        ) : (
          <>
            {asSentence(t('errors:auth.link-expired'), language)}
            <Gap />
            {t('payments:link.overLead')}
          </>
        )
      }
    >
      <p>
        <ToAccount />
      </p>
    </PaymentsSubpage>
  );
}
