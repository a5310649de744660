import '#frontend/styles/checkout.css';

import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { ltrMark } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { PaymentsSubpage } from '#frontend/features/billing/payments/payments-subpage.tsx';
import { NoMembership } from '#frontend/features/billing/payments/no-membership.tsx';
import { ReplaceForm } from '#frontend/features/billing/payments/replace-form.tsx';
import { useCardFields } from '#frontend/features/billing/checkout/use-card-fields.ts';
import { useReplaceCard } from '#frontend/features/billing/payments/use-replace-card.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { billing } from '#shared/api/billing.ts';
import { cardBrand, cardDigits, cardExpiry } from '#shared/values/card-name.ts';
import type { Card, Membership } from '#shared/values/membership.ts';
import type { Money } from '#shared/values/money.ts';

/** Replaces the card for future charges. A declined month is paid with it at once. */
export function ReplaceCard() {
  const { t } = useTranslation('payments', { keyPrefix: 'card' });
  const membership = useEndpoint(billing.getMembership, {});
  const offer = useEndpoint(billing.getOffer, {});
  const { fields, onFields } = useCardFields();
  const { isKnown, ...write } = useFormats();
  const replacing = useReplaceCard(fields, membership.mutate);
  const error = membership.error ?? offer.error;
  const words = { title: t('title'), heading: t('title') };
  if (replacing.done) return <Done of={replacing.done.membership} paid={replacing.done.paid} />;
  if (error) {
    const retry = () => void Promise.all([membership.mutate(), offer.mutate()]);
    return (
      <PaymentsSubpage {...words} lead={t('lead')}>
        <Failure error={error} onRetry={retry} />
      </PaymentsSubpage>
    );
  }
  if (!membership.data || !offer.data || !isKnown)
    return (
      <PaymentsSubpage {...words} lead={t('lead')}>
        <Skeleton width="100%" height="16rem" />
      </PaymentsSubpage>
    );
  const { standing, card, problem } = membership.data;
  if (standing === 'none' || standing === 'cancelled' || replacing.fault?.code === 'billing.no-active-subscription')
    return <NoMembership title={t('title')} lead={t('none')} />;
  return (
    <PaymentsSubpage
      title={words.title}
      heading={
        problem ? (
          <Trans t={t} i18nKey="headingDue" values={{ amount: write.money(problem.amount) }} components={ltrMark} />
        ) : (
          words.heading
        )
      }
      lead={
        problem
          ? t(problem.needs_owner ? 'leadWaits' : 'leadDue', { days: write.days(problem.from, problem.until) })
          : t('lead')
      }
      aside={
        <>
          {card && <Present card={card} />}
          <p className="small muted">{t('safe')}</p>
        </>
      }
    >
      <ReplaceForm membership={membership.data} offer={offer.data} onFields={onFields} replacing={replacing} />
    </PaymentsSubpage>
  );
}

function Present({ card }: { card: Card }) {
  const { t } = useTranslation('payments');
  const { locale } = useLanguage();
  return (
    <section aria-labelledby="present">
      <div className="cdh">
        <h2 id="present">{t('card.present')}</h2>
      </div>
      <dl className="kv">
        <div>
          <dt>{cardBrand(card) || t('charges.card')}</dt>
          <dd>
            <Trans
              t={t}
              i18nKey="ticket.card"
              values={{ digits: cardDigits(card), expiry: cardExpiry(card, locale) }}
              components={ltrMark}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Done({ of: { card, next_charge: next }, paid }: { of: Membership; paid: Money | undefined }) {
  const { t } = useTranslation('payments');
  const { money, moment } = useFormats();
  const { language } = useLanguage();
  return (
    <div role="status">
      <PaymentsSubpage
        title={t('card.title')}
        heading={t('card.done')}
        lead={
          card && (
            <Trans
              t={t}
              i18nKey={paid && next ? 'card.donePaid' : 'card.doneLead'}
              values={{
                digits: cardDigits(card),
                ...(paid && next && { amount: money(paid), next: money(next.amount), at: moment(next.at) }),
              }}
              components={ltrMark}
            />
          )
        }
      >
        <p>
          <LinkButton to={pathTo('payments', { language })}>{t('all')}</LinkButton>
        </p>
      </PaymentsSubpage>
    </div>
  );
}
