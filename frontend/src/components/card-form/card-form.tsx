import { lazy, Suspense } from 'react';

import { DevCard } from '#frontend/components/card-form/dev-card.tsx';
import { CardFieldsSkeleton } from '#frontend/components/card-form/card-fields-skeleton.tsx';
import type { CardFormProps } from '#frontend/components/card-form/port.ts';
import type { CardForm as Kind } from '#shared/api/billing.ts';

/** Loads the form, and with it the provider’s script, when it is first rendered. */
const StripeCard = lazy(() =>
  import('#frontend/components/card-form/stripe-card.tsx').then(({ StripeCard }) => ({ default: StripeCard })),
);

/** The provider’s own fields for a card, in the provider’s own frame. */
export function CardForm({ of, ...props }: CardFormProps & { of: Kind }) {
  if (of.kind === 'desk') return <DevCard frame_url={of.frame_url} {...props} />;
  return (
    <Suspense fallback={<CardFieldsSkeleton />}>
      <StripeCard publishable_key={of.publishable_key} {...props} />
    </Suspense>
  );
}
