import { expect, test } from 'vitest';

import { crashes } from '#scripts/crash/run.ts';

test('killed in the middle of a month’s charges, the product comes back: each month is paid once', async () => {
  const all = await crashes({ times: 3, members: 5, seed: 1 });
  expect(all).toHaveLength(3);
  for (const crash of all) expect(crash).toMatchObject({ double: 0, missed: 0, lost: false, trouble: null });
}, 600_000);
