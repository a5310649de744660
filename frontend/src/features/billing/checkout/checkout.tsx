import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { Already } from '#frontend/features/billing/checkout/already.tsx';
import { Ordering } from '#frontend/features/billing/checkout/ordering.tsx';
import { isRefusal } from '#frontend/features/billing/checkout/outcome.ts';
import { PayPage } from '#frontend/features/billing/checkout/pay-page.tsx';
import { Refused } from '#frontend/features/billing/checkout/refused.tsx';
import { Started } from '#frontend/features/billing/checkout/started.tsx';
import type { Paying } from '#frontend/features/billing/checkout/use-paying.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { billing } from '#shared/api/billing.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Standing } from '#shared/values/membership.ts';

type Props = { paying: Paying; person_id?: PersonId | undefined; note?: ReactNode };

const runs = (standing: Standing) => standing !== 'none' && standing !== 'cancelled';

/** Beginning a membership: what it costs and when, the card, and how far it has come. */
export function Checkout({ paying, person_id, note }: Props) {
  const { data, error, mutate } = useEndpoint(billing.getOffer, {});
  const { step, work, told } = paying;
  const isUnderWay = work !== undefined || step.state !== 'form';
  // What was agreed to stays in sight until it is known what became of it, and while the next is read: a visitor who is
  // logged in by paying keeps the form as they filled it.
  const offer = (isUnderWay && paying.offer) || data || paying.offer;

  if (step.state === 'done') return <Started membership={step.membership} person_id={person_id} />;
  if (told && isRefusal(told.fault)) return <Refused fault={told.fault} />;
  const isMember = told?.fault.code === 'billing.already-subscribed' || (offer && runs(offer.standing));
  if (isMember && !isUnderWay) return <Already person_id={person_id} />;
  if (offer) return <Ordering offer={offer} paying={paying} person_id={person_id} note={note} />;
  return <OnItsWay error={error} onRetry={() => void mutate()} />;
}

function OnItsWay({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const shape = <Skeleton width="100%" height="16rem" />;
  return (
    <PayPage
      title={t('title.paid')}
      lead={error ? null : t('loading')}
      asideLabel={t('summary.label')}
      aside={!error && shape}
    >
      {error ? <Failure error={error} onRetry={onRetry} /> : shape}
    </PayPage>
  );
}
