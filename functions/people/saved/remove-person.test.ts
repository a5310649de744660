import { expect, test } from 'vitest';

import { handler } from '#functions/people/saved/remove-person.ts';
import { handler as savePerson } from '#functions/people/saved/save-person.ts';
import { savingFixture } from '#functions/people/saved/testing.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { importPeople, livingIn, NOW, personNamed } from '#functions/people/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { saved } from '#shared/api/saved.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, deps, member, open, watch } = savingFixture();
const tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')] });
const removed = personNamed('Rosa Marsh', { addresses: [livingIn('Austin', 'TX')] });
await importPeople(table, tamsin, removed);
const { person_id } = tamsin;
const remove = (account_id: AccountId, more: object = {}) =>
  calling(saved.removePerson, handler.with({ ...deps, ...more }), { as: aMember(account_id) });

test('200: removes the person and the watch, of this member only', async () => {
  const [account_id, other] = [await member(), await member()];
  for (const each of [account_id, other]) {
    await open(each, person_id);
    await watch(each, person_id);
  }
  await Promise.all([remove(account_id)({ person_id }), remove(account_id)({ person_id })]);
  expect(await deps.saved.list(account_id)).toEqual([]);
  expect(await deps.watches.list(account_id)).toEqual([]);
  expect(await deps.watches.list(other)).toHaveLength(1);
});

test('200: removes a person whose listing is gone', async () => {
  const account_id = await member();
  const save = calling(saved.savePerson, savePerson.with(deps), { as: aMember(account_id) });
  await save({ person_id: removed.person_id });
  await listingsOf(table).suppress(
    { suppression_id: 'CAL-R-1', scope: 'listing', person_ids: [removed.person_id] },
    NOW,
  );
  await remove(account_id)({ person_id: removed.person_id });
  expect(await deps.saved.list(account_id)).toEqual([]);
});

test('409: gives up when other writers always win', async () => {
  const account_id = await member();
  await calling(saved.savePerson, savePerson.with(deps), { as: aMember(account_id) })({ person_id });
  const busy = { ...deps.saved, commit: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(remove(account_id, { saved: busy })({ person_id })).rejects.toMatchObject({ status: 409 });
});
