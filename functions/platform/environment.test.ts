import { expect, test, vi } from 'vitest';

import { environment } from '#functions/platform/environment.ts';

test('a variable that changes is read again', () => {
  vi.stubEnv('TRIAL_DAYS', '3');
  expect(environment().TRIAL_DAYS).toBe(3);
  const held = environment();
  vi.stubEnv('TRIAL_DAYS', '7');
  expect(environment().TRIAL_DAYS).toBe(7);
  expect(held.TRIAL_DAYS).toBe(7);
  vi.stubEnv('TRIAL_DAYS', undefined);
  expect(environment().TRIAL_DAYS).toBe(1);
});

test('a value that makes no sense is named with its variable', () => {
  environment();
  vi.stubEnv('SUPPORT_TIME_ZONE', 'Nowhere/Town');
  expect(() => environment().SUPPORT_TIME_ZONE).toThrow(/SUPPORT_TIME_ZONE[^]*must be a time zone/);
});
