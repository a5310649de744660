import { expect, test } from 'vitest';

import { noticeFor } from '#functions/calls/outcome/notification.ts';

const call = {
  status: 'screened',
  urgency: 'normal',
  caller_name_source: 'said',
  spam: { verdict: 'likely_safe' },
} as const;

test.each([
  ['a genuine call', {}, 'at-once'],
  ['a call of which nothing is known', { spam: { verdict: 'unknown' } }, 'at-once'],
  ['a call that may be spam', { spam: { verdict: 'suspicious' } }, 'grouped'],
  ['an urgent call that may be spam', { spam: { verdict: 'suspicious' }, urgency: 'high' }, 'at-once'],
  ['spam, urgent or not', { spam: { verdict: 'likely_spam' }, urgency: 'high' }, 'none'],
  ['a blocked number', { status: 'blocked' }, 'none'],
  ['a stranger who hangs up without a word', { status: 'hung_up', caller_name_source: 'unknown' }, 'none'],
  ['a contact who hangs up without a word', { status: 'hung_up', caller_name_source: 'contact' }, 'at-once'],
] as const)('%s', (_, more, expected) => {
  expect(noticeFor({ ...call, ...more }, false)).toBe(expected);
  expect(noticeFor({ ...call, ...more }, true)).toBe('none');
});
