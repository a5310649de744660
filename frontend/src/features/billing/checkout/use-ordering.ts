import { useProof } from '#frontend/components/proof/use-proof.ts';
import { noteSent, wasSent } from '#frontend/features/billing/checkout/order.ts';
import { isOpen } from '#frontend/features/billing/checkout/outcome.ts';
import { pause } from '#frontend/features/billing/checkout/pause.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { call, useAction } from '#frontend/lib/api.ts';
import { clientSecret } from '#frontend/lib/device.ts';
import { accessToken, roleOf } from '#frontend/lib/session.ts';
import { account } from '#shared/api/account.ts';
import { auth } from '#shared/api/auth.ts';
import { billing } from '#shared/api/billing.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import type { CheckoutId } from '#shared/values/id.ts';

type Order = { checkout_id: CheckoutId; confirmation_token: string; offer: string; email: string | undefined };

/** So often a go is asked for again by itself, before its owner is told. */
const TURNS = 4;

const refreshes = [account.getUser, auth.getUser, billing.getMembership, billing.getCharges, billing.getCredits];

export const isMember = () => ['member', 'support'].includes(roleOf(accessToken()) ?? '');

/** Sends an order until it is known what became of it: always the same one, with the same card. */
export function useOrdering(onLost: () => void) {
  const { language } = useLanguage();
  const { prove } = useProof('checkout');
  const { trigger } = useAction(billing.checkout, { refreshes });

  /** Answers with nothing where it was received, and what the bank said is to be looked up. */
  async function send(order: Order): Promise<Output<typeof billing.checkout> | undefined> {
    const { checkout_id, confirmation_token, offer } = order;
    const device = await clientSecret(call).catch(() => undefined);
    const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
    for (let turn = 0; ; turn++) {
      try {
        const proof = await prove();
        noteSent({ checkout_id, sent: { confirmation_token, offer } });
        const input = { ...order, agreed: true as const, language, time_zone, device, proof };
        return await trigger(input, { throwOnError: true });
      } catch (error) {
        const fault = asFault(error);
        if (!isOpen(fault)) throw fault;
        if (!wasSent()) throw new Fault('billing.not-charged', { cause: fault });
        if (fault.code === 'billing.unknown' && isMember()) return undefined;
        if (turn === TURNS) throw new Fault('billing.unknown', { cause: fault });
        onLost();
        await pause(turn);
      }
    }
  }

  return { send, refreshes };
}
