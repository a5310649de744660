import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { score } from '#functions/calls/verdict/score.ts';
import { nothingKnown, type Signals } from '#functions/calls/verdict/signals.ts';

const judge = (signals: Partial<Signals> = {}) => score({ ...nothingKnown, ...signals });
const spamSignal = (probability: number, ...signs: [string, number][]) => ({
  probability,
  signs: signs.map(([code, weight]) => ({ code, weight })),
});
const reports = (...daysAgo: number[]) => daysAgo.map((days, at) => ({ reporter: `u${at}`, daysAgo: days }));

test('a call without signals is unknown, without reasons', () => {
  expect(judge()).toEqual({ score: 30, verdict: 'unknown', reasons: [] });
});

test('speech alone can mean spam, with the phrases as reasons', () => {
  const words = spamSignal(
    0.99,
    ['asks_for_code', 3],
    ['hurry', 1],
    ['secrecy', 0.5],
    ['prize', 0.2],
    ['appointment', -1],
  );
  const { verdict, reasons } = judge({ words });
  expect(verdict).toBe('likely_spam');
  expect(reasons.map(({ code }) => code)).toEqual(['asks_for_code', 'hurry', 'secrecy']);
});

test('an ordinary reason scores likely safe', () => {
  const { verdict, reasons } = judge({ words: spamSignal(0.02, ['gives_name_and_reason', -2]) });
  expect(verdict).toBe('likely_safe');
  expect(reasons).toEqual([{ code: 'gives_name_and_reason', weight: -29 }]);
});

test('one reporter is ignored, two count, and both expire after three months', () => {
  const twice = [...reports(1), ...reports(2)];
  expect(judge({ reports: twice }).score).toBe(judge().score);
  expect(judge({ reports: reports(1, 2) }).reasons[0]?.code).toBe('reported');
  expect(judge({ reports: reports(91, 120) }).score).toBe(judge().score);
  expect(judge({ reports: reports(50, 50, 50) }).score).toBeLessThan(judge({ reports: reports(1, 1, 1) }).score);
});

test('a good history starts as safe but does not suppress a warning', () => {
  expect(judge({ talkedBefore: true })).toMatchObject({
    score: 0,
    verdict: 'likely_safe',
    reasons: [{ code: 'talked_before' }],
  });
  expect(judge({ talkedBefore: true, words: spamSignal(1) }).verdict).toBe('suspicious');
  expect(judge({ talkedBefore: true, contact: true }).reasons.map(({ code }) => code)).toEqual(['contact']);
});

test('counts carrier attestation where carriers support it', () => {
  expect(judge({ attestation: 'C', country: 'US' }).score).toBe(40);
  expect(judge({ attestation: 'none', country: 'FR' }).score).toBe(40);
  expect(judge({ attestation: 'A', country: 'CA' }).score).toBe(20);
  expect(judge({ attestation: 'none', country: 'TR' }).score).toBe(30);
});

test('the owner’s mark changes the next score, and removing it restores the score', () => {
  const call = { words: spamSignal(0.98), numbering: 'invalid' as const };
  expect(judge({ ...call, mark: 'not_spam' })).toMatchObject({ score: 5, verdict: 'likely_safe' });
  expect(judge({ ...call, mark: 'spam' }).reasons).toEqual([{ code: 'marked_spam', weight: 100 }]);
  expect(judge({ ...call, mark: null })).toEqual(judge(call));
});

const signals: fc.Arbitrary<Signals> = fc.record({
  words: fc.option(fc.record({ probability: fc.double({ min: 0, max: 1, noNaN: true }), signs: fc.constant([]) })),
  mark: fc.constantFrom(null, 'spam' as const, 'not_spam' as const),
  contact: fc.boolean(),
  talkedBefore: fc.boolean(),
  attestation: fc.constantFrom('A' as const, 'B' as const, 'C' as const, 'none' as const, null),
  country: fc.constantFrom('US', 'FR', 'JP', null),
  numbering: fc.constantFrom('valid' as const, 'invalid' as const, 'withheld' as const),
  line: fc.constantFrom(
    'mobile' as const,
    'fixed' as const,
    'internet' as const,
    'premium' as const,
    'unknown' as const,
  ),
  neighbour: fc.boolean(),
  reports: fc.array(fc.record({ reporter: fc.constantFrom('a', 'b', 'c', 'd'), daysAgo: fc.nat(120) })),
  ownersCalled: fc.nat(10),
  silent: fc.boolean(),
  keypadMenu: fc.boolean(),
  talksAtOnce: fc.boolean(),
});

test('more evidence of spam never lowers a score', () => {
  const worse = (before: Signals): Signals[] => [
    { ...before, words: { probability: Math.min(1, (before.words?.probability ?? 0.5) + 0.1), signs: [] } },
    { ...before, neighbour: true },
    { ...before, numbering: 'invalid' },
    { ...before, ownersCalled: before.ownersCalled + 3 },
    { ...before, silent: true },
    { ...before, keypadMenu: true },
    { ...before, talksAtOnce: true },
    { ...before, contact: false, talkedBefore: false },
    { ...before, reports: [...before.reports, { reporter: 'e', daysAgo: 1 }] },
  ];
  fc.assert(
    fc.property(signals, (before) => worse(before).every((after) => score(after).score >= score(before).score)),
  );
});

test('never warns of an unmarked contact', () => {
  fc.assert(fc.property(signals, (all) => score({ ...all, contact: true, mark: null }).score < 50));
});

test('the owner’s mark always wins', () => {
  fc.assert(fc.property(signals, (all) => score({ ...all, mark: 'spam' }).verdict === 'likely_spam'));
  fc.assert(fc.property(signals, (all) => score({ ...all, mark: 'not_spam' }).verdict === 'likely_safe'));
});

test('a score is a whole number from 0 to 100, with three reasons at most', () => {
  fc.assert(
    fc.property(signals, (all) => {
      const { score: points, reasons } = score(all);
      return Number.isInteger(points) && points >= 0 && points <= 100 && reasons.length <= 3;
    }),
  );
});
