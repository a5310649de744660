import { useProof } from '#frontend/components/proof/use-proof.ts';
import { storeSentOrder, isOrderSent } from '#frontend/features/billing/checkout/order.ts';
import { isOutcomeUnknown } from '#frontend/features/billing/checkout/checkout-faults.ts';
import { waitBeforeRetry } from '#frontend/features/billing/checkout/retry-delay.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call, useAction } from '#frontend/lib/api.ts';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { clientSecret } from '#frontend/lib/device.ts';
import { accessToken, roleOf } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { billing } from '#shared/api/billing.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import type { CheckoutId, PersonId } from '#shared/values/id.ts';

type Order = {
  checkout_id: CheckoutId;
  confirmation_token: string;
  offer: string;
  email: string | undefined;
  person_id: PersonId | undefined;
};

/** How often an order is retried before the visitor is informed. */
const MAX_RETRIES = 4;

const refreshes = [account.getUser, auth.getUser, billing.getMembership, billing.getCharges, billing.getCredits];

export const isMember = () => ['member', 'support'].includes(roleOf(accessToken()) ?? '');

/**
 * Sends an order until its outcome is known: always the same one, with the same card. A member’s whose session is over
 * fails: with `auth.unauthenticated` where it was never sent in the session, with `billing.unknown` where it may be placed.
 */
export function useSendOrder(onNoAnswer: () => void) {
  const { language } = useLanguage();
  const { prove } = useProof('checkout');
  const { trigger } = useAction(billing.checkout, { refreshes });

  /** Undefined if the order was received and its outcome must be fetched. */
  async function send(order: Order): Promise<Output<typeof billing.checkout> | undefined> {
    const { checkout_id, confirmation_token, offer } = order;
    const device = await clientSecret(call).catch(() => undefined);
    const time_zone = browserZone();
    const isLoggedOut = () => order.email === undefined && !isMember();
    let mayBePlaced = isOrderSent();
    for (let attempt = 0; ; attempt++) {
      try {
        const proof = await prove();
        if (isLoggedOut()) throw new Fault('auth.unauthenticated');
        storeSentOrder({ checkout_id, sent: { confirmation_token, offer } });
        const input = { ...order, agreed: true as const, language, time_zone, device, proof };
        return await trigger(input, { throwOnError: true });
      } catch (error) {
        const fault = asFault(error);
        if (isLoggedOut()) throw new Fault(mayBePlaced ? 'billing.unknown' : 'auth.unauthenticated', { cause: fault });
        if (!isOutcomeUnknown(fault)) throw fault;
        if (!isOrderSent()) throw new Fault('billing.not-charged', { cause: fault });
        if (fault.code === 'billing.unknown' && isMember()) return undefined;
        mayBePlaced = true;
        if (attempt === MAX_RETRIES) throw new Fault('billing.unknown', { cause: fault });
        onNoAnswer();
        await waitBeforeRetry(attempt);
      }
    }
  }

  return { send, refreshes };
}
