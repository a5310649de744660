import { createHash } from 'node:crypto';

import type { Table } from '#functions/platform/table/table.ts';
import { directoryEntriesOf, markersOf } from '#functions/directory/entries.ts';
import { listing, marker } from '#functions/directory/store.ts';
import { idFromHash } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';
import { Phone } from '#shared/values/phone.ts';

/** When every test of this domain takes place. */
export const NOW = new Date('2026-11-21T12:00:00Z');

export const papers = {
  confidence: 3 as const,
  sources: [{ source: 'Test register', first_seen: '2015-02-03', last_seen: '2026-10-01' }],
};

/** A person of that name, “First Middle Last”, born in May 1980, of whom nothing else is known but what is given. */
export function somebody(full_name: string, more: Partial<Person> = {}): Person {
  const parts = full_name.split(' ');
  const [first_name = null, last_name = null] = parts.length > 1 ? [parts[0], parts.at(-1)] : [null, parts[0]];
  const middle_name = parts.slice(1, -1).join(' ') || null;
  const hash = createHash('sha256').update(full_name + JSON.stringify(more)).digest(); // prettier-ignore
  return {
    person_id: idFromHash('person', hash),
    names: [{ full_name, first_name, middle_name, last_name, kind: 'current', ...papers }],
    birth_date: { year: 1980, month: 5, ...papers },
    gender: null,
    relation_ship_status: null,
    addresses: [],
    phones: [],
    emails: [],
    family_members: [],
    jobs: [],
    education: [],
    images: [],
    social_profiles: [],
    ...more,
  };
}

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
  ...papers,
});
export const phone = (number: string) => ({ number: Phone.parse(number), phone_type: 'mobile' as const, ...papers });
export const email = (address: string) => ({ email: address, email_type: 'personal' as const, ...papers });

/** Puts people into the directory, as an import does. */
export async function listed(table: Table, ...people: Person[]): Promise<void> {
  const all = people.flatMap((person) => [
    ...directoryEntriesOf(person, NOW).map(({ key, item }) => table.derive(listing, key, item)),
    ...markersOf(person, NOW).map(({ key, item }) => table.derive(marker, key, item)),
  ]);
  const each = new Map(all.map((write) => [JSON.stringify([write.Put?.Item?.pk, write.Put?.Item?.sk]), write]));
  const writes = [...each.values()];
  while (writes.length) await table.commit(...writes.splice(0, 100));
}
