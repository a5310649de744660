import { useParams } from 'react-router';

import { NEXT_CHARGE } from '#frontend/lib/charge-param.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { billing } from '#shared/api/billing.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { ChargeId } from '#shared/values/id.ts';
import type { Charge } from '#shared/values/membership.ts';

export type ChargeDetails = Output<typeof billing.getCharge>;

/** How often a pending charge is refetched. */
export const POLL_MS = 3000;

/** Whether the bank decides about one of these charges, or is asked any moment because the charge is due. */
export const isAwaited = (charges: readonly Charge[] = []): boolean =>
  charges.some(
    ({ state, due_at }) => state === 'running' || (state === 'planned' && due_at <= serverNow().toISOString()),
  );
const isPending = (charge: ChargeDetails | undefined) =>
  charge?.state === 'running' || (charge?.state === 'refunding' && !charge.refund?.next_try_at);

/** The charge in the address. Refetched while it is pending. */
export function useCharge() {
  const { charge_id } = useParams();
  const id = ChargeId.safeParse(charge_id).data;
  const { data, error, mutate } = useEndpoint(billing.getCharge, id ? { charge_id: id } : null, {
    refreshInterval: (charge) => (isPending(charge) ? POLL_MS : 0),
  });
  return { charge: data, error: id ? error : new Fault('billing.charge-not-found'), mutate };
}

/** The charge in the address, or the next one. */
export function useChargeOrNext(): { charge: Charge | undefined; error: Fault | undefined; retry: () => void } {
  const isNext = useParams().charge_id === NEXT_CHARGE;
  const single = useCharge();
  const all = useEndpoint(billing.getCharges, isNext ? {} : null);
  if (!isNext) return { charge: single.charge, error: single.error, retry: () => void single.mutate() };
  const charge = all.data?.charges.find(({ state }) => state === 'planned');
  const none = all.data && !charge ? new Fault('billing.charge-not-found') : undefined;
  return { charge, error: all.error ?? none, retry: () => void all.mutate() };
}
