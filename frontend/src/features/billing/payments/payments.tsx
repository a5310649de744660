import '#frontend/styles/payments.css';

import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link, LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { MembershipTicket } from '#frontend/components/membership-ticket.tsx';
import { FailedRefund } from '#frontend/components/failed-refund.tsx';
import { PastDue } from '#frontend/components/past-due.tsx';
import { TaxRow } from '#frontend/components/tax.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { chargeParam } from '#frontend/lib/charge-param.ts';
import { CardOnFile } from '#frontend/features/billing/payments/card-on-file.tsx';
import { chargesCsv } from '#frontend/features/billing/payments/charges-csv.ts';
import { ChargesTable } from '#frontend/features/billing/payments/charges-table.tsx';
import { CreditsAdded } from '#frontend/components/credits-added.tsx';
import { canKeep, ToKeep } from '#frontend/components/to-keep.tsx';
import {
  ConfirmResume,
  isBehind,
  type Resumption,
  resumptionOf,
  Resumed,
} from '#frontend/features/billing/payments/resume.tsx';
import { isAwaited, POLL_MS } from '#frontend/features/billing/payments/use-charge.ts';
import { Year } from '#frontend/features/billing/payments/year.tsx';
import { DetailsSection } from '#frontend/features/billing/receipts/details-section.tsx';
import { YearStatement } from '#frontend/features/billing/receipts/year-statement.tsx';
import { withdrawalAddress } from '#frontend/features/billing/withdrawal/withdrawal-address.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { saveCsv } from '#frontend/lib/csv.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useChargeSupport } from '#frontend/lib/use-charge-support.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

/** All past and planned charges, their totals, and the card. */
export function Payments() {
  const { t } = useTranslation('payments');
  const charges = useEndpoint(
    billing.getCharges,
    {},
    { refreshInterval: (now) => (isAwaited(now?.charges) ? POLL_MS : 0) },
  );
  const membership = useEndpoint(
    billing.getMembership,
    {},
    { refreshInterval: (now) => (isDue(now) || isBehind(now, charges.data?.charges) ? POLL_MS : 0) },
  );
  const { isKnown } = useFormats();
  const isAsked = isDue(membership.data) || isAwaited(charges.data?.charges);
  const { mutate: refreshMembership } = membership;
  const { mutate: refreshCharges } = charges;
  // The answer of the bank changes both.
  useEffect(() => {
    if (!isAsked) return undefined;
    return () => void Promise.all([refreshMembership(), refreshCharges()]);
  }, [isAsked, refreshMembership, refreshCharges]);
  const isOld = isBehind(membership.data, charges.data?.charges);
  useEffect(() => {
    if (isOld) void refreshMembership();
  }, [isOld, refreshMembership]);
  const error = membership.error ?? charges.error;
  const retry = () => void Promise.all([membership.mutate(), charges.mutate()]);
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <div className="acctp__head">
        <h1 className="display">{t('title')}</h1>
        <p className="lead [margin-block-start:0.5rem]">{t('lead')}</p>
      </div>
      {error && <Failure error={error} onRetry={retry} />}
      {!error && !(membership.data && charges.data && isKnown) && <Waiting />}
      {!error && membership.data && charges.data && isKnown && (
        <All membership={membership.data} charges={charges.data.charges} />
      )}
    </>
  );
}

/** The next month is due, and its charge has not come yet: a pause was ended a moment ago. */
const isDue = (of: Membership | undefined): boolean =>
  of?.next_charge != null && !of.problem && of.next_charge.at <= serverNow().toISOString();

const Waiting = () => (
  <div className="stack [--stack:1.5rem]" aria-busy="true">
    <div className="pay2">
      <Skeleton width="100%" height="18rem" />
      <Skeleton width="100%" height="18rem" />
    </div>
    <Skeleton width="100%" height="16rem" />
  </div>
);

