import { expect, test } from 'vitest';

import { itemsOf } from '#functions/people/suppression/carry-over.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { addDays } from '#shared/values/duration.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('the note of a lifted suppression is carried over with its end', async () => {
  const table = temporaryTable();
  const listings = listingsOf(table, async () => 'a secret of the tests');
  const people = [{ names: ['Ida Lund'], birth: null, emails: [], phones: [], addresses: [] }];
  await listings.suppressIdentifiers({ suppression_id: 'one', scope: 'listing', people }, now);
  await listings.lift('one', now);
  const items = [];
  for await (const some of itemsOf(table)) items.push(...some);
  expect(items).toHaveLength(1);
  expect(items[0]?.item).toMatchObject({ lifted: true, expires_at: addDays(now, 7).getTime() / 1000 });
});
