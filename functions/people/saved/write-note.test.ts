import { expect, test } from 'vitest';

import { handler as savePerson } from '#functions/people/saved/save-person.ts';
import { savingFixture } from '#functions/people/saved/testing.ts';
import { handler } from '#functions/people/saved/write-note.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { importPeople, livingIn, NOW, personNamed } from '#functions/people/testing.ts';
import { aMember, calling, exhausted } from '#functions/platform/testing.ts';
import { saved } from '#shared/api/saved.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, deps, member } = savingFixture();
const tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')] });
await importPeople(table, tamsin);
const { person_id } = tamsin;
const write = (account_id: AccountId, more: object = {}) =>
  calling(saved.writeNote, handler.with({ ...deps, ...more }), { as: aMember(account_id) });

async function saver(): Promise<AccountId> {
  const account_id = await member();
  await calling(saved.savePerson, savePerson.with(deps), { as: aMember(account_id) })({ person_id });
  return account_id;
}

test('200: keeps paragraphs, without what hides other text, for this member only', async () => {
  const [account_id, other] = [await saver(), await saver()];
  const note = await write(account_id)({ person_id, note: ' Met in 2009.\n\nAsk for \u202Eher sister. ' });
  expect(note).toMatchObject({ note: 'Met in 2009.\n\nAsk for her sister.', noted_at: NOW.toISOString() });
  expect((await deps.saved.list(other))[0]?.note).toBe('');
  expect(await write(account_id)({ person_id, note: '' })).toMatchObject({ note: '', noted_at: null });
});

test.each(['\uD800', '\u200B\u200D', '\uFEFF', ' \u202E\u2066 '])(
  '422: refuses %j, of which nothing is visible, and keeps the note',
  async (note) => {
    const account_id = await saver();
    await write(account_id)({ person_id, note: 'Met in 2009.' });
    await expect(write(account_id)({ person_id, note })).rejects.toMatchObject({
      status: 422,
      fields: { note: ['This value is invalid.'] },
    });
    expect((await deps.saved.list(account_id))[0]?.note).toBe('Met in 2009.');
    expect(await write(account_id)({ person_id, note: ' \n ' })).toMatchObject({ note: '' });
  },
);

test('404: only on a saved person', async () => {
  await expect(write(await member())({ person_id, note: 'Hello' })).rejects.toMatchObject({ code: 'people.not-found' });
});

test('422: at most 2,000 characters', async () => {
  await expect(write(await saver())({ person_id, note: 'a'.repeat(2001) })).rejects.toMatchObject({ status: 422 });
});

test('409: gives up when other writers always win', async () => {
  const busy = { ...deps.saved, commit: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(write(await saver(), { saved: busy })({ person_id, note: 'a' })).rejects.toMatchObject({ status: 409 });
});

test('429: not too often', async () => {
  const limits = exhausted;
  await expect(write(await saver(), { limits })({ person_id, note: 'a' })).rejects.toMatchObject({ status: 429 });
});

test('404: nothing new on a removed person, whose note can only be emptied', async () => {
  const account_id = await saver();
  await write(account_id)({ person_id, note: 'Met in 2009.' });
  const removal = { suppression_id: 'CAL-R-1', scope: 'listing' as const, person_ids: [person_id] };
  await listingsOf(table).suppress(removal, NOW);
  for (const note of ['Met in 2010.', 'Met in 2009.'])
    await expect(write(account_id)({ person_id, note })).rejects.toMatchObject({ code: 'people.not-found' });
  expect(await write(account_id)({ person_id, note: '' })).toMatchObject({ note: '', noted_at: null });
});
