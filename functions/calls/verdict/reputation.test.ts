import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { FORGOTTEN_AFTER, HALF_LIFE, type Report, reputationOf } from '#functions/calls/verdict/reputation.ts';

const report = (reporter: string, more: Partial<Report> = {}): Report => ({
  reporter,
  daysAgo: 0,
  says: 'spam',
  spam_kind: null,
  wasCalled: true,
  ...more,
});
const by = (reporters: string, more: Partial<Report> = {}) => [...reporters].map((each) => report(each, more));
const weightOf = (...reports: Report[]) => reputationOf(reports).weight;

test('one account counts once, by its latest word', () => {
  expect(weightOf(...by('aaaa'))).toBe(0);
  expect(weightOf(...by('abaab'))).toBe(weightOf(...by('ab')));
  const tookBack = [report('a', { daysAgo: 5 }), report('a', { says: 'not_spam' }), report('b'), report('c')];
  expect(weightOf(...tookBack)).toBeLessThan(weightOf(...by('bc')));
});

test('a report weighs half as much after a half-life, and nothing once it is forgotten', () => {
  const [six, threeOld] = [by('abcdef', { daysAgo: HALF_LIFE }), by('abc')];
  expect(weightOf(...six)).toBeCloseTo(weightOf(...threeOld));
  expect(weightOf(...by('abcdef', { daysAgo: FORGOTTEN_AFTER + 1 }))).toBe(0);
});

test('who was never called counts half: two accounts made for it cannot silence anyone', () => {
  expect(weightOf(...by('abc', { wasCalled: false }))).toBe(0);
  expect(weightOf(...by('abcd', { wasCalled: false }))).toBeCloseTo(weightOf(...by('ab')));
});

describe('those who vouch', () => {
  test('outweigh as many reports', () => {
    expect(weightOf(...by('abc'), ...by('xyz', { says: 'known' }))).toBe(0);
    expect(weightOf(...by('abcd'), ...by('x', { says: 'not_spam' }))).toBeCloseTo(weightOf(...by('abc')));
  });

  test('never speak for a number that nobody reports', () => {
    expect(weightOf(...by('vwxyz', { says: 'known' }))).toBe(0);
  });
});

describe('a count is shown from three people on', () => {
  test('of reports, within the shorter span that has them', () => {
    expect(reputationOf(by('ab')).spam).toBeNull();
    expect(reputationOf(by('abc')).spam).toEqual({ count: 3, days: 30 });
    expect(reputationOf([...by('ab'), ...by('cd', { daysAgo: 45 })]).spam).toEqual({ count: 4, days: 90 });
  });

  test('of a kind, and of those who vouch', () => {
    const scams = by('ab', { spam_kind: 'scam' });
    expect(reputationOf([...scams, report('c', { spam_kind: 'sales' })]).spam_kind).toBeNull();
    expect(reputationOf([...scams, report('c', { spam_kind: 'scam' })]).spam_kind).toBe('scam');
    expect(reputationOf(by('ab', { says: 'known' })).vouchers).toBeNull();
    expect(reputationOf(by('abc', { says: 'not_spam' })).vouchers).toBe(3);
  });
});

test('no figure is ever below three, and a weight is between nothing and the most', () => {
  const reports = fc.array(
    fc.record({
      reporter: fc.constantFrom(...'abcdefgh'),
      daysAgo: fc.integer({ min: -1, max: 120 }),
      says: fc.constantFrom('spam' as const, 'not_spam' as const, 'known' as const),
      spam_kind: fc.constantFrom(null, 'scam' as const, 'sales' as const),
      wasCalled: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(reports, (all) => {
      const { weight, spam, vouchers } = reputationOf(all);
      return weight >= 0 && weight <= 3.5 && (spam?.count ?? 3) >= 3 && (vouchers ?? 3) >= 3;
    }),
  );
});
