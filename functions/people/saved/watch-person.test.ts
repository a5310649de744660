import { expect, test } from 'vitest';

import { closeAsWrongPerson } from '#functions/people/domain/opened.ts';
import { phone, savingFixture } from '#functions/people/saved/testing.ts';
import { handler } from '#functions/people/saved/watch-person.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { importPeople, livingIn, NOW, personId, personNamed } from '#functions/people/testing.ts';
import { calling, exhausted, sending } from '#functions/platform/testing.ts';
import { saved } from '#shared/api/saved.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { figures } from '#shared/values/figures.ts';
import type { PersonId } from '#shared/values/id.ts';

const { table, deps, member, open, watch, asSubscriber } = savingFixture();
const tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')], phones: [phone('+12185550142')] });
await importPeople(table, tamsin);
const { person_id } = tamsin;

test('200: watches and saves, once, and stores nothing that says a fact', async () => {
  const account_id = await member();
  await open(account_id, person_id);
  await Promise.all([watch(account_id, person_id), watch(account_id, person_id)]);
  expect(await watch(account_id, person_id)).toMatchObject({
    saved: { note: '' },
    watch: { since: NOW.toISOString(), notified_at: null },
  });
  const [item, ...more] = await deps.watches.list(account_id);
  expect(more).toEqual([]);
  expect(item?.digests.phones).toEqual([expect.stringMatching(/^[\w-]{8}$/)]);
  expect(JSON.stringify(item)).not.toMatch(/Tamsin|0142|Duluth/);
});

test('402: only a report that the member has opened, and not returned as a wrong person', async () => {
  const account_id = await member();
  await expect(watch(account_id, person_id)).rejects.toMatchObject({ code: 'people.report-not-opened' });
  await open(account_id, person_id);
  const was = (await deps.opened.of(account_id, [person_id]))!;
  const { revision, ...report } = was;
  await deps.opened.commit(deps.opened.keep(closeAsWrongPerson(report, NOW), was));
  await expect(watch(account_id, person_id)).rejects.toMatchObject({ code: 'people.report-not-opened' });
  expect(revision).toBe(1);
});

test('404: nobody whose listing was removed, nobody under 18', async () => {
  const gone = personNamed('Rosa Marsh', { addresses: [livingIn('Austin', 'TX')] });
  const minor = personNamed('Young Okafor', { birth_date: { ...tamsin.birth_date!, year: 2015 } });
  await importPeople(table, gone, minor);
  const account_id = await member();
  await open(account_id, gone.person_id);
  await listingsOf(table).suppress({ suppression_id: 'CAL-R-1', scope: 'listing', person_ids: [gone.person_id] }, NOW);
  for (const id of [gone.person_id, minor.person_id])
    await expect(watch(account_id, id)).rejects.toMatchObject({ code: 'people.not-found' });
});

test('403: not where the law forbids to show the person', async () => {
  const send = sending(saved.watchPerson, handler.with(deps), asSubscriber(await member()));
  const headers = { 'x-viewer-country': 'CN', 'x-requested-with': 'XMLHttpRequest' };
  const url = `http://test/api/user/saved-people/${person_id}/watch`;
  expect((await send(new Request(url, { method: 'PUT', headers, body: '{}' }))).status).toBe(403);
});

test('429: not more than the list allows, also where two begin at once', async () => {
  const account_id = await member();
  const at = NOW.toISOString();
  const crowd = Array.from({ length: figures.watchedPeople - 1 }, (_, i) => personNamed(`Watched N${i}`));
  await importPeople(table, ...crowd);
  const begin = (id: PersonId) =>
    deps.watches.commit(deps.watches.begin({ account_id, person_id: id, since: at, notified_at: null, digests: {} }));
  for (const each of crowd) await begin(each.person_id);
  const gone = personId('gone');
  await begin(gone);
  const other = personNamed('Rosa Lind', { addresses: [livingIn('Austin', 'TX')] });
  await importPeople(table, other);
  for (const id of [person_id, other.person_id]) await open(account_id, id);
  const outcomes = await Promise.allSettled([watch(account_id, person_id), watch(account_id, other.person_id)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  // Who is not listed any more is neither counted nor watched on.
  const ids = (await deps.watches.list(account_id)).map((each) => each.person_id);
  expect([ids.length, ids.includes(gone)]).toEqual([figures.watchedPeople, false]);
  const limited = handler.with({ ...deps, limits: exhausted });
  await expect(calling(saved.watchPerson, limited, asSubscriber(account_id))({ person_id })).rejects.toMatchObject({
    status: 429,
  });
});

test('409: gives up when other writers always win', async () => {
  const account_id = await member();
  await open(account_id, person_id);
  const watches = { ...deps.watches, commit: async () => Promise.reject(new Fault('request.conflict')) };
  const busy = calling(saved.watchPerson, handler.with({ ...deps, watches }), asSubscriber(account_id));
  await expect(busy({ person_id })).rejects.toMatchObject({ status: 409 });
});
