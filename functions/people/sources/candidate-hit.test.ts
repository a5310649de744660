import { expect, test } from 'vitest';

import { reason } from '#functions/people/domain/hit.ts';
import { personIdOf } from '#functions/people/import/to-person.ts';
import { candidateHit, personOf } from '#functions/people/sources/candidate-hit.ts';
import { vendorQueryOf } from '#functions/people/sources/search-sources.ts';
import { lineOf, livedIn } from '#functions/people/sources/testing.ts';
import { NOW } from '#functions/people/testing.ts';
import { nothingMore } from '#functions/providers/people-data/fake.ts';
import type { Query, VendorRecord } from '#functions/providers/people-data/port.ts';
import { SearchRequest } from '#shared/validation/search.ts';
import { factsOf } from '#shared/values/person.ts';

const vendor = { id: 'one', name: 'Vendor One' };
const record = (full_name: string, more: Partial<VendorRecord> = {}): VendorRecord => ({
  ...nothingMore,
  full_name,
  ...more,
});
const vendorQuery = (request: Parameters<typeof SearchRequest.parse>[0]): Query | undefined =>
  vendorQueryOf(SearchRequest.parse(request));
const fit = (query: object, vendorRecord: VendorRecord, score: number | null = null) => {
  const of = vendorQuery(query);
  return of && candidateHit(vendor, { ref: 'x', score, record: vendorRecord, counts: {} }, of, NOW)?.hit;
};

const byName = { type: 'name', first_name: 'Tamsin', last_name: 'Okafor' };
const [first, last] = [reason('exact', { part: 'first' }), reason('exact', { part: 'last' })];

test('scores a candidate by the vendor, else by comparison, with reasons', () => {
  expect(fit(byName, record('Tamsin Okafor'), 0.42)).toMatchObject({ score: 0.42, reasons: [last, first] });
  expect(fit(byName, record('Tamsin Okafor'))).toMatchObject({ score: 1, reasons: [last, first] });
  expect(fit(byName, record('T. Okafor'))).toMatchObject({ reasons: [last, reason('initial', { part: 'first' })] });
  expect(fit(byName, record('Tam Hale', { names: [{ full_name: 'Tamsin Okafor', kind: 'earlier' }] }))).toMatchObject({
    reasons: [last, first, reason('other-name')],
  });
  expect(fit({ type: 'phone', search_query: '(218) 555-0142' }, record('Anybody'))).toMatchObject({
    score: 1,
    reasons: [reason('phone')],
  });
});

test('says how old the link to a phone or email is, as of our own people', () => {
  const phone = (more: object) => record('Anybody', { phones: [{ ...lineOf('+12185550142'), ...more }] });
  const reasonsFor = (more: object) => fit({ type: 'phone', search_query: '(218) 555-0142' }, phone(more))?.reasons;
  expect(reasonsFor({ last_seen: '2026-10-01' })).toEqual([reason('phone')]);
  expect(reasonsFor({ last_seen: '2009-08-14' })).toEqual([reason('phone'), reason('maybe-former', { year: 2009 })]);
  expect(reasonsFor({ last_seen: null })).toEqual([reason('phone'), reason('maybe-former')]);
  const email = record('Anybody', {
    emails: [{ email: 'any@example.com', email_type: 'personal', first_seen: null, last_seen: '2011-01-01' }],
  });
  expect(fit({ type: 'email', search_query: 'Any@example.com' }, email)?.reasons).toEqual([
    reason('email'),
    reason('maybe-former', { year: 2011 }),
  ]);
});

test('ranks another town lower, without hiding it', () => {
  const there = fit({ ...byName, state: 'MN' }, record('Tamsin Okafor', { addresses: [livedIn('Duluth', 'MN')] }));
  const elsewhere = fit({ ...byName, state: 'TX' }, record('Tamsin Okafor', { addresses: [livedIn('Duluth', 'MN')] }));
  expect(there).toMatchObject({ score: 1, reasons: [last, first, reason('lives-there')] });
  expect(elsewhere?.score).toBeLessThan(1);
});

test('attributes every fact to the vendor, with an id that no import gives', () => {
  const person = personOf(
    vendor,
    'x',
    record('Tamsin Okafor', { phones: [lineOf('+12185550142')], addresses: [livedIn('Duluth', 'MN')] }),
  );
  expect(person && factsOf(person).flatMap(({ sources }) => sources.map(({ source }) => source))).toEqual([
    'Vendor One',
    'Vendor One',
    'Vendor One',
  ]);
  expect(person?.person_id).not.toBe(personIdOf('Vendor One', 'x'));
  expect(person?.person_id).toBe(personOf(vendor, 'x', record('Tamsin'))?.person_id);
});

test('rejects invalid records and minors', () => {
  expect(fit(byName, record(''))).toBeUndefined();
  expect(fit(byName, record('x'.repeat(300)))).toBeUndefined();
  expect(fit(byName, record('Ada Okafor', { birth_date: { year: 2015, month: 3 } }))).toBeUndefined();
});

test.each<[object, object | undefined]>([
  [
    { type: 'name', search_query: 'Okafor, Tamsin' },
    { first_name: 'Tamsin', last_name: 'Okafor', city: null },
  ],
  [
    { type: 'name', search_query: 'Tamsin Ruth Okafor', state: 'MN' },
    { first_name: 'Tamsin', middle_name: 'Ruth', state: 'MN' },
  ],
  [
    { type: 'name', search_query: 'Okafor' },
    { first_name: null, last_name: 'Okafor' },
  ],
  [{ type: 'phone', search_query: '(218) 555-0142' }, { number: '+12185550142' }],
  [{ type: 'email', search_query: 'Ann@Example.com' }, { email: 'ann@example.com' }],
  [
    { type: 'address', search_query: '9 Elm St, Austin, TX 78701' },
    { street: '9 Elm St', city: 'Austin', state: 'TX', postal_code: '78701' },
  ],
  [{ type: 'username', search_query: 'tamsin' }, { username: 'tamsin' }],
])('converts %j to the vendor query %j', (request, query) => {
  expect(vendorQuery(request)).toMatchObject(query ?? {});
});
