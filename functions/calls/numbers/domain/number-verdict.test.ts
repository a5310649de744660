import { describe, expect, test } from 'vitest';

import { lineOf } from '#functions/calls/numbers/domain/line.ts';
import { numberVerdict } from '#functions/calls/numbers/domain/number-verdict.ts';
import type { Report } from '#functions/calls/verdict/reputation.ts';
import type { Phone } from '#shared/values/phone.ts';

const report = (reporter: string, more: Partial<Report> = {}): Report => ({
  reporter,
  daysAgo: 1,
  says: 'spam',
  spam_kind: null,
  wasCalled: true,
  ...more,
});
const by = (reporters: string, more: Partial<Report> = {}) => [...reporters].map((each) => report(each, more));

const judge = (
  reports: readonly Report[] = [],
  { number = '+12185550142', calledAt = [] as number[], isCleared = false } = {},
) => numberVerdict({ line: lineOf(number as Phone), reports, calledAt, isCleared });
const codes = (of: ReturnType<typeof judge>) => of.reasons.map(({ code }) => code);

test('a number of which nothing is said is unknown, without reasons', () => {
  expect(judge()).toEqual({ verdict: 'unknown', reasons: [] });
});

test('many reports of late make it likely spam, with their count and kind', () => {
  expect(judge(by('abcdefgh', { spam_kind: 'scam' }))).toEqual({
    verdict: 'likely_spam',
    reasons: [{ code: 'reported', count: 8, days: 30, spam_kind: 'scam' }],
  });
});

test('two reports leave a doubt, and are not counted aloud', () => {
  expect(judge(by('ab'))).toEqual({
    verdict: 'suspicious',
    reasons: [{ code: 'reported', count: null, days: null, spam_kind: null }],
  });
});

test('a single report shows nothing, from any account', () => {
  expect(judge(by('a', { spam_kind: 'scam' }))).toEqual(judge());
});

describe('safe is what at least three vouch for and nothing speaks against', () => {
  const known = by('xyz', { says: 'known' });
  test('three members know it', () => {
    expect(judge(known)).toMatchObject({ verdict: 'likely_safe', reasons: [{ code: 'vouched', count: 3 }] });
  });
  test('two are not enough', () => expect(judge(known.slice(1)).verdict).toBe('unknown'));
  test('more report it', () => expect(judge([...known, ...by('abcdef')]).verdict).not.toBe('likely_safe'));
  test('it costs extra', () => expect(judge(known, { number: '+19005551234' }).verdict).toBe('unknown'));
});

test.each([
  ['+19995551234', 'unassigned', 'suspicious'],
  ['+19005551234', 'premium', 'unknown'],
  ['+49180512345', 'shared_cost', 'unknown'],
  ['+815012345678', 'internet', 'unknown'],
])('%s says that it is %s', (number, code, verdict) => {
  const judged = judge([], { number });
  expect([codes(judged), judged.verdict]).toEqual([[code], verdict]);
});

test('calls to several members within minutes are a reason, spread over a day they are none', () => {
  const minute = 60_000;
  expect(codes(judge([], { calledAt: [0, 1, 2, 3].map((at) => at * minute) }))).toEqual(['burst']);
  expect(codes(judge([], { calledAt: [0, 1, 2, 3].map((at) => at * 60 * minute) }))).toEqual([]);
});

test('that its holder objected is said', () => {
  expect(judge([], { isCleared: true })).toMatchObject({ verdict: 'unknown', reasons: [{ code: 'cleared' }] });
});
