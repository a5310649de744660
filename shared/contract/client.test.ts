import { expect, test } from 'vitest';

import { people } from '#shared/api/people.ts';
import { createCall } from '#shared/contract/client.ts';
import { newId } from '#shared/values/id.ts';

const answering = (status: number, body: string) =>
  createCall('http://test', async () => new Response(body, { status }));
const person_id = newId('person');

test('a failure carries code, message and fields', async () => {
  const call = answering(
    422,
    JSON.stringify({
      message: 'The given data was invalid.',
      code: 'request.invalid',
      errors: { phone: ['Invalid Phone Number'] },
    }),
  );
  await expect(call(people.getTeaser, { person_id })).rejects.toMatchObject({
    code: 'request.invalid',
    status: 422,
    message: 'The given data was invalid.',
    fields: { phone: ['Invalid Phone Number'] },
  });
});

test.each([
  [502, '<html>Bad gateway</html>', 'Server Error.'],
  [500, '', 'Server Error.'],
  [418, '{"message":"?","code":"tea"}', 'An unknown error occurred'],
])('an answer %d that is not ours is status 500 in words', async (status, body, message) => {
  await expect(answering(status, body)(people.getTeaser, { person_id })).rejects.toMatchObject({
    status: 500,
    message,
  });
});

test('an unreachable server has the specification’s message', async () => {
  const call = createCall('http://test', async () => Promise.reject(new TypeError('fetch failed')));
  await expect(call(people.getTeaser, { person_id })).rejects.toMatchObject({
    code: 'request.unreachable',
    message: 'A network error has occurred, and you have not been charged. Please try again.',
  });
});

test('a search puts nothing in the URL', async () => {
  let url = '';
  const call = createCall('http://test', async (request) => {
    url = request as string;
    return new Response('{}', { status: 500 });
  });
  await call(people.startSearch, { type: 'phone', search_query: '4253030114' }).catch(() => {});
  expect(url).toBe('http://test/api/people/searches');
});
