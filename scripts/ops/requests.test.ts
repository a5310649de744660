import { beforeEach, expect, test } from 'vitest';

import { listingsOf } from '#functions/people/public.ts';
import { importPeople, personNamed } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { referenceOf } from '#functions/rights/requests/domain/reference.ts';
import { newRequest, type PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { requests } from '#scripts/ops/requests.ts';
import { addDays } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const secret = async () => 'a secret of the tests';
const deps = { table: temporaryTable(), secret };
const store = requestStore(deps.table);
let nth = 0;

async function add(daysAgo: number, more: Partial<PrivacyRequest> = {}): Promise<PrivacyRequest> {
  const reference = referenceOf('delete', Buffer.from([0, 0, 0, 0, 0, 0, nth++]));
  const fields = { kind: 'delete', channel: 'web', evidence: 'email' } as const;
  const request = newRequest({ request_id: newId('request'), reference, ...fields }, addDays(now, -daysAgo));
  const stored = { ...request, ...more };
  await store.commit(store.add(stored));
  return stored;
}
const ops = (what: string, ...args: string[]) => requests(what, args, deps, now);
/** Past the date of the strictest law, near it, and far from it. */
let [late, soon, fresh]: PrivacyRequest[] = [];
beforeEach(async () => void ([late, soon, fresh] = [await add(30), await add(11), await add(0)]));

test('lists what is due, the most urgent first, with what to do', async () => {
  const lines = (await ops('due')).split('\n');
  expect(lines.some((line) => line.startsWith(late!.reference) && line.includes('overdue  requests finish'))).toBe(
    true,
  );
  const place = (reference: string) => lines.findIndex((line) => line.startsWith(reference));
  expect(place(late!.reference)).toBeLessThan(place(soon!.reference));
  expect(lines[place(soon!.reference)]).toContain('due soon');
  expect(place(fresh!.reference)).toBe(-1);
});

test('shows a request as people type its reference', async () => {
  const shown = await ops('show', late!.reference.toLowerCase().replaceAll('-', ' '));
  expect(shown).toContain('delete, web, received  overdue');
  expect(shown).toMatch(/2026-10-24T12:00:00.000Z {2}received$/);
  await expect(ops('show', 'CAL-D-9999999')).rejects.toThrow('no request');
  await expect(ops('look', late!.reference)).rejects.toThrow('which of them');
  await expect(ops('show')).rejects.toThrow('which of them');
});

test('finishes what a crash left of a request, once', async () => {
  const ida = personNamed('Ida Lund', {});
  await importPeople(deps.table, ida);
  const removal = { suppression_id: late!.request_id, person_ids: [ida.person_id], scope: 'listing' as const };
  await listingsOf(deps.table, secret).suppress(removal, now);
  await expect(ops('deny', late!.reference, 'no-record')).rejects.toThrow('requests finish');
  expect(await ops('finish', late!.reference)).toBe(`${late!.reference} is done: 1 records are hidden.`);
  expect(await store.of(late!.reference)).toMatchObject({ state: 'done', records: 1 });
  expect(await ops('finish', late!.reference)).toContain('is closed: done');
});

test('a request without a trace cannot be finished, but closed with a reason', async () => {
  await expect(ops('finish', late!.reference)).rejects.toThrow('no data of its maker');
  await expect(ops('deny', late!.reference, 'because')).rejects.toThrow('which of them');
  expect(await ops('deny', late!.reference, 'not-verified')).toBe(`${late!.reference} is closed: not-verified.`);
  expect((await store.of(late!.reference))?.history.at(-1)).toMatchObject({ state: 'denied', reason: 'not-verified' });
});

test('a review of a household is ended either way', async () => {
  const review = { state: 'confirmed', household: true, records: 1, review_by: addDays(now, 1).toISOString() } as const;
  const [kept, shown] = [await add(9, review), await add(9, review)];
  expect(await ops('due')).toContain(`requests deny ${kept.reference} not-verified`);
  expect(await ops('show', kept.reference)).toContain('review    of its household');
  expect(await ops('finish', kept.reference)).toContain('its household stays hidden');
  expect(await ops('deny', shown.reference, 'not-verified')).toContain('its household is shown again');
  expect(await store.of(kept.reference)).toMatchObject({ state: 'done', household: true });
  expect(await store.of(shown.reference)).toMatchObject({ state: 'done', household: false, records: 1 });
});

test('links and disputes close their requests themselves', async () => {
  const linked = await add(0, { unconfirmed_until: addDays(now, 1).toISOString() });
  expect(await ops('finish', linked.reference)).toContain('waits for its mailed link');
  const disputed = await add(30, { dispute_id: newId('dispute') });
  await expect(ops('finish', disputed.reference)).rejects.toThrow('disputes show');
  expect(await ops('due')).toContain(`disputes show ${disputed.dispute_id}`);
});
