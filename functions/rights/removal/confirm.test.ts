import { expect, test } from 'vitest';

import { importPeople, provenance } from '#functions/people/testing.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { calling, exhausted } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/removal/confirm.ts';
import { endReview } from '#functions/rights/removal/end-review.ts';
import { liftRemoval } from '#functions/rights/removal/lift.ts';
import { daniel, greta, removalFixture, tamsin, tenPeople } from '#functions/rights/removal/testing.ts';
import { peopleStore } from '#functions/people/store.ts';
import { removal } from '#shared/api/removal.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';

const email = 'tamsin@example.com';
const person_ids = [tamsin.person_id];

/** A table with three people, and a removal of one that waits for its link. */
async function waiting(more: object = {}, housemate = daniel) {
  const fixture = removalFixture();
  await importPeople(fixture.table, tamsin, housemate, greta);
  const { reference } = await fixture.request({ person_ids, email, ...more });
  return { ...fixture, reference, token: await fixture.tokenTo(email) };
}

/** How many people the index counts. */
const countedIn = async (table: Table) =>
  (await peopleStore(table).tallies()).reduce((sum, { people }) => sum + people, 0);

test('200: the record is gone, and the address with its mail', async () => {
  const { confirm, deps, isListed, messagesTo, reference, token } = await waiting();
  expect(await isListed(tamsin)).toBe(true);
  const answer = await confirm({ token });
  expect(answer).toMatchObject({ reference, kind: 'removal', state: 'done', records: 1 });
  expect(answer.history.map(({ state }) => state)).toEqual(['received', 'confirmed', 'done']);
  expect(await isListed(tamsin)).toBe(false);
  expect(await isListed(daniel)).toBe(true);
  expect(await messagesTo(email)).toEqual([]);
  expect(await deps.plans.byToken(token, new Date('2026-11-23T12:00:00Z'))).toBeUndefined();
});

test('200: of twelve clicks at once one does it, and the others are answered at once', async () => {
  const { confirm, deps, isListed, request, table, tokenTo } = removalFixture();
  const ten = tenPeople();
  await importPeople(table, greta, ...ten);
  const before = await countedIn(table);
  const { reference } = await request({ person_ids: ten.map((each) => each.person_id), email });
  const token = await tokenTo(email);
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => confirm({ token })));
  const done = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(done).toMatchObject([{ state: 'done', records: 10 }]);
  const failed = answers.flatMap((each) => (each.status === 'rejected' ? [asFault(each.reason).code] : []));
  expect(failed).toEqual(Array(11).fill('request.conflict'));
  expect(await Promise.all([greta, ...ten].map(isListed))).toEqual([true, ...ten.map(() => false)]);
  expect((await deps.requests.of(reference))?.history).toHaveLength(3);
  expect(await countedIn(table)).toBe(before - 10);
});

