import '#frontend/styles/checkout.css';

import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { marked } from '#frontend/components/bdi.tsx';
import { LinkButton } from '#frontend/components/button.tsx';
import { brandOf, digitsOf, expiryOf } from '#frontend/components/card-words.ts';
import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { AskingPage } from '#frontend/features/billing/payments/asking-page.tsx';
import { NoMembership } from '#frontend/features/billing/payments/no-membership.tsx';
import { ReplaceForm } from '#frontend/features/billing/payments/replace-form.tsx';
import { useFields } from '#frontend/features/billing/checkout/use-fields.ts';
import { useReplacing } from '#frontend/features/billing/payments/use-replacing.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { billing } from '#shared/api/billing.ts';
import type { Card } from '#shared/values/membership.ts';

/** Another card for what comes. A refused payment is tried with it at once. */
export function ReplaceCard() {
  const { t } = useTranslation('payments', { keyPrefix: 'card' });
  const membership = useEndpoint(billing.getMembership, {});
  const offer = useEndpoint(billing.getOffer, {});
  const { fields, onFields } = useFields();
  const replacing = useReplacing(fields);
  const error = membership.error ?? offer.error;
  const words = { title: t('title'), heading: t('title') };
  if (replacing.done) return <Done card={replacing.done.card} />;
  if (error) {
    const retry = () => void Promise.all([membership.mutate(), offer.mutate()]);
    return (
      <AskingPage {...words} lead={t('lead')}>
        <Failure error={error} onRetry={retry} />
      </AskingPage>
    );
  }
  if (!membership.data || !offer.data)
    return (
      <AskingPage {...words} lead={t('lead')}>
        <Skeleton width="100%" height="16rem" />
      </AskingPage>
    );
  const { standing, card } = membership.data;
  if (standing === 'none' || standing === 'cancelled' || replacing.fault?.code === 'billing.no-active-subscription')
    return <NoMembership title={t('title')} lead={t('none')} />;
  return (
    <AskingPage
      {...words}
      lead={t(standing === 'past_due' ? 'leadDue' : 'lead')}
      aside={
        <>
          {card && <Present card={card} />}
          <p className="small muted">{t('safe')}</p>
        </>
      }
    >
      <ReplaceForm membership={membership.data} offer={offer.data} onFields={onFields} replacing={replacing} />
    </AskingPage>
  );
}

function Present({ card }: { card: Card }) {
  const { t } = useTranslation('payments');
  return (
    <section aria-labelledby="present">
      <div className="cdh">
        <h2 id="present">{t('card.present')}</h2>
      </div>
      <dl className="kv">
        <div>
          <dt>{brandOf(card) || t('charges.card')}</dt>
          <dd>
            <Trans
              t={t}
              i18nKey="ticket.card"
              values={{ digits: digitsOf(card), expiry: expiryOf(card) }}
              components={marked}
            />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Done({ card }: { card: Card | null }) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  return (
    <div role="status">
      <AskingPage
        title={t('card.title')}
        heading={t('card.done')}
        lead={card && <Trans t={t} i18nKey="card.doneLead" values={{ digits: digitsOf(card) }} components={marked} />}
      >
        <p>
          <LinkButton to={pathTo('payments', { language })}>{t('all')}</LinkButton>
        </p>
      </AskingPage>
    </div>
  );
}
