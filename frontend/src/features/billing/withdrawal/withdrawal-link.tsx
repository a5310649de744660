import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { isIncomplete, LinkIncomplete } from '#frontend/features/billing/payments/link-incomplete.tsx';
import { LinkClosed } from '#frontend/features/billing/payments/link-closed.tsx';
import { NoMembership } from '#frontend/features/billing/payments/no-membership.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { refreshes } from '#frontend/lib/membership-refreshes.ts';
import { useTokenFromPath } from '#frontend/lib/use-token-from-path.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import type { Output } from '#shared/contract/endpoint.ts';

/** The withdrawal link of a mail: the contract, and one click to withdraw from it, without a login. */
export const WithdrawalLink = () => (
  <div className="wrap wrap--mid">
    <ByLink />
  </div>
);

function ByLink() {
  const { t } = useTranslation('payments');
  const { isKnown } = useFormats();
  const { token, isClean } = useTokenFromPath();
  const link = useEndpoint(billing.lookAtWithdrawalLink, isClean && token ? { token } : null, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  const { trigger, data: left, error, isMutating } = useAction(billing.withdrawByLink, { refreshes });
  const title = t('withdraw.title');
  const fault = error ?? link.error;
  if (fault?.code === 'auth.account-closed' && isKnown) return <LinkClosed title={title} fault={fault} />;
  if (fault?.code === 'billing.no-active-subscription')
    return <NoMembership title={title} lead={t('unsubscribe.nothing')} />;
  if (isClean && isIncomplete(token, fault)) return <Incomplete />;
  if (fault && OVER.includes(fault.code)) return <Over />;
  const contract = left ?? link.data;
  if (!contract || !isKnown)
    return (
      <PaymentsSubpage title={title} heading={title} lead={t('link.looking')}>
        {link.error ? (
          <Failure error={link.error} onRetry={() => void link.mutate()} />
        ) : (
          <Skeleton width="100%" height="14rem" />
        )}
      </PaymentsSubpage>
    );
  if (contract.left_at) return <Left of={contract} />;
  if (!contract.is_withdrawable) return <Over />;
  return <Confirm of={contract} busy={isMutating} error={error} onConfirm={() => void trigger({ token })} />;
}

const OVER: readonly string[] = ['auth.link-expired', 'billing.earlier-membership'];

type LinkedContract = Output<typeof billing.lookAtWithdrawalLink>;
type ConfirmProps = { of: LinkedContract; busy: boolean; error: unknown; onConfirm: () => void };

/** The contract, what is paid back for it, and the button that withdraws. */
function Confirm({ of: { ordered_at, last_day, amount }, busy, error, onConfirm }: ConfirmProps) {
  const { t } = useTranslation(['payments', 'withdrawal']);
  const { t: withdraw } = useTranslation('payments', { keyPrefix: 'withdraw' });
  const { language, locale } = useLanguage();
  const write = useFormats();
  return (
    <PaymentsSubpage
      title={withdraw('title')}
      heading={
        amount ? (
          <Trans t={withdraw} i18nKey="ask" values={{ amount: write.money(amount) }} components={ltrMark} />
        ) : (
          withdraw('askUnpaid')
        )
      }
      lead={withdraw('lead')}
    >
      <div className="stack [--stack:2rem]">
        <section className="card stack [--stack:1rem]" aria-labelledby="yours">
          <h2 className="card-title" id="yours">
            {t('withdrawal:yours')}
          </h2>
          <p>
            {t('withdrawal:ordered', { at: write.moment(ordered_at) })}
            <br />
            {t('withdrawal:until', { last: formats.day(last_day, locale) })}
          </p>
        </section>
        {error !== undefined && <Failure error={error} />}
        <div className="row [--gap:0.5rem]">
          <Button busy={busy} onClick={onConfirm}>
            {withdraw('submit')}
          </Button>
          <LinkButton look="ghost" to={pathTo('home', { language })}>
            {t('payments:unsubscribe.keep')}
          </LinkButton>
        </div>
      </div>
    </PaymentsSubpage>
  );
}

/** The contract is left: since when, and what is paid back for it. */
function Left({ of: { left_at, paid_back } }: { of: LinkedContract }) {
  const { t } = useTranslation(['payments', 'withdrawal']);
  const { language } = useLanguage();
  const { moment, money } = useFormats();
  return (
    <PaymentsSubpage
      title={t('payments:withdraw.title')}
      heading={t('withdrawal:link.left')}
      lead={
        <>
          {t('withdrawal:link.leftLead', { at: moment(left_at!) })}
          <Gap />
          {paid_back && (
            <>
              <Trans t={t} i18nKey="withdrawal:link.back" values={{ amount: money(paid_back) }} components={ltrMark} />
              <Gap />
            </>
          )}
          {t('payments:unsubscribe.noCharge')}
        </>
      }
    >
      <p>
        <LinkButton look="line" to={pathTo('home', { language })}>
          {t('payments:home')}
        </LinkButton>
      </p>
    </PaymentsSubpage>
  );
}

/** The link was cut: a new one is mailed without a login. */
function Incomplete() {
  const { t } = useTranslation(['payments', 'withdrawal']);
  const { language } = useLanguage();
  return (
    <LinkIncomplete title={t('payments:withdraw.title')}>
      <LinkButton to={pathTo('withdrawal', { language })}>{t('withdrawal:link.request')}</LinkButton>
    </LinkIncomplete>
  );
}

/** The period is over, or another contract followed. */
function Over() {
  const { t } = useTranslation(['payments', 'withdrawal']);
  const { language } = useLanguage();
  return (
    <PaymentsSubpage
      title={t('payments:withdraw.title')}
      heading={t('payments:link.over')}
      lead={t('withdrawal:link.overLead')}
    >
      <div className="row [--gap:0.5rem]">
        <LinkButton to={pathTo('withdrawal', { language })}>{t('withdrawal:link.toPage')}</LinkButton>
        <LinkButton look="line" to={pathTo('payments', { language })}>
          {t('withdrawal:payments')}
        </LinkButton>
      </div>
    </PaymentsSubpage>
  );
}
