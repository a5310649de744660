import { beforeAll, describe, expect, test } from 'vitest';

import { importPeople, personNamed } from '#functions/people/testing.ts';
import { listingsOf } from '#functions/people/public.ts';
import { COUNTRY_HEADER } from '#functions/platform/client-info.ts';
import { memoryDocuments } from '#functions/platform/table/memory.ts';
import { createTable } from '#functions/platform/table/table.ts';
import { calling, exhausted, sending } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/removal/find.ts';
import { daniel, removalFixture, tamsin } from '#functions/rights/removal/testing.ts';
import { removal } from '#shared/api/removal.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { Person } from '#shared/values/person.ts';

const { table, deps } = removalFixture();
const minor = personNamed('Tamsin Okafor Young', { birth_date: { ...tamsin.birth_date!, year: 2015 } });
await importPeople(table, tamsin, daniel, minor);
const find = calling(removal.find, handler.with(deps));
const { person_id } = tamsin;
const found = { data: [expect.objectContaining({ person_id, masked_name: 'Tamsin R. O•••••' })] };

test.each([
  ['the address of a page', `https://calluna.example.com/en/search-result/${person_id}`],
  ['in Arabic, with what follows', `calluna.example.com/ar/search-result/${person_id}/?from=x#phones`],
  ['a path', ` /ja/search-result/${person_id} `],
  ['an id', person_id],
])('200: finds a record by %s', async (_, profile) => expect(await find({ profile })).toEqual(found));

test('200: finds records by name, masked, and nothing of contact', async () => {
  const { data } = await find({ first_name: 'Tamsin', last_name: 'Okafor' });
  expect(data).toEqual(found.data);
  expect(JSON.stringify(data)).not.toMatch(/555|@|Cedar|Okafor/);
});

test.each([
  ['name', { first_name: 'Tamsin', last_name: 'Okafor' }],
  ['id', { profile: person_id }],
])('200: by %s, shows the masked name alone where people of the United States may not be shown', async (_, query) => {
  const send = sending(removal.find, handler.with(deps));
  const from = async (country: string) => {
    const headers = { 'content-type': 'application/json', [COUNTRY_HEADER]: country };
    const init = { method: 'POST', headers, body: JSON.stringify(query) };
    const answer = await send(new Request('http://test/api/removals/find', init));
    return removal.find.output.parse(await answer.json());
  };
  expect(await from('CN')).toEqual({
    data: [{ person_id, masked_name: 'Tamsin R. O•••••', age: null, area: null, places: 0, last_seen: null }],
  });
  expect(await from('JP')).toMatchObject({ data: [{ person_id, area: { city: 'Duluth' }, places: 1 }] });
});

test('200: an unknown record and a minor are no records', async () => {
  const unknown = personNamed('Nobody At All').person_id;
  for (const id of [unknown, minor.person_id]) expect(await find({ profile: id })).toEqual({ data: [] });
});

describe('a suppressed person, a minor and nobody', () => {
  const operations: string[] = [];
  const documents = memoryDocuments();
  const counted = createTable('memory', {
    send: (command: { constructor: { name: string } }) => {
      operations.push(command.constructor.name);
      return documents.send(command as never);
    },
  } as never);
  const listings = listingsOf(counted, async () => 'a secret of the tests');
  const suppressed = personNamed('Sorrel Whitlock', { birth_date: tamsin.birth_date });
  const young = personNamed('Yarrow Whitlock', { birth_date: { ...tamsin.birth_date!, year: 2015 } });
  const nobody = personNamed('Nettle Whitlock');
  beforeAll(async () => {
    await importPeople(counted, suppressed, young, personNamed('Fern Alderman'));
    const removal = { suppression_id: 'CAL-R-1', person_ids: [suppressed.person_id], scope: 'listing' as const };
    await listings.suppress(removal, deps.clock());
  });

  const send = sending(removal.find, handler.with({ ...deps, listings }));
  /** The answer as it goes over the wire, and what it took. */
  async function raw(body: object) {
    operations.length = 0;
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await send(new Request('http://test/api/removals/find', init));
    const headers = [...answer.headers].filter(([name]) => name !== 'x-now');
    const text = JSON.stringify([answer.status, headers, await answer.text()]);
    return { answer: text, work: operations.toSorted() };
  }

  test.each([
    ['by the address of a profile', ({ person_id }: Person) => ({ profile: person_id })],
    ['by name', ({ names }: Person) => ({ first_name: names[0]!.full_name.split(' ')[0]!, last_name: 'Whitlock' })],
  ])('200: are the same %s, byte for byte, and cost the same', async (_, query) => {
    const answers = [];
    await raw(query(nobody)); // fills the caches that all share
    for (const person of [suppressed, young, nobody]) answers.push(await raw(query(person)));
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1);
    expect(answers[0]?.answer).toContain(String.raw`{\"data\":[]}`);
    expect(answers[0]?.work.length).toBeGreaterThan(0);
    for (const { work } of answers) expect(work).toEqual(answers[2]?.work);
  });
});

test.each([
  'https://calluna.example.com/en/directory',
  'example.com/people/tamsin',
  'javascript:alert(1)',
  `${person_id}0`,
  '../../etc/passwd',
])('422: rejects a link that is no profile: %s', async (profile) => {
  const message = 'Invalid Profile link, please try again or enter your name instead by clicking cannot find profile?';
  await expect(find({ profile })).rejects.toMatchObject({ fields: { profile: [message] } });
});

test('422: asks for an address, or for both names', async () => {
  await expect(find({})).rejects.toMatchObject({ fields: { profile: ['This field is required.'] } });
  await expect(find({ first_name: 'Tamsin' })).rejects.toMatchObject({
    fields: { last_name: ['This field is required.'] },
  });
});

test('429: rejects too many searches, and one without a proof', async () => {
  const name = { first_name: 'Tamsin', last_name: 'Okafor' };
  const limited = calling(removal.find, handler.with({ ...deps, limits: exhausted }));
  await expect(limited(name)).rejects.toMatchObject({ code: 'request.too-many' });
  const takeProof = () => Promise.reject(new Fault('request.proof-needed'));
  const unproven = calling(removal.find, handler.with({ ...deps, takeProof }));
  await expect(unproven(name)).rejects.toMatchObject({ code: 'request.proof-needed' });
});
