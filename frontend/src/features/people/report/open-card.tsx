import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { Failure } from '#frontend/components/failure.tsx';
import { PaymentSchedule } from '#frontend/components/payment-schedule.tsx';
import { useEndpoint } from '#frontend/lib/api.ts';
import { isDesk } from '#frontend/lib/desk.ts';
import { billing } from '#shared/api/billing.ts';

const CARD = 'open';

/** What opening a report takes, with the price and its dates. */
export function OpenCard({ now }: { now: Date }) {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  const { data: offer, error, mutate } = useEndpoint(billing.getOffer, {});
  return (
    <div className="card card--lift stack" id={CARD}>
      <div>
        <h2>{t('title')}</h2>
        <p className="small muted">{t('lead')}</p>
      </div>
      <DemoLink />
      <p className="small muted">{t('later')}</p>
      <hr className="rule" />
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {!error && <PaymentSchedule offer={offer} now={now} />}
    </div>
  );
}

/** On a phone the way in stays at hand. */
export function OpenBar() {
  const { t } = useTranslation('report', { keyPrefix: 'offer' });
  return (
    <div className="paybar only-narrow">
      {isDesk() ? (
        <DemoLink />
      ) : (
        <Link className="btn btn--line btn--wide" to={`#${CARD}`}>
          {t('bar')}
        </Link>
      )}
    </div>
  );
}

/** There are no accounts yet: only the desk can show what a subscriber sees, in the name of an invented one. */
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
