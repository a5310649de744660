import { spanOf } from '#frontend/features/people/report/axis.ts';
import type { AddressFact } from '#shared/values/person.ts';

/** An address with its number on the map; null without a position. */
export type NumberedPlace<A extends AddressFact = AddressFact> = { address: A; number: number | null };

/** All addresses, oldest first, those on the map numbered in that order. */
export function chronological<A extends AddressFact>(addresses: readonly A[]): NumberedPlace<A>[] {
  let number = 0;
  return addresses.toSorted(byTime).map((address) => ({ address, number: isOnMap(address) ? ++number : null }));
}

/** The newest first, as lists have it. */
export const newestFirst = <P extends NumberedPlace>(places: readonly P[]): P[] => places.toReversed();

export const isOnMap = <A extends AddressFact>(address: A): address is A & { latitude: number; longitude: number } =>
  address.latitude !== null && address.longitude !== null;

/** Two homes that are both seen for longer than this are two homes, not a move: sources learn of a move late. */
const LATE_DAYS = 366;

/**
 * The moves from one home to the next, by their numbers: only where a source saw the second home later, and the first one
 * no longer. Offices and undated places are no part of it.
 */
export function movesOf(places: readonly NumberedPlace[]): [from: number, to: number][] {
  const homes = places
    .filter(({ number, address }) => number !== null && address.kind === 'home' && startOf(address) !== null)
    .toSorted((a, b) => startOf(a.address)!.localeCompare(startOf(b.address)!));
  return homes.slice(1).flatMap((home, i) => {
    const before = homes[i]!;
    return hasFollowed(before.address, home.address) ? [[before.number!, home.number!] as [number, number]] : [];
  });
}

function hasFollowed(before: AddressFact, after: AddressFact): boolean {
  const [start, end] = [startOf(after), spanOf(before).to];
  if (before.current || !start || !end) return false;
  return start > startOf(before)! && (Date.parse(end) - Date.parse(start)) / 86_400_000 <= LATE_DAYS;
}

const startOf = (address: AddressFact) => spanOf(address).from ?? spanOf(address).to;

/** Undated first, current last, or a way through them would go back in time. */
const byTime = (a: AddressFact, b: AddressFact) =>
  Number(a.current) - Number(b.current) || (startOf(a) ?? '').localeCompare(startOf(b) ?? '');
