import '#frontend/styles/payments.css';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Count } from '#frontend/components/bdi.tsx';
import { Button, Link, LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { MembershipTicket } from '#frontend/components/membership-ticket.tsx';
import { PastDue } from '#frontend/components/past-due.tsx';
import { TaxRow } from '#frontend/components/tax.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CardOnFile } from '#frontend/features/billing/payments/card-on-file.tsx';
import { chargesCsv } from '#frontend/features/billing/payments/charges-csv.ts';
import { ChargesTable } from '#frontend/features/billing/payments/charges-table.tsx';
import { CreditsAdded } from '#frontend/components/credits-added.tsx';
import { canKeep, ToKeep } from '#frontend/components/to-keep.tsx';
import { ConfirmResume, type Resumption, resumptionOf, Resumed } from '#frontend/features/billing/payments/resume.tsx';
import { Year } from '#frontend/features/billing/payments/year.tsx';
import { DetailsSection } from '#frontend/features/billing/receipts/details-section.tsx';
import { YearStatement } from '#frontend/features/billing/receipts/year-statement.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { saveCsv } from '#frontend/lib/csv.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import type { Charge, Membership } from '#shared/values/membership.ts';

/** All past and planned charges, their totals, and the card. */
export function Payments() {
  const { t } = useTranslation('payments');
  const membership = useEndpoint(billing.getMembership, {}, { refreshInterval: (now) => (isDue(now) ? POLL_MS : 0) });
  const charges = useEndpoint(
    billing.getCharges,
    {},
    { refreshInterval: (now) => (isBehind(now?.charges, membership.data) ? POLL_MS : 0) },
  );
  const { isKnown } = useFormats();
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

/** How often a month is looked at that is being charged. */
const POLL_MS = 3000;

/** The next month is due, and its charge has not come yet: a pause was ended a moment ago. */
const isDue = (of: Membership | undefined): boolean =>
  of?.next_charge != null && !of.problem && of.next_charge.at <= serverNow().toISOString();

/** A charge is on its way, or the planned one is not the next of the membership any more. */
const isBehind = (charges: readonly Charge[] | undefined, of: Membership | undefined): boolean =>
  isDue(of) ||
  charges?.some(({ state }) => state === 'running') === true ||
  charges?.some(({ state, due_at }) => state === 'planned' && due_at !== of?.next_charge?.at) === true;

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
  const resumption = resumptionOf(membership, serverNow());
  const { standing, problem } = membership;
  if (standing === 'none' && charges.length === 0)
    return (
      <EmptyState title={t('empty.title')} lead={t('empty.lead')}>
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
      {typeof resuming === 'object' && <Resumed as={resuming} />}
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
      <CreditsAdded of={membership}>
        <Link to={pathTo('unsubscribe', { language })}>{t(membership.can_pause ? 'cancelOrPause' : 'cancel')}</Link>
      </CreditsAdded>
      <AllCharges membership={membership} charges={charges} />
      <CardOnFile of={membership} />
      {standing !== 'none' && <DetailsSection />}
      <YearStatement charges={charges} />
    </div>
  );
}

/** What was charged, or that the bank declined; a planned one, or one that was never taken, is not counted. */
const isMade = ({ state }: Charge): boolean => state !== 'planned' && state !== 'void';

function AllCharges({ membership, charges }: { membership: Membership; charges: readonly Charge[] }) {
  const { t } = useTranslation('payments');
  return (
    <section className="part" aria-labelledby="charges">
      <div className="part__head part__head--end">
        <h2 id="charges">
          {t('charges.title')}{' '}
          <span>
            <Count of={charges.filter(isMade).length} />
          </span>
        </h2>
        <Button look="line" size="sm" onClick={() => saveCsv(chargesCsv(charges, t), 'payments.csv')}>
          <Icon of={Download} />
          {t('charges.csv')}
        </Button>
      </div>
      <ChargesTable membership={membership} charges={charges} />
    </section>
  );
}
