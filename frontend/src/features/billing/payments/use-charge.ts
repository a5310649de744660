import { useParams } from 'react-router';

import { NEXT } from '#frontend/features/billing/payments/charge-address.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { billing } from '#shared/api/billing.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { ChargeId } from '#shared/values/id.ts';
import type { Charge } from '#shared/values/membership.ts';

export type OneCharge = Output<typeof billing.getCharge>;

/** How often one looks again while something is under way. */
const AGAIN_MS = 3000;
const isUnderWay = (charge: OneCharge | undefined) => charge?.state === 'refunding' || charge?.state === 'running';

/** The charge in the address. While the bank or the provider is at it, it is looked at again. */
export function useCharge() {
  const { charge_id } = useParams();
  const id = ChargeId.safeParse(charge_id).data;
  const { data, error, mutate } = useEndpoint(billing.getCharge, id ? { charge_id: id } : null, {
    refreshInterval: (charge) => (isUnderWay(charge) ? AGAIN_MS : 0),
  });
  return { charge: data, error: id ? error : new Fault('billing.charge-not-found'), mutate };
}

/** The charge in the address, or the one that lies ahead. */
export function useChargeOrNext(): { charge: Charge | undefined; error: Fault | undefined; retry: () => void } {
  const isNext = useParams().charge_id === NEXT;
  const one = useCharge();
  const all = useEndpoint(billing.getCharges, isNext ? {} : null);
  if (!isNext) return { charge: one.charge, error: one.error, retry: () => void one.mutate() };
  const charge = all.data?.charges.find(({ state }) => state === 'planned');
  const none = all.data && !charge ? new Fault('billing.charge-not-found') : undefined;
  return { charge, error: all.error ?? none, retry: () => void all.mutate() };
}
