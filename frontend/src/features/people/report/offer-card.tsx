import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { PaymentSchedule } from '#frontend/components/payment-schedule.tsx';
import { TaxNote } from '#frontend/components/tax.tsx';
import { CreditTerms } from '#frontend/features/people/report/credit-terms.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { isDevServer } from '#frontend/lib/dev-server.ts';
import { billing } from '#shared/api/billing.ts';
import { formatMoney } from '#shared/values/money-format.ts';
import type { PersonId } from '#shared/values/id.ts';

/** The id of the card that opens the report. */
export const OPEN_CARD_ID = 'open';

/** What a membership costs and when, with links to get it, and what its credits are for. */
export function OfferCard({ id, children }: { id: PersonId; children?: ReactNode }) {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  const { data: offer, error, mutate } = useEndpoint(billing.getOffer, {});
  return (
    <div className="card card--lift stack" id={OPEN_CARD_ID}>
      <div>
        <h2>{t('title')}</h2>
        <p className="small muted">{t('lead')}</p>
      </div>
      {children ?? <OfferActions id={id} />}
      <hr className="rule" />
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!error && <PaymentSchedule offer={offer} />}
      {offer && <TaxNote offer={offer} />}
      <p className="small muted">
        <CreditTerms />
        <Gap />
        {offer && offer.trial_days > 0 && t('card', { count: offer.trial_days })}
      </p>
    </div>
  );
}

/** Links to pay (which also opens an account), log in or register; each returns here. */
function OfferActions({ id }: { id: PersonId }) {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const redirect = `?${new URLSearchParams({ redirect: pathname })}`;
  return (
    <div className="stack [--stack:0.5rem]">
      <DemoLink />
      <MembershipLink id={id} look={isDevServer() ? 'line' : 'solid'} />
      <LinkButton look="line" wide to={pathTo('logIn', { language }) + redirect}>
        {t('logIn')}
      </LinkButton>
      <LinkButton look="line" wide to={pathTo('register', { language }) + redirect}>
        {t('register')}
      </LinkButton>
      <p className="small">
        <Link to={pathTo('sampleReport', { language })}>{t('sample')}</Link>
      </p>
    </div>
  );
}

/** To the checkout, which remembers the report. */
export function MembershipLink({ id, look = 'solid' }: { id: PersonId; look?: 'solid' | 'line' }) {
  const { t } = useTranslation('report', { keyPrefix: 'open' });
  const { language } = useLanguage();
  return (
    <LinkButton wide look={look} to={pathTo('payment', { language, id })}>
      {t('membership')}
    </LinkButton>
  );
}

/** The price in one line, as configured now. */
function PriceLine() {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  const { locale } = useLanguage();
  const { data: offer } = useEndpoint(billing.getOffer, {});
  if (!offer) return null;
  return (
    <p className="small">
      <Trans
        t={t}
        i18nKey={offer.trial_days > 0 ? 'priceTrial' : 'price'}
        count={offer.trial_days}
        values={{ price: formatMoney(offer.monthly_price, locale) }}
        components={{ price: <bdi dir="ltr" /> }}
      />
    </p>
  );
}

/** On a phone, a bar with the same actions; for a visitor with their price. */
export function OpenBar({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  return (
    <div className="paybar only-narrow">
      {viewer === 'visitor' && <PriceLine />}
      {viewer === 'visitor' && isDevServer() ? (
        <DemoLink />
      ) : (
        <Link className="btn btn--line btn--wide" to={`#${OPEN_CARD_ID}`}>
          {t(viewer === 'visitor' ? 'bar' : 'title')}
        </Link>
      )}
    </div>
  );
}

/** On the dev server only: logs in as a demo member. */
function DemoLink() {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  const { pathname } = useLocation();
  if (!isDevServer()) return null;
  return (
    <a
      className="btn btn--lg btn--wide"
      href={`/dev/login?${new URLSearchParams({ as: 'subscriber', redirect: pathname })}`}
      title={t('demoNote')}
    >
      {t('demo')}
    </a>
  );
}

/** A viewer of the teaser: not signed in, or has not opened the report. */
export type Viewer = 'visitor' | 'member';