test('200: several links of the same people at once', async () => {
  const { confirm, isListed, request, table, tokenTo } = removalFixture();
  const ten = tenPeople();
  await importPeople(table, greta, ...ten);
  const before = await countedIn(table);
  const tokens: string[] = [];
  for (const nth of [1, 2, 3]) {
    await request({ person_ids: ten.map((each) => each.person_id), email: `t${nth}@example.com` });
    tokens.push(await tokenTo(`t${nth}@example.com`));
  }
  const answers = await Promise.all(tokens.map((token) => confirm({ token })));
  expect(answers.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(await Promise.all(ten.map(isListed))).toEqual(ten.map(() => false));
  expect(await countedIn(table)).toBe(before - 10);
});

test('200: a click that comes while the request is completed by another gets the same answer', async () => {
  const { confirm, deps, reference, token } = await waiting();
  const late = {
    ...deps.plans,
    take: async () => (await confirm({ token }), Promise.reject(new Fault('request.conflict'))),
  };
  const second = calling(removal.confirm, handler.with({ ...deps, plans: late }));
  expect(await second({ token })).toMatchObject({ reference, state: 'done', records: 1 });
  expect((await deps.requests.of(reference))?.history).toHaveLength(3);
});

test('200: after a crash between the two, the same link does it again after a minute', async () => {
  const fixture = await waiting();
  const { deps, isListed, reference, token } = fixture;
  const crashing = { ...deps.requests, commit: () => Promise.reject(new Error('crashed')) };
  const dying = calling(removal.confirm, handler.with({ ...deps, requests: crashing }));
  await expect(dying({ token })).rejects.toMatchObject({ code: 'server.unexpected' });
  expect(await isListed(tamsin)).toBe(false);
  await expect(fixture.confirm({ token })).rejects.toMatchObject({ code: 'request.conflict' });
  fixture.advanceMinutes(1);
  expect(await fixture.confirm({ token })).toMatchObject({ reference, state: 'done' });
});

test('200: two requests for one person both work', async () => {
  const { confirm, isListed, request, token, tokenTo } = await waiting();
  await request({ person_ids, email: 'other@example.com' });
  const second = await tokenTo('other@example.com');
  await confirm({ token });
  expect(await confirm({ token: second })).toMatchObject({ state: 'done' });
  expect(await isListed(tamsin)).toBe(false);
});

test('200: a protected person’s address and phones go, with those of the household; the neighbor’s stay', async () => {
  const protection = {
    role: 'victim',
    office: 'Safe at Home',
    scope: 'contact',
    statement: 'He knows the street.',
    household: true,
  };
  const { confirm, deps, isListed, reference, table, token } = await waiting({ protection });
  expect(await confirm({ token })).toMatchObject({
    kind: 'protected',
    state: 'confirmed',
    household: true,
    records: 1,
    done_at: null,
    due_at: '2026-12-03T12:00:00.000Z',
  });
  const people = peopleStore(table);
  for (const person of [tamsin, daniel]) {
    expect(await isListed(person)).toBe(true);
    expect(await people.person(person.person_id)).toMatchObject({ phones: [], addresses: [] });
  }
  expect((await people.person(greta.person_id))?.phones).toHaveLength(1);
  expect(await deps.evidence.of(reference)).toMatchObject({ role: 'victim', office: 'Safe at Home' });
});

test('200: with the whole record of a protected person, the household keeps all but its addresses and phones', async () => {
  const mailbox = { email: 'daniel@example.com', email_type: 'personal' as const, ...provenance };
  const relative = {
    full_name: 'Ada Okafor',
    relation: 'sibling' as const,
    person_id: null,
    birth_date: null,
    ...provenance,
  };
  const housemate = { ...daniel, emails: [mailbox], family_members: [relative] };
  const protection = { role: 'victim', statement: 'He knows the street.', scope: 'listing', household: true };
  const { confirm, isListed, table, token } = await waiting({ protection }, housemate);
  expect(await confirm({ token })).toMatchObject({ household: true });
  expect(await isListed(tamsin)).toBe(false);
  expect(await isListed(daniel)).toBe(true);
  expect(await peopleStore(table).person(daniel.person_id)).toMatchObject({
    phones: [],
    addresses: [],
    names: [{ full_name: 'Daniel Okafor' }],
    emails: [{ email: 'daniel@example.com' }],
    family_members: [{ full_name: 'Ada Okafor' }],
  });
});

test.each(['keep', 'lift'] as const)('200: support ends the review of a household: %s', async (verdict) => {
  const protection = { role: 'victim', statement: 'He knows the street.', scope: 'listing', household: true };
  const { confirm, deps, isListed, now, reference, table, token } = await waiting({ protection });
  await confirm({ token });
  const secret = async () => 'a secret of the tests';
  expect(await endReview(table, secret, { reference, verdict }, now())).toBe(true);
  expect(await deps.requests.of(reference)).toMatchObject({
    state: 'done',
    records: 1,
    household: verdict === 'keep',
    review_by: null,
    history: [{}, {}, { state: 'done', ...(verdict === 'lift' && { reason: 'household-shown' }) }],
  });
  expect(await deps.listings.hidden(`${reference}-H`)).toBe(verdict === 'keep' ? 1 : undefined);
  expect(await isListed(tamsin)).toBe(false);
  expect(await deps.evidence.of(reference)).toBeUndefined();
  expect(await endReview(table, secret, { reference, verdict }, now())).toBe(false);
});

test('200: a removal in review can be undone as a whole', async () => {
  const protection = { role: 'victim', statement: 'He knows the street.', scope: 'contact', household: true };
  const { confirm, deps, now, reference, table, token } = await waiting({ protection });
  await confirm({ token });
  const lifted = await liftRemoval(table, async () => 'a secret of the tests', { reference, reason: 'abusive' }, now());
  expect(lifted).toBe(true);
  expect(await deps.requests.of(reference)).toMatchObject({ state: 'denied', household: false, review_by: null });
  expect(await deps.listings.hidden(`${reference}-H`)).toBeUndefined();
});

test('200: the household stays as it is unless the request includes it', async () => {
  const protection = { role: 'victim', scope: 'listing' };
  const { confirm, table, token } = await waiting({ protection });
  expect(await confirm({ token })).toMatchObject({ household: false });
  expect(await peopleStore(table).person(daniel.person_id)).toMatchObject({ phones: [{}], addresses: [{}] });
});

test('200: people without a record are known again when one appears', async () => {
  const unlisted = [{ first_name: 'Tamsin', last_name: 'Okafor', phone: '(218) 555-0142' }];
  const { confirm, isListed, token } = await waiting({ person_ids: [], unlisted });
  expect(await confirm({ token })).toMatchObject({ records: 1 });
  expect(await isListed(tamsin)).toBe(false);
  expect(await isListed(greta)).toBe(true);
});

test('410: a link works once, for 24 hours, and no forged one works', async () => {
  const { advanceMinutes, confirm, isListed, token } = await waiting();
  await expect(confirm({ token: 'x'.repeat(43) })).rejects.toMatchObject({
    code: 'auth.link-expired',
    message: 'The link is expired or you have already confirmed this action',
  });
  advanceMinutes(24 * 60);
  await expect(confirm({ token })).rejects.toMatchObject({ code: 'auth.link-expired' });
  expect(await isListed(tamsin)).toBe(true);

  const used = await waiting();
  await used.confirm({ token: used.token });
  await expect(used.confirm({ token: used.token })).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('409: a conflict that is no second click is one', async () => {
  const { deps, token } = await waiting();
  const commit = () => Promise.reject(new Fault('request.conflict'));
  const losing = calling(removal.confirm, handler.with({ ...deps, requests: { ...deps.requests, commit } }));
  await expect(losing({ token })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('429: a mailbox removes ten records a day from all networks, and its link works again later', async () => {
  const { deps, isListed, request, table, tokenTo, advanceMinutes } = removalFixture();
  const limits = limiterOf(table, async () => 'secret');
  const counting = calling(removal.confirm, handler.with({ ...deps, limits }));
  const ten = tenPeople();
  await importPeople(table, tamsin, ...ten);
  await request({ person_ids: ten.map((each) => each.person_id), email });
  const first = await tokenTo(email);
  advanceMinutes(1);
  await request({ person_ids, email });
  const second = await tokenTo(email);
  expect(await counting({ token: first })).toMatchObject({ state: 'done', records: 10 });
  await expect(counting({ token: second })).rejects.toMatchObject({ code: 'rights.too-many-records' });
  expect(await isListed(tamsin)).toBe(true);
  advanceMinutes(144);
  expect(await counting({ token: second })).toMatchObject({ state: 'done', records: 1 });
});

test('429: rejects too many attempts', async () => {
  const { deps } = await waiting();
  const limited = calling(removal.confirm, handler.with({ ...deps, limits: exhausted }));
  await expect(limited({ token: 'x' })).rejects.toMatchObject({ code: 'request.too-many' });
});
