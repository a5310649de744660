import { expect, test } from 'vitest';

import { savingFixture } from '#functions/people/saved/testing.ts';
import { handler } from '#functions/people/saved/unwatch-person.ts';
import { importPeople, livingIn, personNamed } from '#functions/people/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { saved } from '#shared/api/saved.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { table, deps, member, open, watch } = savingFixture();
const tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')] });
await importPeople(table, tamsin);
const { person_id } = tamsin;

test('200: stops the watch, and the person stays saved', async () => {
  const account_id = await member();
  await open(account_id, person_id);
  await watch(account_id, person_id);
  const stop = calling(saved.unwatchPerson, handler.with(deps), { as: aMember(account_id) });
  await Promise.all([stop({ person_id }), stop({ person_id })]);
  expect(await deps.watches.list(account_id)).toEqual([]);
  expect(await deps.saved.list(account_id)).toHaveLength(1);
});

test('409: gives up when other writers always win', async () => {
  const account_id = await member();
  await open(account_id, person_id);
  await watch(account_id, person_id);
  const watches = { ...deps.watches, commit: async () => Promise.reject(new Fault('request.conflict')) };
  const busy = calling(saved.unwatchPerson, handler.with({ ...deps, watches }), { as: aMember(account_id) });
  await expect(busy({ person_id })).rejects.toMatchObject({ status: 409 });
});
