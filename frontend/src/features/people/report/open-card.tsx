import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/credits.css';

import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Button, Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { isOnHold, OnHold } from '#frontend/components/on-hold.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CreditTerms } from '#frontend/features/people/report/credit-terms.tsx';
import { OPEN_CARD_ID, MembershipLink, OfferCard } from '#frontend/features/people/report/offer-card.tsx';
import { OpenFailure } from '#frontend/features/people/report/open-failure.tsx';
import { PurposeSelect } from '#frontend/features/people/report/purpose-select.tsx';
import { RememberedPurpose } from '#frontend/features/people/report/remembered-purpose.tsx';
import { useOpenReport } from '#frontend/features/people/report/use-open-report.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { account, type User } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';
import type { StatedUse } from '#shared/validation/account.ts';
import type { PersonId } from '#shared/values/id.ts';

type Props = { id: PersonId; isSparse: boolean; onOpened: () => void; onEmpty: () => void };

/** What opening a report takes: a running membership, a purpose, and a credit unless it is sparse. */
export function OpenCard({ id, ...others }: Props) {
  const { data: user, error, mutate } = useEndpoint(account.getUser, {});
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  if (!user) return <Skeleton width="100%" height="14rem" />;
  // By the clock of the answer: the page may have begun by that of a device that is late.
  if ((user.subscribed_until ?? '') > serverNow().toISOString()) return <ForMembers id={id} user={user} {...others} />;
  return <NoAccess id={id} />;
}

/** What a member without access can do: resume a pause, pay a month, or begin a membership. */
function NoAccess({ id }: { id: PersonId }) {
  const { t } = useTranslation('report');
  const { language } = useLanguage();
  const { data: membership, error, mutate } = useEndpoint(billing.getMembership, {});
  if (error) return <Failure error={error} onRetry={() => void mutate()} />;
  if (!membership) return <Skeleton width="100%" height="14rem" />;
  if (isOnHold(membership, serverNow()))
    return (
      <div className="card card--lift stack" id={OPEN_CARD_ID}>
        <h2>{t('offer.title')}</h2>
        <OnHold of={membership} payments={pathTo('payments', { language })} />
      </div>
    );
  return (
    <OfferCard id={id}>
      <p>{t('open.noMembership')}</p>
      <MembershipLink id={id} />
    </OfferCard>
  );
}

function ForMembers({ id, isSparse, user, onOpened, onEmpty }: Props & { user: User }) {
  const { t } = useTranslation(['report', 'errors']);
  const { language } = useLanguage();
  const { moment } = useFormats();
  const { data: credits, error, mutate } = useEndpoint(billing.getCredits, {});
  const { open, busy, fault } = useOpenReport(id);
  const [purpose, setPurpose] = useState<StatedUse | null>(user.reason_for_use);
  const [isRemembered, setRemembered] = useState(user.reason_for_use !== null);
  const [isMissed, setMissed] = useState(false);
  const spend = async () => {
    setMissed(purpose === null);
    const opened = purpose && (await open(purpose));
    if (opened?.returned === 'empty') onEmpty();
    else if (opened) onOpened();
  };
  const isSpent = (!isSparse && credits?.balance === 0) || fault?.code === 'billing.insufficient-credits';
  if (fault?.code === 'billing.subscription-required') return <NoAccess id={id} />;
  const renewsAt = fault?.until ?? credits?.renews_at;
  return (
    <div className="card card--lift stack" id={OPEN_CARD_ID}>
      <div>
        <h2>{t('report:offer.title')}</h2>
        <p className="small muted">{isSparse ? t('report:open.sparse') : <CreditTerms />}</p>
      </div>
      {isRemembered && user.reason_for_use ? (
        <RememberedPurpose purpose={user.reason_for_use} onChange={() => setRemembered(false)} />
      ) : (
        <PurposeSelect value={purpose} onChange={setPurpose} isMissed={isMissed} />
      )}
      {isSpent ? (
        <div className="note note--danger" role="alert">
          <p>
            <b>{t('billing.insufficient-credits', { ns: 'errors' })}</b>
            <Gap />
            {renewsAt && t('report:open.renews', { at: moment(renewsAt) })}
          </p>
        </div>
      ) : (
        <Button size="lg" wide busy={busy || !credits} onClick={() => void spend()}>
          {t('report:open.button')}
        </Button>
      )}
      {fault && !isSpent && <OpenFailure error={fault} />}
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {credits && (
        <p className="small muted given--open">
          {!isSpent && (
            <span>
              {isSparse ? (
                t('report:open.noCost')
              ) : (
                <Trans t={t} i18nKey="report:open.cost" components={{ left: <Count of={credits.balance} /> }} />
              )}
            </span>
          )}
          <Link to={pathTo('credits', { language })}>{t('report:open.ledger')}</Link>
        </p>
      )}
    </div>
  );
}
