import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CheckoutLayout } from '#frontend/features/billing/checkout/checkout-layout.tsx';
import { dayAndHour } from '#frontend/features/billing/checkout/terms.ts';
import { OrderSubject } from '#frontend/features/billing/checkout/order-subject.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
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
  const waiting = membership?.problem?.needs_owner ? membership.problem : undefined;
  return (
    <CheckoutLayout
      title={t('already.title')}
      lead={t(waiting ? 'already.waits' : isPastDue ? 'already.past' : 'already.lead')}
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
          <LinkButton
            size="lg"
            look={isPastDue ? 'line' : 'solid'}
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

function Ticket({ of: { standing, paid_until, next_charge, card } }: { of: Membership }) {
  const { t } = useTranslation('checkout');
  const { locale } = useLanguage();
  // A month that is already due has no next charge.
  const next = standing === 'past_due' ? null : next_charge;
  return (
    <div className="ticket">
      {paid_until && (
        <div>
          <p className="cap">{t('already.until')}</p>
          <p className="big">{dayAndHour(paid_until, locale)}</p>
        </div>
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