function All({ membership, charges }: { membership: Membership; charges: readonly Charge[] }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const { money } = useFormats();
  const [resuming, setResuming] = useState<'asks' | Resumption | undefined>(() =>
    location.hash === '#resume' ? 'asks' : undefined,
  );
  const support = useChargeSupport();
  const resumption = resumptionOf(membership, serverNow());
  const { standing, problem } = membership;
  if (standing === 'none' && charges.length === 0)
    return (
      <EmptyState below title={t('empty.title')} lead={t('empty.lead')}>
        <LinkButton to={pathTo('payment', { language })}>{t('begin')}</LinkButton>
      </EmptyState>
    );
  return (
    <div className="stack [--stack:1.5rem]">
      {standing === 'past_due' && (
        <PastDue problem={problem}>
          {problem?.needs_owner && (
            <LinkButton size="sm" to={pathTo('confirmPayment', { language, charge_id: problem.charge_id })}>
              {t('confirm.submit')}
            </LinkButton>
          )}
          <LinkButton size="sm" look={problem?.needs_owner ? 'line' : 'solid'} to={pathTo('card', { language })}>
            {t('replace')}
          </LinkButton>
        </PastDue>
      )}
      {charges
        .filter(({ state }) => state === 'refund_failed')
        .map((charge) => (
          <FailedRefund key={charge.charge_id} of={charge}>
            <LinkButton size="sm" {...support(charge)}>
              {t('refund.write')}
            </LinkButton>
            <LinkButton size="sm" look="line" to={pathTo('refund', { language, charge_id: chargeParam(charge) })}>
              {t('charges.whatNow')}
            </LinkButton>
          </FailedRefund>
        ))}
      {typeof resuming === 'object' && <Resumed as={resuming} of={membership} charges={charges} />}
      {resumption && resuming === 'asks' && (
        <ConfirmResume of={membership} onLeave={() => setResuming(undefined)} onResumed={setResuming} />
      )}
      <div className="pay2">
        <MembershipTicket of={membership} isAboutCharge tax={membership.tax && <TaxRow of={membership.tax} />}>
          {canKeep(membership) ? (
            <>
              <ToKeep to={pathTo('keep', { language })} />
              <LinkButton look="line" to={pathTo('payment', { language })}>
                {t('otherCard')}
              </LinkButton>
            </>
          ) : standing === 'none' || standing === 'cancelled' ? (
            <LinkButton to={pathTo('payment', { language })}>
              {t(standing === 'none' ? 'begin' : 'beginAnew')}
            </LinkButton>
          ) : (
            <>
              {resumption && (
                <Button aria-expanded={resuming === 'asks'} onClick={() => setResuming('asks')}>
                  {resumption.charge_now
                    ? t('pause.resumePaid', { amount: money(resumption.charge_now) })
                    : t('pause.resume')}
                </Button>
              )}
              <LinkButton look={membership.pause ? 'line' : 'solid'} to={pathTo('unsubscribe', { language })}>
                {t('cancel')}
              </LinkButton>
              <LinkButton look="line" to={pathTo('card', { language })}>
                {t('replace')}
              </LinkButton>
              {membership.can_pause && (
                <LinkButton look="line" to={`${pathTo('unsubscribe', { language })}#pause`}>
                  {t('pause.link')}
                </LinkButton>
              )}
            </>
          )}
        </MembershipTicket>
        <Year charges={charges} />
      </div>
      {withdrawalAddress(membership, charges, language) && (
        <p>
          <Link to={pathTo('withdrawal', { language })}>{t('withdraw.here')}</Link>
        </p>
      )}
      {!(resuming === 'asks' && resumption?.charge_now) && (
        <CreditsAdded of={membership}>
          <Link to={pathTo('unsubscribe', { language })}>{t(membership.can_pause ? 'cancelOrPause' : 'cancel')}</Link>
        </CreditsAdded>
      )}
      <AllCharges membership={membership} charges={charges} />
      <CardOnFile of={membership} />
      {standing !== 'none' && <DetailsSection />}
      <YearStatement charges={charges} />
    </div>
  );
}

function AllCharges({ membership, charges }: { membership: Membership; charges: readonly Charge[] }) {
  const { t } = useTranslation('payments');
  const write = useFormats();
  return (
    <section className="part" aria-labelledby="charges">
      <div className="part__head part__head--end">
        <h2 id="charges">{t('charges.title')}</h2>
        <Button look="line" size="sm" onClick={() => saveCsv(chargesCsv(charges, t, write), 'payments.csv')}>
          <Icon of={Download} />
          {t('charges.csv')}
        </Button>
      </div>
      <ChargesTable membership={membership} charges={charges} />
    </section>
  );
}
