import type { ClientInfo } from '#functions/platform/client-info.ts';
import { environment } from '#functions/platform/environment.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { Sanction } from '#shared/errors/sanctions.ts';

const named: Record<string, Sanction> = {
  IR: 'billing.sanctioned-iran',
  SD: 'billing.sanctioned-sudan',
  SY: 'billing.sanctioned-syria',
};

/**
 * The error for the first of these places that is sanctioned; undefined where none is. A place is a country, such as IR,
 * or a region of one, such as UA-43.
 */
export function sanctionOf(
  places: readonly (string | null | undefined)[],
  list: readonly string[],
): Sanction | undefined {
  const match = places.find((place) => place && list.includes(place));
  return match ? (named[match] ?? 'billing.sanctioned') : undefined;
}

/** @throws billing.sanctioned and its kin for a place that must not be served */
export function requireNotSanctioned(places: readonly (string | null | undefined)[]): void {
  const sanction = sanctionOf(places, environment().SANCTIONED_COUNTRIES);
  if (sanction) throw new Fault(sanction);
}

/** Requires that the visitor’s country may be served. An unknown one may browse; paying also checks phone and card. */
export const requireServed = ({ country, region }: ClientInfo): void => requireNotSanctioned([country, region]);
