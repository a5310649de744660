import { expect, test } from 'vitest';

import { getPhonesHandler } from '#functions/people/directory/get-phones.ts';
import { directoryCounter } from '#functions/people/directory/counting.ts';
import { handler as countLists } from '#functions/people/directory/jobs/count-lists.ts';
import { directoryStore } from '#functions/people/directory/store.ts';
import { addListings, livingIn, phone } from '#functions/people/directory/testing.ts';
import { NOW, personNamed } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling, exhausted, sending, unlimited } from '#functions/platform/testing.ts';
import { directory } from '#shared/api/directory.ts';

const table = temporaryTable();
await addListings(
  table,
  personNamed('Tamsin Okafor', {
    addresses: [livingIn('Duluth', 'MN')],
    phones: [phone('+12185550142'), phone('+12185550143')],
  }),
  ...['Ash', 'Birch', 'Cedar', 'Elder', 'Fern'].map((name, i) =>
    personNamed(`Oren ${name}`, {
      addresses: [livingIn('Toronto', 'Ontario', 'CA')],
      phones: [phone(`+1416555012${i}`), phone(`+1218555012${i}`)],
    }),
  ),
  personNamed('Nils Vance', { addresses: [livingIn('Duluth', 'MN')], phones: [phone('+16125550142')] }),
  personNamed('Teuila Vance', { addresses: [livingIn('Pago Pago', 'AS')], phones: [phone('+16846221234')] }),
);
await countLists.with({ counter: directoryCounter(table), clock: () => NOW })({});
const handler = getPhonesHandler((_, prefix) =>
  prefix === '218' ? { region: 'Minnesota', cities: ['Duluth, MN'] } : null,
);
const deps = { directory: directoryStore(table), limits: unlimited, clock: () => NOW };
const phones = calling(directory.getPhones, handler.with(deps));

test('200: returns countries, area codes, initials, and each person once, without a digit past the area code', async () => {
  expect((await phones({})).places.map(({ key }) => key)).toEqual(['CA', 'US']);
  expect((await phones({ country: 'US' })).places).toEqual([
    { key: '218', name: '218', count: 'under-ten', serves: { region: 'Minnesota', cities: ['Duluth, MN'] } },
  ]);
  expect((await phones({ country: 'CA' })).places).toMatchObject([{ key: '416', serves: null }]);
  expect(await phones({ country: 'US', prefix: '218' })).toMatchObject({
    letters: ['a', 'b', 'c', 'e', 'f', 'o'],
    serves: { region: 'Minnesota' },
  });
  const whole = await phones({ country: 'US', prefix: '218' });
  expect(whole.data.map(({ full_name }) => full_name)).toContain('Tamsin Okafor');
  const page = await phones({ country: 'US', prefix: '218', letter: 'o' });
  expect(page.data).toMatchObject([{ full_name: 'Tamsin Okafor', city: 'Duluth' }]);
  expect(JSON.stringify(page)).not.toContain('555');
});

test('404: rejects an area code without entries, and one that fewer than five people share, alike', async () => {
  for (const query of [{ country: 'US', prefix: '999' }, { country: 'US', prefix: '612' }, { country: 'AS' }])
    await expect(phones(query)).rejects.toMatchObject({ code: 'people.not-found' });
});

test('422: requires the country of an area code', async () => {
  await expect(phones({ prefix: '218' })).rejects.toMatchObject({ fields: { country: [expect.any(String)] } });
});

test('403: hidden from countries to which the law forbids to show people in the United States', async () => {
  const request = new Request('http://test/api/directory/phones?country=US', {
    headers: { 'x-viewer-country': 'CN', 'content-type': 'application/json' },
  });
  const answer = await sending(directory.getPhones, handler)(request);
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'people.restricted' }]);
});

test('429: a network that reads too many pages has to wait', async () => {
  const call = calling(directory.getPhones, handler.with({ ...deps, limits: exhausted }));
  await expect(call({})).rejects.toMatchObject({ code: 'request.too-many' });
});
