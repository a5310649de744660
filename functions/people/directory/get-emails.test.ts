import { expect, test } from 'vitest';

import { directoryCounter } from '#functions/people/directory/counting.ts';
import { handler } from '#functions/people/directory/get-emails.ts';
import { handler as handlerOfCounts } from '#functions/people/directory/jobs/count-lists.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { email, addListings, livingIn } from '#functions/people/directory/testing.ts';
import { listingsOf } from '#functions/people/suppression/listings.ts';
import { NOW, personNamed } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling, exhausted, sending, unlimited } from '#functions/platform/testing.ts';
import { directory } from '#shared/api/directory.ts';

const table = temporaryTable();
const at = { addresses: [livingIn('Duluth', 'MN')] };
await addListings(
  table,
  personNamed('Tamsin Okafor', { ...at, emails: [email('tamsin@example.com'), email('t.okafor@Example.com')] }),
  ...['Ash', 'Birch', 'Cedar', 'Elder'].map((name) =>
    personNamed(`Oren ${name}`, { ...at, emails: [email(`${name}@example.com`), email(`${name}@163.example`)] }),
  ),
  personNamed('Iris Fern', { ...at, emails: [email('iris@163.example')] }),
  personNamed('Oren Oksa', { ...at, emails: [email('oren@oksa.example')] }),
  personNamed('Olga Oksa', { ...at, emails: [email('olga@edge.example')] }),
);
await handlerOfCounts.with({ counter: directoryCounter(table), clock: () => NOW })({});
const deps = { directory: directoryStore(table), limits: unlimited, clock: () => NOW };
const emails = calling(directory.getEmails, handler.with(deps));

test('200: returns initials, domains, and each person once, without an address', async () => {
  expect((await emails({})).places.map(({ key }) => key)).toEqual(['0', 'e']);
  expect((await emails({ letter: 'E' })).places).toMatchObject([{ key: 'example.com', name: 'example.com' }]);
  expect((await emails({ letter: '1' })).places).toMatchObject([{ key: '163.example', name: '163.example' }]);
  expect((await emails({ domain: 'EXAMPLE.com' })).letters).toEqual(['as', 'bi', 'ce', 'el', 'ok']);
  const page = await emails({ domain: 'example.com', letter: 'ok' });
  expect(page.data).toMatchObject([{ full_name: 'Tamsin Okafor', age_band: '40-49' }]);
  expect(JSON.stringify(page)).not.toContain('@');
});

test('404: rejects a domain without entries, and one that fewer than five people share, alike', async () => {
  for (const query of [{ domain: 'nobody.example' }, { domain: 'oksa.example' }, { letter: 'o' }, { letter: 'z' }])
    await expect(emails(query)).rejects.toMatchObject({ code: 'people.not-found' });
  const past = (domain: string) => emails({ domain, letter: 'ok', cursor: '>a' });
  const { next_page_url: _, ...page } = await past('oksa.example');
  expect(page).toMatchObject({ data: [], letters: [] });
  expect(await past('nobody.example')).toEqual(await past('oksa.example'));
});

test('404: a domain whose people were removed since the count', async () => {
  const crowd = ['Ada', 'Ben', 'Cora', 'Dan', 'Eve'].map((name) =>
    personNamed(`${name} Quill`, { ...at, emails: [email(`${name}@quill.example`)] }),
  );
  await addListings(table, ...crowd);
  expect((await emails({ domain: 'quill.example' })).data).toHaveLength(5);
  await listingsOf(table).suppress(
    { suppression_id: 'CAL-R-1', scope: 'listing', person_ids: [crowd[0]!.person_id] },
    NOW,
  );
  await expect(emails({ domain: 'quill.example' })).rejects.toMatchObject({ code: 'people.not-found' });
});

test('422: rejects an address instead of a domain', async () => {
  await expect(emails({ domain: 'tamsin@example.com' })).rejects.toMatchObject({ code: 'request.invalid' });
});

test('403: hidden from countries to which the law forbids to show people in the United States', async () => {
  const request = new Request('http://test/api/directory/emails', {
    headers: { 'x-viewer-country': 'CN', 'content-type': 'application/json' },
  });
  const answer = await sending(directory.getEmails, handler)(request);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'people.restricted' }]);
});

test('429: a network that reads too many pages has to wait', async () => {
  const call = calling(directory.getEmails, handler.with({ ...deps, limits: exhausted }));
  await expect(call({})).rejects.toMatchObject({ code: 'request.too-many' });
});
