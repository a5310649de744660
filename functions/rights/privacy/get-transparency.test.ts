import { expect, test } from 'vitest';

import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling, exhausted, unlimited } from '#functions/platform/testing.ts';
import { cachedFigures } from '#functions/rights/privacy/cached-figures.ts';
import { handler } from '#functions/rights/privacy/get-transparency.ts';
import { referenceOf } from '#functions/rights/requests/domain/reference.ts';
import { advance, newRequest } from '#functions/rights/requests/domain/request.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { privacy } from '#shared/api/privacy.ts';
import { addDays, addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { requestKinds } from '#shared/values/privacy-request.ts';

const now = new Date('2026-11-23T10:00:00.000Z');

function page() {
  const requests = requestStore(temporaryTable());
  const figures = cachedFigures(requests);
  const read = (at = now, more: object = {}) =>
    calling(
      privacy.getTransparency,
      handler.with({ figures, limits: unlimited, brokers: () => [], clock: () => at, ...more }),
    )({});
  const made = async (days: number) => {
    const request = newRequest(
      {
        request_id: newId('request'),
        reference: referenceOf('copy', crypto.getRandomValues(new Uint8Array(7))),
        kind: 'copy',
        channel: 'web',
        evidence: 'email',
      },
      addDays(now, -days),
    );
    await requests.commit(requests.add(advance(request, { to: 'done', records: 1 }, now)));
  };
  return { requests, read, made };
}

test('200: shows zeros for this year before anything was counted', async () => {
  const { years, brokers } = await page().read();
  expect(years).toMatchObject([{ year: '2026', counted_at: null }]);
  expect(years[0]?.kinds.map(({ kind, received }) => [kind, received])).toEqual(requestKinds.map((kind) => [kind, 0]));
  expect(brokers).toEqual([]);
});

test('200: shows every kind of a counted year, zeros included', async () => {
  const { requests, read, made } = page();
  await made(2);
  await made(20);
  await requests.count('2026', now);
  const { years } = await read();
  expect(years).toMatchObject([{ year: '2026', counted_at: now.toISOString() }]);
  expect(years[0]?.kinds.map(({ kind }) => kind)).toEqual([...requestKinds]);
  expect(years[0]?.kinds.find(({ kind }) => kind === 'copy')).toEqual({
    kind: 'copy',
    received: 2,
    complied: 2,
    denied: 0,
    unconfirmed: 0,
    open: 0,
    late: 1,
    median_days: 11,
  });
  expect(years[0]?.kinds.find(({ kind }) => kind === 'limit')).toMatchObject({ received: 0, median_days: null });
});

test('200: leaves out past years without a request', async () => {
  const { requests, read } = page();
  for (const year of ['2025', '2026']) await requests.count(year, now);
  expect((await read()).years.map(({ year }) => year)).toEqual(['2026']);
});

test('200: reads what was counted every five minutes at most', async () => {
  const { requests, read, made } = page();
  await read();
  await made(1);
  await requests.count('2026', now);
  expect((await read(addMinutes(now, 4))).years).toMatchObject([{ counted_at: null }]);
  expect((await read(addMinutes(now, 5))).years).toMatchObject([{ counted_at: now.toISOString() }]);
});

test('200: names registrations as a data broker from the configuration', async () => {
  const brokers = [{ state: 'CA', number: '577312' }];
  expect((await page().read(now, { brokers: () => brokers })).brokers).toEqual(brokers);
});

test('429: limits loops', async () => {
  await expect(page().read(now, { limits: exhausted })).rejects.toMatchObject({ code: 'request.too-many' });
});
