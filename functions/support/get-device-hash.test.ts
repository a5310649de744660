import { expect, test } from 'vitest';

import { limiterOf } from '#functions/platform/limits.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/support/get-device-hash.ts';
import { support } from '#shared/api/support.ts';

const table = temporaryTable();

const now = new Date();
const call = calling(
  support.getDeviceHash,
  handler.with({ limits: limiterOf(table, async () => 'secret'), clock: () => now }),
);

test('200: returns a random id that differs on each request', async () => {
  const [one, other] = [await call({}), await call({})];
  expect(one.fingerprint).toMatch(/^[\w-]{43}$/);
  expect(other.fingerprint).not.toBe(one.fingerprint);
});

test('429: allows three hundred a minute', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 301 }, () => call({})));
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
});
