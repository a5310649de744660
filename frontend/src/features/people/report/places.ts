import { spanOf } from '#frontend/features/people/report/axis.ts';
import type { AddressFact } from '#shared/values/person.ts';

/** An address with its number on the map; null without a position. */
export type NumberedPlace<A extends AddressFact = AddressFact> = {
  address: A;
  number: number | null;
  isDated: boolean;
};

/** All addresses, oldest first, those on the map numbered in that order. */
export function chronological<A extends AddressFact>(addresses: readonly A[]): NumberedPlace<A>[] {
  let number = 0;
  return addresses.toSorted(byTime).map((address) => ({
    address,
    number: isOnMap(address) ? ++number : null,
    isDated: address.current || startOf(address) !== null,
  }));
}

/** The newest first, as lists have it. */
export const newestFirst = <P extends NumberedPlace>(places: readonly P[]): P[] => places.toReversed();

export const isOnMap = <A extends AddressFact>(address: A): address is A & { latitude: number; longitude: number } =>
  address.latitude !== null && address.longitude !== null;

const startOf = (address: AddressFact) => spanOf(address).from ?? spanOf(address).to;

/** Undated first, current last, or a way through them would go back in time. */
const byTime = (a: AddressFact, b: AddressFact) =>
  Number(a.current) - Number(b.current) || (startOf(a) ?? '').localeCompare(startOf(b) ?? '');
