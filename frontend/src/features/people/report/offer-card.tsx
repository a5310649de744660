import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { PaymentSchedule } from '#frontend/components/payment-schedule.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { isDesk } from '#frontend/lib/desk.ts';
import { billing } from '#shared/api/billing.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Where on the page one opens it. */
export const CARD = 'open';

/** What a membership costs and when, and the ways to it. */
export function OfferCard({ id, children }: { id: PersonId; children?: ReactNode }) {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  const { data: offer, error, mutate } = useEndpoint(billing.getOffer, {});
  return (
    <div className="card card--lift stack" id={CARD}>
      <div>
        <h2>{t('title')}</h2>
        <p className="small muted">{t('lead')}</p>
      </div>
      {children ?? <WaysIn id={id} />}
      <hr className="rule" />
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!error && <PaymentSchedule offer={offer} />}
    </div>
  );
}

/** To pay, which opens an account as well, or to sign in or up; each comes back here. */
function WaysIn({ id }: { id: PersonId }) {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const back = `?${new URLSearchParams({ redirect: pathname })}`;
  return (
    <div className="stack [--stack:0.5rem]">
      <DemoLink />
      <MembershipLink id={id} look={isDesk() ? 'line' : 'solid'} />
      <LinkButton look="line" wide to={pathTo('logIn', { language }) + back}>
        {t('logIn')}
      </LinkButton>
      <LinkButton look="line" wide to={pathTo('register', { language }) + back}>
        {t('register')}
      </LinkButton>
    </div>
  );
}

/** To the checkout, which knows whose report one came from and leads back to it. */
export function MembershipLink({ id, look = 'solid' }: { id: PersonId; look?: 'solid' | 'line' }) {
  const { t } = useTranslation('report', { keyPrefix: 'open' });
  const { language } = useLanguage();
  return (
    <LinkButton wide look={look} to={pathTo('payment', { language, id })}>
      {t('membership')}
    </LinkButton>
  );
}

/** On a phone the way in stays at hand. */
export function OpenBar({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  return (
    <div className="paybar only-narrow">
      {viewer === 'visitor' && isDesk() ? (
        <DemoLink />
      ) : (
        <Link className="btn btn--line btn--wide" to={`#${CARD}`}>
          {t(viewer === 'visitor' ? 'bar' : 'title')}
        </Link>
      )}
    </div>
  );
}

/** Only the desk can show at once what a member sees, in the name of an invented one. */
function DemoLink() {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  const { pathname } = useLocation();
  if (!isDesk()) return null;
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

/** Who sees the teaser and not the report: somebody who is not signed in, or has not opened it. */
export type Viewer = 'visitor' | 'member';
