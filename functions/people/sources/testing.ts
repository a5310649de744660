import { sourceStore } from '#functions/people/sources/store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { fakePeopleData } from '#functions/providers/people-data/fake.ts';
import type { VendorRecord } from '#functions/providers/people-data/port.ts';
import { Phone } from '#shared/values/phone.ts';

/** An in-memory vendor with a budget; `requests` lists its billable calls. */
export const vendorOf = (
  known: Parameters<typeof fakePeopleData>[0],
  { id = 'fake', name = 'Fake vendor', daily_minor_units = 1000, minor_units = 10 } = {},
) => Object.assign(fakePeopleData(known, { id, name, minor_units }), { daily_minor_units });

export const livedIn = (
  city: string,
  state: string,
  street: string | null = null,
): VendorRecord['addresses'][number] => ({
  kind: 'home',
  current: true,
  street,
  city,
  state,
  postal_code: null,
  country: 'US',
  latitude: null,
  longitude: null,
  first_seen: '2019-01-01',
  last_seen: '2026-05-01',
});

export const lineOf = (number: string): VendorRecord['phones'][number] => ({
  number: Phone.parse(number),
  phone_type: 'mobile',
  first_seen: null,
  last_seen: '2026-05-01',
});

/** The spending of a day without timestamps. */
export const spent = async (table: Table, day: string) =>
  (await sourceStore(table).spending(day)).map(({ source, purpose, calls, minor_units, unanswered }) => ({
    source,
    purpose,
    calls,
    minor_units,
    unanswered,
  }));
