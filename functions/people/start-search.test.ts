import { afterAll, expect, test } from 'vitest';

import { handler } from '#functions/people/start-search.ts';
import { searchStore } from '#functions/people/store.ts';
import { NOW } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling, sending } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';

const table = await temporaryTable();
afterAll(() => table[Symbol.asyncDispose]());

const searches = searchStore(table);
const started: object[] = [];
const ground = {
  searches,
  clock: () => NOW,
  startJob: async (id: string, input: object) => void started.push({ id, ...input }),
};
const start = calling(people.startSearch, handler.with(ground));
const send = (body: string) =>
  sending(
    people.startSearch,
    handler.with(ground),
  )(new Request('http://test/api/people/searches', { method: 'POST', body }));

test('200: a search is written down, then its work is started', async () => {
  const search = await start({ type: 'name', first_name: 'Maria', last_name: 'Cantwell' });
  expect(search).toMatchObject({ status: 'searching', type: 'name', search_query: 'Maria Cantwell', total: 0 });
  expect(await searches.of(search.search_id, NOW)).toMatchObject({ status: 'searching', language: 'en' });
  expect(started).toContainEqual({ id: 'people.gatherResults', search_id: search.search_id });
});

test.each([
  [{ type: 'name' }, { search_query: ['Search text must not be empty.'] }],
  [{ type: 'name', search_query: '   ' }, { search_query: ['Search text must not be empty.'] }],
  [{ type: 'name', first_name: 'Maria' }, { last_name: ['A last name is required.'] }],
  [{ type: 'name', last_name: 'x'.repeat(257) }, { last_name: ['This text is too long.'] }],
  [{ type: 'phone', search_query: '12' }, { search_query: ['Invalid Phone Number'] }],
  [{ type: 'email', search_query: 'nobody' }, { search_query: ['Invalid Email Address'] }],
  [{ type: 'address', search_query: '12 Main St' }, { search_query: ['Add a city and state, or a ZIP code.'] }],
  [
    { type: 'address', search_query: 'Main St', city: 'Everett' },
    { search_query: ['Add a city and state, or a ZIP code.'] },
  ],
  [{ type: 'carrier-pigeon', search_query: 'x' }, { type: ['This value is invalid.'] }],
  [{ search_query: 'x' }, { type: ['This field is required.'] }],
  [{ type: 'name', last_name: 12 }, { last_name: ['This value is invalid.'] }],
  [{ type: 'name', last_name: 'A', admin: true }, { admin: ['This field is not known.'] }],
  [{ type: 'name', last_name: 'A', __proto__x: {} }, { __proto__x: ['This field is not known.'] }],
  [{ type: 'name', last_name: 'A', language: 'xx' }, { language: ['This value is invalid.'] }],
])('422: %j', async (body, errors) => {
  const answer = await send(JSON.stringify(body));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ message: 'The given data was invalid.', code: 'request.invalid', errors });
});

test.each(['{"type":', 'null', '[]', '"name"', '{"type":"name"'])(
  '422: a body that is no object of JSON: %s',
  async (body) => {
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: 'The given data was invalid.' });
  },
);

test('413: a body over 16 KB', async () => {
  const answer = await send(JSON.stringify({ type: 'name', last_name: 'x'.repeat(17_000) }));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ message: 'The given data was invalid.', code: 'request.too-large' });
});

test('500: a search whose work cannot be started is nobody’s', async () => {
  const failing = calling(
    people.startSearch,
    handler.with({ ...ground, startJob: async () => Promise.reject(new Error('no Lambda')) }),
  );
  await expect(failing({ type: 'name', last_name: 'Cantwell' })).rejects.toMatchObject({ code: 'server.unexpected' });
});
