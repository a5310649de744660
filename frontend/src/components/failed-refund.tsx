import '#frontend/styles/notices.css';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { Charge } from '#shared/values/membership.ts';

/** Shows that the bank returned the refund of a charge for good, and the ways to support. */
export function FailedRefund({ of: { period, amount }, children }: { of: Charge; children: ReactNode }) {
  const { t } = useTranslation('payments');
  return (
    <section className="note note--warn" aria-label={t('refund.stuck')}>
      <Icon of={CircleAlert} />
      <div className="row row--between">
        <div>
          <h2>{t('refund.stuck')}</h2>
          <p>
            {t('month', { period })} (<Price of={amount} />)
          </p>
          <p>{t('refund.stuckLead')}</p>
        </div>
        <div className="row [--gap:0.5rem]">{children}</div>
      </div>
    </section>
  );
}
