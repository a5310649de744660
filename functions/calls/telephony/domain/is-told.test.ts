import { expect, test } from 'vitest';

import { isTold } from '#functions/calls/telephony/domain/is-told.ts';

test('an owner is told of every call but spam, blocked numbers and what was not answered for them', () => {
  const call = (verdict: 'likely_safe' | 'unknown' | 'suspicious' | 'likely_spam', status: 'screened' | 'blocked' = 'screened') => ({ status, spam: { verdict } }); // prettier-ignore
  const told = (['likely_safe', 'unknown', 'suspicious', 'likely_spam'] as const).map((verdict) =>
    isTold(call(verdict), false),
  );
  expect(told).toEqual([true, true, true, false]);
  expect(isTold(call('unknown', 'blocked'), false)).toBe(false);
  expect(isTold(call('likely_safe'), true)).toBe(false);
});
