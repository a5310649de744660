import { expect, test } from 'vitest';

import { handler } from '#functions/calls/numbers/get-card.ts';
import { numberMarksOf } from '#functions/calls/numbers/number-mark.ts';
import { reputationIn } from '#functions/calls/numbers/reputation.ts';
import { asSpam } from '#functions/calls/numbers/testing.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { newSearch } from '#functions/people/domain/search.ts';
import { searchRequestOf } from '#functions/people/public.ts';
import { searchStore } from '#functions/people/store.ts';
import { digest } from '#functions/platform/digest.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, BROWSER, calling, unlimited } from '#functions/platform/testing.ts';
import { numbers } from '#shared/api/numbers.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { addDays } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const table = temporaryTable();
const callers = callerStore(table);
const deps = {
  searched: searchRequestOf(table),
  reputation: reputationIn(table),
  limits: unlimited,
  clock: () => NOW,
};
const visitor = calling(numbers.getCard, handler.with(deps));

async function searchFor(request: Partial<SearchRequest>) {
  const search = newSearch(newId('search'), { type: 'phone', country: 'US', ...request }, 'en', NOW, {
    account_id: null,
    browser: digest(BROWSER),
  });
  await searchStore(table).start(search);
  return search.search_id;
}

const report = (phone: Phone, daysAgo: number) =>
  callers.report({ phone, account_id: newId('account'), at: addDays(NOW, -daysAgo).toISOString(), ...asSpam });

test('200: says what is known of a number that nobody has', async () => {
  const search_id = await searchFor({ search_query: '(312) 555-0142' });
  expect(await visitor({ search_id })).toEqual({
    number: '+13125550142',
    is_valid: true,
    international: '+1 312 555 0142',
    national: '(312) 555-0142',
    country: 'US',
    calling_code: '1',
    line: 'fixed_or_mobile',
    place: { name: 'Chicago, IL', language: 'en' },
    area_town: null,
    carrier: null,
    time_zones: ['America/Chicago'],
    verdict: { verdict: 'unknown', reasons: [] },
    mine: null,
  });
});

test('200: reads a national number by the country of the search, and names places in its language', async () => {
  const search_id = await searchFor({ search_query: '03-1234-5678', country: 'JP' });
  expect(await visitor({ search_id, language: 'ja' })).toMatchObject({
    number: '+81312345678',
    place: { name: '東京' },
  });
});

test('200: counts members, and names none of them', async () => {
  const phone = Phone.parse('+13125550143');
  const search_id = await searchFor({ search_query: phone });
  await table.commit(report(phone, 1));
  expect((await visitor({ search_id })).verdict).toEqual({ verdict: 'unknown', reasons: [] });
  await table.commit(...[2, 3, 4].map((days) => report(phone, days)));
  const card = await visitor({ search_id });
  expect(card.verdict).toMatchObject({ verdict: 'suspicious', reasons: [{ code: 'reported', count: 4, days: 30 }] });
  expect(JSON.stringify(card)).not.toMatch(/acc_|account/);
});

test('200: shows members their own mark, also once its report is forgotten', async () => {
  const phone = Phone.parse('+13125550144');
  const account_id = newId('account');
  const as = calling(numbers.getCard, handler.with(deps), { as: aMember(account_id) });
  const search_id = await searchFor({ search_query: phone });
  expect((await as({ search_id })).mine).toEqual({ mark: null, spam_kind: null });
  const said = { ...asSpam, spam_kind: 'scam' } as const;
  const mark = (daysAgo: number) =>
    numberMarksOf(table).set({ account_id, phone }, 'spam', said, addDays(NOW, -daysAgo).toISOString());
  await table.commit(...mark(1));
  expect((await as({ search_id })).mine).toEqual({ mark: 'spam', spam_kind: 'scam' });
  await table.commit(...mark(91));
  expect((await as({ search_id })).mine).toEqual({ mark: 'spam', spam_kind: null });
});

test('404: has no card of another kind of search, or of one that has ended', async () => {
  const ofEmail = await searchFor({ type: 'email', search_query: 'ida@example.com' });
  await expect(visitor({ search_id: ofEmail })).rejects.toMatchObject({ code: 'people.search-not-found' });
  await expect(visitor({ search_id: newId('search') })).rejects.toMatchObject({ status: 404 });
  const search_id = await searchFor({ search_query: '+13125550142' });
  const later = calling(numbers.getCard, handler.with({ ...deps, clock: () => addDays(NOW, 2) }));
  await expect(later({ search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
});

test('404: has no card of a search by another browser', async () => {
  const search_id = await searchFor({ search_query: '+13125550142' });
  const elsewhere = calling(numbers.getCard, handler.with(deps), { browser: 'o'.repeat(43) });
  await expect(elsewhere({ search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
});

test('404: has no card of a search by another member', async () => {
  const owner = newId('account');
  const request: SearchRequest = { type: 'phone', country: 'US', search_query: '+13125550142' };
  const { search_id, ...search } = newSearch(newId('search'), request, 'en', NOW, { account_id: owner, browser: null });
  await searchStore(table).start({ search_id, ...search });
  await expect(visitor({ search_id })).rejects.toMatchObject({ code: 'people.search-not-found' });
  const as = calling(numbers.getCard, handler.with(deps), { as: aMember(owner) });
  expect(await as({ search_id })).toMatchObject({ number: '+13125550142' });
});

test('429: stops a loop', async () => {
  const search_id = await searchFor({ search_query: '+13125550142' });
  const limited = calling(numbers.getCard, handler.with({ ...deps, limits: limiterOf(table, async () => 'secret') }));
  for (let n = 0; n < 240; n++) await limited({ search_id });
  await expect(limited({ search_id })).rejects.toMatchObject({ code: 'request.too-many' });
});
