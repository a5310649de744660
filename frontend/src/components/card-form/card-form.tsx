import { lazy, Suspense } from 'react';

import { DeskCard } from '#frontend/components/card-form/desk-card.tsx';
import { FieldsOnTheirWay } from '#frontend/components/card-form/fields-on-their-way.tsx';
import type { CardFormProps } from '#frontend/components/card-form/port.ts';
import type { CardForm as Kind } from '#shared/api/billing.ts';

/** Its code, and with it the provider’s script, comes when somebody pays. */
const StripeCard = lazy(() =>
  import('#frontend/components/card-form/stripe-card.tsx').then(({ StripeCard }) => ({ default: StripeCard })),
);

/** The provider’s own fields for a card, in the provider’s own frame. */
export function CardForm({ of, ...props }: CardFormProps & { of: Kind }) {
  if (of.kind === 'desk') return <DeskCard frame_url={of.frame_url} {...props} />;
  return (
    <Suspense fallback={<FieldsOnTheirWay />}>
      <StripeCard publishable_key={of.publishable_key} {...props} />
    </Suspense>
  );
}
