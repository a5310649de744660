import { expect, test } from 'vitest';

import { shouldNotify } from '#functions/calls/outcome/notification.ts';

test('notifies the owner of every call but spam, blocked and unanswered ones', () => {
  const call = (
    verdict: 'likely_safe' | 'unknown' | 'suspicious' | 'likely_spam',
    status: 'screened' | 'blocked' = 'screened',
  ) => ({ status, spam: { verdict } });
  const notified = (['likely_safe', 'unknown', 'suspicious', 'likely_spam'] as const).map((verdict) =>
    shouldNotify(call(verdict), false),
  );
  expect(notified).toEqual([true, true, true, false]);
  expect(shouldNotify(call('unknown', 'blocked'), false)).toBe(false);
  expect(shouldNotify(call('likely_safe'), true)).toBe(false);
});
