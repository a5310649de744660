import { expect, test } from 'vitest';

import { withMark } from '#functions/calls/assistant/domain/mark.ts';
import type { Spam } from '#shared/values/call.ts';

const reason = { code: 'attested', weight: -4, text: 'attested' };
const safe: Spam = { score: 6, verdict: 'likely_safe', reasons: [reason] };
const suspicious: Spam = { score: 71, verdict: 'suspicious', reasons: [{ code: 'prize', weight: 12, text: 'prize' }] };

test.each([safe, suspicious])('a mark that is taken back leaves the verdict that the call had: %j', (spam) => {
  const marked = withMark({ spam }, 'spam');
  expect(marked.spam).toMatchObject({ score: 95, verdict: 'likely_spam' });
  expect(marked.spam.reasons[0]?.code).toBe('marked_spam');
  expect(withMark(marked, null).spam).toEqual(spam);
});

test('one mark after another, and each twice, changes nothing about it', () => {
  const steps = ['spam', 'spam', 'not_spam', 'blocked', null, null, 'not_spam', null] as const;
  const last = steps.reduce<ReturnType<typeof withMark>>((call, mark) => withMark(call, mark), { spam: suspicious });
  expect(last.spam).toEqual(suspicious);
});

test('a call without a mark stays as it is', () => expect(withMark({ spam: safe }, null).spam).toEqual(safe));

test('of a call that was marked before its verdict was kept, nothing is known', () => {
  const old = { ...withMark({ spam: safe }, 'spam').spam };
  expect(withMark({ spam: old }, null).spam).toMatchObject({ score: 30, verdict: 'unknown', reasons: [reason] });
});
