import { expect, test } from 'vitest';

import { runSchedules } from '#scripts/dev/schedules.ts';

test('a job is started again and again, until the desk ends', async () => {
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
