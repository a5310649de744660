import type Stripe from 'stripe';

import type { RequestContext } from '#functions/providers/payments/double/context.ts';

/** A dispute, reduced to the fact that the bank now decides about a charge. */
type DisputeEvent = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
>;

/** Opens a dispute. The charge can no longer be refunded. */
export function dispute(scene: RequestContext, charge: Stripe.Charge): void {
  if (charge.disputed || !charge.paid) return;
  const disputed = { ...charge, disputed: true };
  scene.store.put('charge', disputed);
  const dispute: DisputeEvent = {
    id: scene.newId('du_'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: scene.now(),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: scene.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  scene.emit('charge.dispute.created', dispute);
}
