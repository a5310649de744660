import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ArrivalHeading } from '#frontend/components/arrival-heading.tsx';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { useTokenFromPath } from '#frontend/lib/use-token-from-path.ts';
import { account } from '#shared/api/account.ts';
import type { Output } from '#shared/contract/endpoint.ts';

/**
 * The link of the mail about a deletion: until when the account can be kept, and one click that keeps it. Opening the
 * link undoes nothing, since scanners open links.
 */
export function KeepAccount() {
  const { t } = useTranslation('account', { keyPrefix: 'reopen' });
  return (
    <div className="wrap wrap--mid sec stack">
      <title>{pageTitle(t('title'))}</title>
      <ByLink />
    </div>
  );
}

function ByLink() {
  const { t } = useTranslation('account', { keyPrefix: 'reopen' });
  const { date } = useFormats();
  const { token, isClean } = useTokenFromPath();
  const link = useEndpoint(account.lookAtReopenLink, isClean && token ? { token } : null, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  });
  const { trigger, data: kept, error, isMutating } = useAction(account.reopenUser);

  /** A press that is refused may have been one in another tab: the link is looked at again. */
  async function keep() {
    await trigger({ token });
    await link.mutate();
  }

  if (kept) return <Kept {...kept} />;
  const fault = error ?? link.error;
  if (link.data?.standing === 'undone') return <Undone />;
  if (link.data?.standing === 'address-taken' || error?.code === 'auth.email-taken')
    return <Closed heading={t('over')} lead={t('taken')} />;
  if ((isClean && !token) || fault?.code === 'auth.link-expired')
    return <Closed heading={t('over')} lead={t('overLead')} />;
  return (
    <>
      <h1 className="display">{t('title')}</h1>
      {link.data?.until ? (
        <>
          <p className="lead">{t('lead', { date: date(link.data.until) })}</p>
          {error && <Failure error={error} />}
          <div className="row [--gap:0.75rem]">
            <Button busy={isMutating} onClick={() => void keep()}>
              {t('do')}
            </Button>
          </div>
        </>
      ) : link.error ? (
        <Failure error={link.error} onRetry={() => void link.mutate()} />
      ) : (
        <>
          <p className="lead">{t('looking')}</p>
          <Skeleton width="100%" height="3rem" />
        </>
      )}
    </>
  );
}

/** The account is open again: what of it is as before, and what is not. */
function Kept({ paid_until, phone_taken }: Output<typeof account.reopenUser>) {
  const { t } = useTranslation('account', { keyPrefix: 'reopen' });
  const { date } = useFormats();
  return (
    <>
      <ArrivalHeading>{t('done')}</ArrivalHeading>
      <div className="stack [--stack:0.5rem]" role="status">
        <p className="lead">{t('doneLead')}</p>
        {paid_until && <p>{t('paid', { date: date(paid_until) })}</p>}
        <p>{t(phone_taken ? 'phoneTaken' : 'phone')}</p>
      </div>
      <ToAccount look="solid" />
    </>
  );
}

/** The link was used. */
function Undone() {
  const { t } = useTranslation('account', { keyPrefix: 'reopen' });
  const isSignedIn = useSignedIn();
  const lead = (
    <>
      {t('undoneLead')}
      {!isSignedIn && (
        <>
          <Gap />
          {t('doneLead')}
        </>
      )}
    </>
  );
  return <Closed heading={t('done')} lead={lead} />;
}

/** A link that undoes nothing any more. */
const Closed = ({ heading, lead }: { heading: string; lead: ReactNode }) => (
  <>
    <h1 className="display">{heading}</h1>
    <p className="lead" role="status">
      {lead}
    </p>
    <ToAccount look="line" />
  </>
);

function ToAccount({ look }: { look: 'solid' | 'line' }) {
  const { t } = useTranslation('account', { keyPrefix: 'reopen' });
  const { language } = useLanguage();
  const isSignedIn = useSignedIn();
  return (
    <div className="row [--gap:0.75rem]">
      <LinkButton look={look} to={pathTo(isSignedIn ? 'account' : 'logIn', { language })}>
        {t(isSignedIn ? 'toAccount' : 'logIn')}
      </LinkButton>
    </div>
  );
}
