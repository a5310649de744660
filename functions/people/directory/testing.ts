import type { Table } from '#functions/platform/table/table.ts';
import { directoryEntriesOf, markersOf } from '#functions/people/directory/entries.ts';
import { listing, marker } from '#functions/people/directory/store.ts';
import { NOW, provenance } from '#functions/people/testing.ts';
import type { Person } from '#shared/values/person.ts';
import { Phone } from '#shared/values/phone.ts';

export const livingIn = (city: string | null, state: string | null, country = 'US'): Person['addresses'][number] => ({
  kind: 'home',
  current: true,
  street: '418 Cedar Hollow Rd',
  city,
  state,
  postal_code: null,
  country,
  latitude: null,
  longitude: null,
  ...provenance,
});
export const phone = (number: string) => ({
  number: Phone.parse(number),
  phone_type: 'mobile' as const,
  ...provenance,
});
export const email = (address: string) => ({ email: address, email_type: 'personal' as const, ...provenance });

/** Writes directory entries for people, as an import does. */
export async function addListings(table: Table, ...people: Person[]): Promise<void> {
  const all = people.flatMap((person) => [
    ...directoryEntriesOf(person, NOW).map(({ key, item }) => table.derive(listing, key, item)),
    ...markersOf(person, NOW).map(({ key, item }) => table.derive(marker, key, item)),
  ]);
  const each = new Map(all.map((write) => [JSON.stringify([write.Put?.Item?.pk, write.Put?.Item?.sk]), write]));
  const writes = [...each.values()];
  while (writes.length) await table.commit(...writes.splice(0, 100));
}
