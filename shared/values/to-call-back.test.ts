import { expect, test } from 'vitest';

import { isUrgent, toCallBack, urgentFirst } from '#shared/values/to-call-back.ts';

const NOW = new Date('2026-11-21T19:12:00.000Z');
const call = (name: string, more: object = {}) => ({
  name,
  status: 'screened' as const,
  urgency: 'normal' as const,
  started_at: NOW.toISOString(),
  spam: { verdict: 'likely_safe' as const },
  appointment: null,
  done_at: null,
  ...more,
});
const namesOf = (calls: readonly { name: string }[]) => calls.map(({ name }) => name);

test('VIPs come after what is urgent and before all others, and wait until they are done', () => {
  const calls = [
    call('other', { status: 'callback_requested' }),
    call('vip', { is_vip: true }),
    call('done vip', { is_vip: true, done_at: NOW.toISOString() }),
    call('urgent', { urgency: 'high' }),
    call('urgent vip', { urgency: 'high', is_vip: true }),
  ];
  expect(namesOf(urgentFirst(calls))).toEqual(['urgent vip', 'urgent', 'vip', 'other', 'done vip']);
  expect(namesOf(toCallBack(calls, NOW))).toEqual(['urgent vip', 'urgent', 'vip', 'other']);
  expect(namesOf(calls.filter(isUrgent))).toEqual(['urgent', 'urgent vip']);
});
