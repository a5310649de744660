import { expect, test } from 'vitest';

import { exhausted } from '#functions/platform/testing.ts';
import { provenance } from '#functions/people/testing.ts';
import { handler } from '#functions/rights/privacy/get-center.ts';
import { atWork, landline, mobile, personal, privacyFixture } from '#functions/rights/privacy/testing.ts';
import { privacy } from '#shared/api/privacy.ts';
import { addDays } from '#shared/values/duration.ts';

const fixture = privacyFixture();
const { deps, browser, listed, verify, opened } = fixture;
const centerFor = async (visitor: ReturnType<typeof browser>) =>
  visitor.call(privacy.getCenter, handler.with(deps))({});

test('200: a personal mailbox that is on one record only opens it', async () => {
  const visitor = browser();
  const { person_id } = await listed('Ida Lindqvist', { emails: [personal('ida@example.com')] });
  await verify(visitor, 'email', 'ida@example.com');
  expect((await centerFor(visitor)).records).toEqual([
    {
      person_id,
      access: 'open',
      name: 'Ida Lindqvist',
      lives_in: { city: 'Duluth', state: 'MN', country: 'US' },
      portrait: null,
      facts: 4,
      sources: 1,
      has_street: true,
    },
  ]);
});

test('200: a shared number and a mailbox at work show initials and a state, and nothing else', async () => {
  const visitor = browser();
  await listed('Kai Berg', { phones: [landline('+12185550185')] });
  await listed('Bo Berg', { phones: [landline('+12185550185')] });
  await listed('Una Falk', { emails: [atWork('desk@example.com')] });
  await verify(visitor, 'phone', '+12185550185');
  await verify(visitor, 'email', 'desk@example.com');
  const { records, openings } = await centerFor(visitor);
  expect(records.map(({ access, name }) => `${access} ${name}`).sort()).toEqual([
    'masked B. B.',
    'masked K. B.',
    'masked U. F.',
  ]);
  expect(JSON.stringify(records)).not.toMatch(/Berg|Falk|Duluth|Lake/);
  expect(openings.total).toBe(0);
});

test('200: a second verified identifier opens a record that a shared one could not', async () => {
  const visitor = browser();
  const both = { phones: [landline('+12185550186'), landline('+12185550187')] };
  await listed('Maj Holm', both);
  await listed('Per Holm', { phones: [landline('+12185550186')] });
  await verify(visitor, 'phone', '+12185550186');
  await verify(visitor, 'phone', '+12185550187');
  expect((await centerFor(visitor)).records).toMatchObject([
    { access: 'open', name: 'Maj Holm' },
    { access: 'masked', name: 'P. H.' },
  ]);
});

test('200: counts openings by purpose and day, and names no reader, report or time', async () => {
  const visitor = browser();
  const { person_id } = await listed('Liv Dahl', { phones: [mobile('+12185550188')] });
  const now = fixture.now();
  const readers = [
    await opened(person_id, 'reconnect', addDays(now, -3)),
    await opened(person_id, 'reconnect', addDays(now, -9)),
    await opened(person_id, 'who-called', addDays(now, -300)),
    await opened(person_id, 'who-called', addDays(now, -400)),
  ];
  await verify(visitor, 'phone', '+12185550188');
  const { openings } = await centerFor(visitor);
  const day = (days: number) => addDays(now, -days).toISOString().slice(0, 10);
  expect(openings).toEqual({
    since: day(365),
    total: 3,
    refused: 0,
    purposes: [
      { purpose: 'reconnect', count: 2, last_on: day(3) },
      { purpose: 'who-called', count: 1, last_on: day(300) },
    ],
  });
  for (const reader of readers) expect(JSON.stringify(openings)).not.toContain(reader);
});

test('200: minors are never listed, and make a number a shared one', async () => {
  const visitor = browser();
  const phones = [mobile('+12185550189')];
  await listed('Finn Aas', { phones, birth_date: { year: 2015, month: 2, ...provenance } });
  await listed('Ola Aas', { phones });
  await verify(visitor, 'phone', '+12185550189');
  expect((await centerFor(visitor)).records).toMatchObject([{ access: 'masked', name: 'O. A.' }]);
});

test('401: needs a verified address, and ends after half an hour', async () => {
  const visitor = browser();
  await expect(centerFor(visitor)).rejects.toMatchObject({ code: 'privacy.not-verified' });
  await verify(visitor, 'email', 'short@example.com');
  fixture.advanceMinutes(30);
  await expect(centerFor(visitor)).rejects.toMatchObject({ code: 'privacy.not-verified' });
});

test('401: refuses requests of another site', async () => {
  const visitor = browser();
  await verify(visitor, 'email', 'foreign@example.com');
  const call = visitor.call(privacy.getCenter, handler.with(deps), { 'sec-fetch-site': 'cross-site' });
  await expect(call({})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
});

test('429: limits loops', async () => {
  const call = browser().call(privacy.getCenter, handler.with({ ...deps, limits: exhausted }));
  await expect(call({})).rejects.toMatchObject({ code: 'request.too-many' });
});
