import { expect, test } from 'vitest';

import { withCurrentNames } from '#functions/calls/assistant/current-names.ts';
import { aCall } from '#functions/calls/web-chat/testing.ts';
import { listingsOf, whoHas } from '#functions/people/public.ts';
import { importPeople, personNamed, provenance } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const number = Phone.parse('+12185550142');
const ida = personNamed('Ida Lund', { phones: [{ number, phone_type: 'mobile', ...provenance }] });
const account_id = newId('account');

test('old calls do not name a person whose listing was removed, unless the caller said the name', async () => {
  const table = temporaryTable();
  await importPeople(table, ida);
  const call = { caller_number: number, caller_name: 'Ida Lund' };
  const calls = [
    aCall(account_id, { ...call, caller_name_source: 'lookup' }),
    aCall(account_id, { ...call, caller_name_source: 'said' }),
  ];
  const names = async () => (await withCurrentNames(calls, whoHas(table), now)).map(({ caller_name }) => caller_name);
  expect(await names()).toEqual(['Ida Lund', 'Ida Lund']);
  const listings = listingsOf(table, async () => 'a secret of the tests');
  await listings.suppress({ suppression_id: 'r-1', scope: 'listing', person_ids: [ida.person_id] }, now);
  expect(await names()).toEqual([null, 'Ida Lund']);
});
