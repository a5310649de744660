import { expect, test } from 'vitest';

import { newSearch } from '#functions/people/domain/search.ts';
import { messageStore } from '#functions/messaging/public.ts';
import { handler } from '#functions/people/notify-when-ready.ts';
import { handler as startSearch } from '#functions/people/start-search.ts';
import { searchStore } from '#functions/people/store.ts';
import { importPeople, NOW, personNamed, unchecked, jobRunner } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const table = temporaryTable();
await importPeople(table, personNamed('Maria Cantwell'));

const jobs = jobRunner(table);
const messages = messageStore(table);
const deps = { searches: searchStore(table), startJob: jobs.startJob, clock: () => NOW };
const notify = calling(people.notifyWhenReady, handler.with(deps));
const waiting = calling(people.startSearch, startSearch.with({ ...deps, ...unchecked, startJob: async () => {} }));
const finished = calling(people.startSearch, startSearch.with({ ...deps, ...unchecked }));
const request = { type: 'name' as const, search_query: 'Maria Cantwell', language: 'en' as const };
const textsTo = async (phone: string) => (await messages.latest(100)).filter(({ to }) => to === phone);

test('200: sends the text without a name when the search is ready', async () => {
  const { search_id } = await waiting(request);
  expect(await notify({ search_id, phone: '(218) 555-0101' })).toMatchObject({ status: 'searching', will_text: true });
  expect(await textsTo('+12185550101')).toEqual([]);
  await jobs.run({ search_id });
  const [text] = await textsTo('+12185550101');
  expect(text?.text).toBe(`Calluna: 1 person found. http://localhost:3000/en/search/${search_id}`);
  expect(jobs.started).toContain('messages.sendMessage');
});

test('200: sends the text immediately for a finished search', async () => {
  const { search_id } = await finished(request);
  await notify({ search_id, phone: '218 555 0102' });
  expect(await textsTo('+12185550102')).toHaveLength(1);
});

test('200: sends one text for repeated requests and job runs', async () => {
  const { search_id } = await waiting(request);
  await notify({ search_id, phone: '218 555 0103' });
  await notify({ search_id, phone: '218 555 0104' });
  await Promise.all([jobs.run({ search_id }), jobs.run({ search_id })]);
  await jobs.run({ search_id });
  expect(await textsTo('+12185550103')).toHaveLength(1);
  expect(await textsTo('+12185550104')).toEqual([]);
});

test('200: starts the job on a repeated request if the first start failed', async () => {
  const { search_id } = await finished(request);
  const broken = { ...deps, startJob: async () => Promise.reject(new Error('no Lambda')) };
  const wish = { search_id, phone: '218 555 0108' };
  await expect(calling(people.notifyWhenReady, handler.with(broken))(wish)).rejects.toMatchObject({ status: 500 });
  expect(await textsTo('+12185550108')).toEqual([]);
  await notify(wish);
  expect(await textsTo('+12185550108')).toHaveLength(1);
});

test('404: a member’s search texts nobody for others', async () => {
  const account_id = newId('account');
  const search_id = newId('search');
  const { language, ...asked } = request;
  await deps.searches.start(
    newSearch(search_id, { ...asked, country: 'US' }, language, NOW, { account_id, browser: null }),
  );
  const phone = '218 555 0177';
  await expect(notify({ search_id, phone })).rejects.toMatchObject({ code: 'people.search-not-found' });
  const asOwner = calling(people.notifyWhenReady, handler.with(deps), { as: aMember(account_id) });
  expect(await asOwner({ search_id, phone })).toMatchObject({ will_text: true });
});

test('404: a visitor’s search texts nobody for other browsers', async () => {
  const { search_id } = await waiting(request);
  const elsewhere = calling(people.notifyWhenReady, handler.with(deps), { browser: 'o'.repeat(43) });
  const wish = { search_id, phone: '218 555 0178' };
  await expect(elsewhere(wish)).rejects.toMatchObject({ code: 'people.search-not-found' });
  expect(await notify(wish)).toMatchObject({ will_text: true });
});

test('404: rejects an unknown search', async () => {
  await expect(notify({ search_id: newId('search'), phone: '218 555 0105' })).rejects.toMatchObject({
    code: 'people.search-not-found',
  });
});

test('409: gives up after repeated conflicts', async () => {
  const { search_id } = await waiting(request);
  const busy = { ...deps.searches, replace: async () => Promise.reject(new Fault('request.conflict')) };
  const late = calling(people.notifyWhenReady, handler.with({ ...deps, searches: busy }));
  await expect(late({ search_id, phone: '218 555 0107' })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('422: rejects an invalid number', async () => {
  const { search_id } = await waiting(request);
  await expect(notify({ search_id, phone: '12' })).rejects.toMatchObject({
    fields: { phone: ['Invalid Phone Number'] },
  });
});

test('429: sends at most five texts a day to one number', async () => {
  for (let i = 0; i < 5; i++) await notify({ search_id: (await waiting(request)).search_id, phone: '218 555 0106' });
  const { search_id } = await waiting(request);
  await expect(notify({ search_id, phone: '218 555 0106' })).rejects.toMatchObject({ code: 'request.too-many' });
});
