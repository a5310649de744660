import { expect, test } from 'vitest';

import { handler } from '#functions/people/sharing/revoke-link.ts';
import { sharingFixture } from '#functions/people/sharing/testing.ts';
import { importPeople, livingIn, personNamed } from '#functions/people/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { sharing } from '#shared/api/sharing.ts';
import type { AccountId } from '#shared/values/id.ts';

const { table, deps, member, open, share } = sharingFixture();
const tamsin = personNamed('Tamsin Okafor', { addresses: [livingIn('Duluth', 'MN')] });
await importPeople(table, tamsin);
const { person_id } = tamsin;
const revoke = (account_id: AccountId) => calling(sharing.revokeLink, handler.with(deps), { as: aMember(account_id) });

test('200: at once and however often, by its member only', async () => {
  const account_id = await member();
  await open(account_id, person_id);
  const { link_id, token } = await share(account_id, person_id);
  await revoke(await member())({ link_id });
  expect(await deps.links.byToken(token)).toBeDefined();
  await revoke(account_id)({ link_id });
  await revoke(account_id)({ link_id });
  expect(await deps.links.byToken(token)).toBeUndefined();
  expect(await deps.links.list(account_id)).toEqual([]);
});
