import { afterAll, beforeAll, expect, test } from 'vitest';

import { withMinimumDuration, setMinimumDuration, withToken } from '#frontend/lib/fetch.ts';

beforeAll(() => setMinimumDuration(200));
afterAll(() => setMinimumDuration(0));

/** A clock that the test advances. */
function clock() {
  const waiting: { at: number; wake: () => void }[] = [];
  let now = 0;
  return {
    pause: (milliseconds: number) => new Promise<void>((wake) => waiting.push({ at: now + milliseconds, wake })),
    move: async (milliseconds: number) => {
      now += milliseconds;
      for (const { wake } of waiting.filter(({ at }) => at <= now)) wake();
      await new Promise((turn) => setImmediate(turn));
    },
  };
}

function follow<T>(promise: Promise<T>) {
  const followed: { value?: T; error?: unknown } = {};
  promise.then(
    (value) => (followed.value = value),
    (error: unknown) => (followed.error = error),
  );
  return followed;
}

test('a fast answer is delayed to the minimum', async () => {
  const { pause, move } = clock();
  const answer = follow(withMinimumDuration(() => Promise.resolve(new Response('x')), pause)('/'));
  await move(199);
  expect(answer.value).toBeUndefined();
  await move(1);
  expect(answer.value).toBeInstanceOf(Response);
});

test('so is a failure', async () => {
  const { pause, move } = clock();
  const failure = new TypeError('offline');
  const answer = follow(withMinimumDuration(() => Promise.reject(failure), pause)('/'));
  await move(199);
  expect(answer.error).toBeUndefined();
  await move(1);
  expect(answer.error).toBe(failure);
});

test('a slow answer is not delayed', async () => {
  const { pause, move } = clock();
  const slow = () => pause(300).then(() => new Response('x'));
  const answer = follow(withMinimumDuration(slow, pause)('/'));
  await move(299);
  expect(answer.value).toBeUndefined();
  await move(1);
  expect(answer.value).toBeInstanceOf(Response);
});

test('requests carry the token of a signed-in user, and none otherwise', async () => {
  const requests: (string | null)[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    requests.push(new Headers(init?.headers).get('authorization'));
    return new Response();
  };
  await withToken(fetch, () => 'abc')('/');
  await withToken(fetch, () => null)('/');
  expect(requests).toEqual(['Bearer abc', null]);
});
