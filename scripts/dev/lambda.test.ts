import { expect, test, vi } from 'vitest';

import { runSchedules, serveLambda } from '#scripts/dev/lambda.ts';

const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=local/20261121/local/lambda/aws4_request' };

/** A Lambda service around one job that fails so many times before it succeeds. */
async function lambda(failures = 0) {
  const tries: unknown[] = [];
  let succeeded = () => {};
  const success = new Promise<void>((resolve) => (succeeded = resolve));
  const invoke = async (id: string, event: unknown) => {
    tries.push([id, event]);
    if (tries.length <= failures) throw new Error('not yet');
    succeeded();
    return {};
  };
  const server = await serveLambda({ invoke }, [1, 1]);
  const send = (headers: Record<string, string> = signed, type = 'Event') =>
    fetch(`${server.endpoint}/2015-03-31/functions/people.gatherResults/invocations`, {
      method: 'POST',
      headers: { 'x-amz-invocation-type': type, ...headers },
      body: '{"search_id":"srch_1"}',
    });
  return { server, send, tries, success, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test('accepts an event and runs it in the background', async () => {
  await using service = await lambda();
  const { send, tries, success } = service;
  expect((await send()).status).toBe(202);
  await success;
  expect(tries).toEqual([['people.gatherResults', { search_id: 'srch_1' }]]);
});

test('retries a failing job twice', async () => {
  await using service = await lambda(2);
  const { send, tries, success } = service;
  await send();
  await success;
  expect(tries).toHaveLength(3);
});

test('stops after two retries and lists all runs', async () => {
  const { server, send, tries } = await lambda(99);
  await send();
  await vi.waitFor(() => expect(server.runs).toHaveLength(3), { timeout: 60_000 });
  await server[Symbol.asyncDispose](); // waits for running jobs
  expect(tries).toHaveLength(3);
  expect(server.runs).toMatchObject([3, 2, 1].map((attempt) => ({ attempt, outcome: 'failed' })));
});

test('refuses unsigned requests, such as from a page in a browser', async () => {
  await using service = await lambda();
  const { send, tries } = service;
  expect((await send({ 'content-type': 'text/plain' })).status).toBe(403);
  expect(tries).toEqual([]);
});

test('serves events only', async () => {
  await using service = await lambda();
  expect((await service.send(signed, 'RequestResponse')).status).toBe(400);
});

test('starts a scheduled job repeatedly until the schedules are disposed of', async () => {
  const started: string[] = [];
  const enough = Promise.withResolvers<void>();
  const running = runSchedules(
    (id) => void (started.push(id) >= 3 && enough.resolve()),
    [{ job: 'messages.sweepOutbox', minutes: 1 / 60_000 }],
  );
  await enough.promise;
  running[Symbol.dispose]();
  const last = started.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(started).toEqual(Array<string>(last).fill('messages.sweepOutbox'));
});
