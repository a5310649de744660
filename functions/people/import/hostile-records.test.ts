import { expect, test } from 'vitest';

import { importRecords } from '#functions/people/import/import-records.ts';
import { plainRecord } from '#functions/people/import/plain-record.ts';
import type { RawRecord } from '#functions/people/import/record.ts';
import { parseRecord, sourceRecordOf } from '#functions/people/import/to-person.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';

const origin = { source: 'Register', asOf: null, retrieved: '2026-11-21' };
const read = (record: unknown) => sourceRecordOf(parseRecord(record), origin).person;
const ann = (more: object): object => ({ id: '1', full_name: 'Ann Lee', ...more });
const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : 1);

test.for([
  ['right-to-left override', ann({ full_name: 'Ann \u202Eeel' }), 'full_name: turns the direction of text around'],
  ['isolate', ann({ jobs: [{ title: '\u2066Clerk\u2069' }] }), 'jobs.0.title: turns the direction of text around'],
  ['lone surrogate', ann({ emails: ['\uD800@example.com'] }), 'emails.0: is no well-formed text'],
  ['10,000 phones', ann({ phones: Array(10_000).fill('218 555 0142') }), 'phones: has 10000 entries'],
  ['31 phones', ann({ phones: Array(31).fill('218 555 0142') }), 'phones: Too big: expected array to have <=30 items'],
  [
    '200 sources of a fact',
    ann({ emails: [{ email: 'a@example.com', sources: Array(200).fill({}) }] }),
    'emails.0.sources: has 200 entries',
  ],
  [
    '21 sources of a fact',
    ann({
      emails: [{ email: 'a@example.com', sources: Array(21).fill({ source: 'A', first_seen: null, last_seen: null }) }],
    }),
    'emails.0.sources: Too big: expected array to have <=20 items',
  ],
  [
    'an absurdly long name',
    ann({ full_name: 'A'.repeat(100_000) }),
    'full_name: Too big: expected string to have <=256 characters',
  ],
  ['a thousand layers', ann({ jobs: nested(1000) }), 'is nested too deeply'],
  ['control characters', ann({ full_name: 'Ann\u0000Lee' }), 'full_name: Invalid string'],
  [
    'a script as a profile',
    ann({ social_profiles: [{ network: 'X', username: 'ann', url: 'javascript:alert(1)' }] }),
    'social_profiles.0.url: Invalid URL',
  ],
  [
    'data as a profile',
    ann({ social_profiles: [{ network: 'X', username: 'ann', url: 'data:text/html,<script>' }] }),
    'social_profiles.0.url: Invalid URL',
  ],
  ['born in the future', ann({ birth_date: '2026-12' }), 'birth_date: is in the future'],
  ['dead in the future', ann({ death: '2027' }), 'death: is in the future'],
  ['dead before birth', ann({ birth_date: '1950-06', death: '1950-05' }), 'death: is before the birth'],
  [
    'seen in the future',
    ann({ phones: [{ number: '218 555 0142', last_seen: '2026-11-22' }] }),
    'a fact was seen in the future',
  ],
  [
    'last seen before it was first seen',
    ann({ emails: [{ email: 'a@example.com', first_seen: '2020-01-02', last_seen: '2020-01-01' }] }),
    'a fact was last seen before it was first seen',
  ],
  [
    'a job that ended before it started',
    ann({ jobs: [{ title: 'Clerk', started: '2020', ended: '2019' }] }),
    'a job or school ended before it started',
  ],
  [
    'a job that had ended before the birth',
    ann({ birth_date: '1878', jobs: [{ title: 'Clerk', ended_by: '1875-12-31' }] }),
    'a job had ended before the birth',
  ],
] as const)('refuses %s', ([, record, reason]) => {
  expect(() => read(record)).toThrow(reason);
});

test('the reason names the place and never the value', () => {
  expect(() => read(ann({ jobs: [{ title: 'a secret \u202E' }] }))).toThrow(/^(?!.*secret)/);
});

test('takes the dates that can be: this month, dead in the year of birth, seen on the day of retrieval', () => {
  expect(read(ann({ birth_date: '2026', death: '2026-11' })).death).toMatchObject({ year: 2026, month: 11 });
  expect(read(ann({ phones: [{ number: '218 555 0142', last_seen: '2026-11-21' }] })).phones).toHaveLength(1);
  expect(read(ann({ jobs: [{ title: 'Clerk', ended: '2027-01-03' }] })).jobs).toHaveLength(1);
});

test('leaves marks of direction out, so that a name is found as it looks', () => {
  const { names } = read({ full_name: '\u200FLayla\u200E Haddad\u061C' });
  expect(names[0]?.full_name).toBe('Layla Haddad');
  expect(plainRecord(['می\u200Cشود'])).toEqual(['می\u200Cشود']);
});

test('keeps markup as the text that it is', () => {
  const markup = '<img src=x onerror="alert(1)">';
  const { names, jobs } = read({ full_name: markup, jobs: [markup] });
  expect([names[0]?.full_name, jobs[0]?.title]).toEqual([markup, markup]);
});

test('a hostile record stops no other, in bounded memory', async () => {
  const reasons: string[] = [];
  function* records(): Generator<RawRecord> {
    for (let nth = 0; nth < 50; nth++)
      yield { id: nth, full_name: 'Ann Lee', phones: Array<string>(10_000).fill('218 555 0142') };
    yield { id: 'good', full_name: 'Bo Lee' };
  }
  const before = process.memoryUsage().heapUsed;
  const summary = await importRecords(temporaryTable(), records(), {
    ...origin,
    onReject: ({ reason }) => void reasons.push(reason),
  });
  expect(summary).toMatchObject({ read: 51, imported: 1, rejected: 50 });
  expect(new Set(reasons)).toEqual(new Set(['phones: has 10000 entries, more than the 60 of any list']));
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
});
