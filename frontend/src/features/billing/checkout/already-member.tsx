import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { isOver, leadOf } from '#frontend/components/membership-ticket.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CheckoutLayout } from '#frontend/features/billing/checkout/checkout-layout.tsx';
import { dayAndHour } from '#frontend/features/billing/checkout/terms.ts';
import { OrderSubject } from '#frontend/features/billing/checkout/order-subject.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { unbroken } from '#frontend/lib/unbroken.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import { billing } from '#shared/api/billing.ts';
import { cardName } from '#shared/values/card-name.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Membership } from '#shared/values/membership.ts';
import { formatMoney } from '#shared/values/money-format.ts';

/** Shown to members with a running membership: there is nothing to pay. */
export function AlreadyMember({ person_id }: { person_id: PersonId | undefined }) {
  const { t } = useTranslation(['checkout', 'payments']);
  const { language } = useLanguage();
  const { data: membership } = useEndpoint(billing.getMembership, useSignedIn() ? {} : null);
  const isPastDue = membership?.standing === 'past_due';
  const paused = membership?.pause && membership;
  const waiting = membership?.problem?.needs_owner ? membership.problem : undefined;
  return (
    <CheckoutLayout
      title={t('already.title')}
      lead={
        paused
          ? t(`payments:ticket.leads.${leadOf(paused)}`)
          : t(waiting ? 'already.waits' : isPastDue ? 'already.past' : 'already.lead')
      }
      asideLabel={t('already.label')}
      aside={membership ? <Ticket of={membership} /> : <Skeleton width="100%" height="14rem" />}
    >
      <div className="stack [--stack:1.5rem]">
        {person_id && membership && <OrderSubject person_id={person_id} credits={membership.monthly_credits} />}
        <div className="row [--gap:0.5rem]">
          {waiting && (
            <LinkButton size="lg" to={pathTo('confirmPayment', { language, charge_id: waiting.charge_id })}>
              {t('payments:confirm.submit')}
            </LinkButton>
          )}
          {isPastDue && (
            <LinkButton size="lg" look={waiting ? 'line' : 'solid'} to={pathTo('card', { language })}>
              {t('payments:confirm.other')}
            </LinkButton>
          )}
          {paused && (
            <LinkButton size="lg" to={`${pathTo('payments', { language })}#resume`}>
              {t('payments:pause.resume')}
            </LinkButton>
          )}
          <LinkButton
            size="lg"
            look={isPastDue || paused ? 'line' : 'solid'}
            to={person_id ? pathTo('report', { language, person_id }) : pathTo('home', { language })}
          >
            {t(person_id ? 'already.report' : 'already.search')}
          </LinkButton>
          {!isPastDue && (
            <LinkButton look="ghost" to={pathTo('payments', { language })}>
              {t('already.payments')}
            </LinkButton>
          )}
        </div>
      </div>
    </CheckoutLayout>
  );
}

function Ticket({ of: membership }: { of: Membership }) {
  const { standing, paid_until, pause, next_charge, card } = membership;
  const { t } = useTranslation(['checkout', 'payments']);
  const { locale } = useLanguage();
  const write = useFormats();
  // A month that is already due has no next charge.
  const next = standing === 'past_due' ? null : next_charge;
  return (
    <div className="ticket">
      {pause ? (
        <div>
          <p className="big">{t('payments:ticket.paused', { until: unbroken(write.date(pause.until)) })}</p>
          {paid_until && !isOver(membership) && (
            <p className="cap">{t('payments:ticket.paid', { until: dayAndHour(paid_until, locale) })}</p>
          )}
        </div>
      ) : (
        paid_until && (
          <div>
            <p className="cap">{t('already.until')}</p>
            <p className="big">{dayAndHour(paid_until, locale)}</p>
          </div>
        )
      )}
      <dl className="kv">
        {next && (
          <Row name={t('done.next')}>
            <Trans
              t={t}
              i18nKey="done.nextAt"
              values={{ amount: formatMoney(next.amount, locale), at: formats.soon(next.at, locale) }}
              components={ltrMark}
            />
          </Row>
        )}
        {card && (
          <Row name={t('done.card')}>
            <bdi dir="ltr">{cardName(card)}</bdi>
          </Row>
        )}
      </dl>
    </div>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
