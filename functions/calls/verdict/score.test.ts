import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { score } from '#functions/calls/verdict/score.ts';
import { nothingKnown, type Signals } from '#functions/calls/verdict/signals.ts';

const judge = (signals: Partial<Signals> = {}) => score({ ...nothingKnown, ...signals });
const spamSignal = (probability: number, ...signs: [string, number][]) => ({
  probability,
  signs: signs.map(([code, weight]) => ({ code, weight })),
});
const aReport = { says: 'spam', spam_kind: null, wasCalled: true } as const;
const reports = (...daysAgo: number[]) =>
  daysAgo.map((days, at) => ({ ...aReport, reporter: `u${at}`, daysAgo: days }));
const attestations = ['A', 'B', 'C', 'none', null] as const;

test('a call without signals is unknown, without reasons', () => {
  expect(judge()).toEqual({ score: 30, verdict: 'unknown', reasons: [] });
});

describe('a first call', () => {
  test.each(attestations)('with attestation %s, a scripted scam is likely spam', (attestation) => {
    expect(judge({ attestation, country: 'US', words: spamSignal(0.99) }).verdict).toBe('likely_spam');
  });

  test.each(attestations)('with attestation %s, an ordinary call is not even doubtful', (attestation) => {
    const { verdict } = judge({ attestation, country: 'US', words: spamSignal(0.2) });
    expect(['likely_safe', 'unknown']).toContain(verdict);
  });

  test('whose words leave a doubt reaches the owner with a label', () => {
    expect(judge({ words: spamSignal(0.7) }).verdict).toBe('suspicious');
    expect(judge({ words: spamSignal(0.7), attestation: 'none', country: 'US', neighbour: true }).verdict).toBe(
      'suspicious',
    );
  });

  test('is never silenced for its number or conduct alone', () => {
    const worst = {
      numbering: 'invalid',
      line: 'premium',
      neighbour: true,
      ownersCalled: 9,
      keypadMenu: true,
    } as const;
    expect(judge({ ...worst, attestation: 'none', country: 'US' }).verdict).toBe('suspicious');
  });
});

test.each([
  [0.45, 49],
  [0.86, 89],
])('a withheld number, a neighbour’s or one not attested moves words of %d to %d at most', (probability, most) => {
  const words = spamSignal(probability);
  const weak = { words, attestation: 'none', country: 'US', neighbour: true, line: 'internet' } as const;
  expect(judge(weak).score).toBe(most);
  expect(judge({ words, numbering: 'withheld' }).score).toBeLessThanOrEqual(most);
});

test('asking for the owner by name speaks for a person, a little', () => {
  const [asks, not] = [judge({ asksForOwner: true }), judge()];
  expect(asks.score).toBeLessThan(not.score);
  expect(judge({ asksForOwner: true, words: spamSignal(0.99) }).verdict).toBe('likely_spam');
});

describe('reasons', () => {
  test('are what a person would give, heaviest first', () => {
    const words = spamSignal(0.99, ['asks_for_code', 3], ['secrecy', 0.5], ['prize', 0.9], ['investment', 0.6]);
    expect(judge({ words }).reasons).toEqual([
      { code: 'asks_for_code', weight: 30 },
      { code: 'prize', weight: 9 },
      { code: 'investment', weight: 6 },
    ]);
  });

  test('are the words as a whole where nothing was said that weighs enough, or that a person would name', () => {
    const words = spamSignal(0.99, ['investment', 0.2], ['hurry', 3], ['no_name', 2]);
    expect(judge({ words, attestation: 'none', country: 'US' }).reasons).toMatchObject([
      { code: 'sounds_like_spam' },
      { code: 'not_attested' },
    ]);
    expect(judge({ words: spamSignal(0.4), numbering: 'invalid', line: 'premium' }).reasons).toMatchObject([
      { code: 'invalid_number' },
      { code: 'premium_number' },
    ]);
  });

  test('of a genuine call are facts alone', () => {
    const words = spamSignal(0.02, ['delivery_at_door', -2]);
    expect(judge({ words })).toMatchObject({ verdict: 'likely_safe', reasons: [] });
  });
});

test('one reporter is ignored, two count, and both expire after three months', () => {
  const twice = [...reports(1), ...reports(2)];
  expect(judge({ reports: twice }).score).toBe(judge().score);
  expect(judge({ reports: reports(1, 2) }).verdict).toBe('suspicious');
  expect(judge({ reports: reports(1, 2) }).reasons[0]?.code).toBe('reported');
  expect(judge({ reports: reports(91, 120) }).score).toBe(judge().score);
  expect(judge({ reports: reports(50, 50, 50) }).score).toBeLessThan(judge({ reports: reports(1, 1, 1) }).score);
  expect(judge({ reports: reports(0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }).verdict).toBe('likely_spam');
});

test('a good history starts as safe, does not suppress a warning, and is never silenced', () => {
  expect(judge({ talkedBefore: true })).toMatchObject({ verdict: 'likely_safe', reasons: [{ code: 'talked_before' }] });
  expect(judge({ talkedBefore: true, words: spamSignal(1) }).verdict).toBe('suspicious');
  expect(judge({ talkedBefore: true, contact: true }).reasons.map(({ code }) => code)).toEqual(['contact']);
});

test('counts carrier attestation where carriers support it', () => {
  const score = (attestation: Signals['attestation'], country: string) => judge({ attestation, country }).score;
  expect(score('C', 'US')).toBeGreaterThan(judge().score);
  expect(score('none', 'FR')).toBeGreaterThan(judge().score);
  expect(score('A', 'CA')).toBeLessThan(judge().score);
  expect(score('none', 'TR')).toBe(judge().score);
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
  attestation: fc.constantFrom(...attestations),
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
  reports: fc.array(
    fc.record({
      reporter: fc.constantFrom('a', 'b', 'c', 'd'),
      daysAgo: fc.nat(120),
      says: fc.constantFrom('spam' as const, 'not_spam' as const, 'known' as const),
      spam_kind: fc.constant(null),
      wasCalled: fc.boolean(),
    }),
  ),
  ownersCalled: fc.nat(10),
  keypadMenu: fc.boolean(),
  talksAtOnce: fc.boolean(),
  asksForOwner: fc.boolean(),
  insistsOnCode: fc.boolean(),
});

test('more evidence of spam never lowers a score', () => {
  const worse = (before: Signals): Signals[] => [
    { ...before, words: { probability: Math.min(1, (before.words?.probability ?? 0.5) + 0.1), signs: [] } },
    { ...before, neighbour: true },
    { ...before, numbering: 'invalid' },
    { ...before, ownersCalled: before.ownersCalled + 3 },
    { ...before, keypadMenu: true },
    { ...before, talksAtOnce: true },
    { ...before, insistsOnCode: true },
    { ...before, asksForOwner: false },
    { ...before, contact: false, talkedBefore: false },
    { ...before, reports: [...before.reports, { ...aReport, reporter: 'e', daysAgo: 1 }] },
  ];
  fc.assert(
    fc.property(signals, (before) => worse(before).every((after) => score(after).score >= score(before).score)),
  );
});

test('never warns of an unmarked contact', () => {
  fc.assert(fc.property(signals, (all) => score({ ...all, contact: true, mark: null }).score < 50));
});

test('never silences who is known, nor a stranger without words that leave no doubt or reports', () => {
  const isKnown = (all: Signals) => score({ ...all, talkedBefore: true, mark: null }).verdict !== 'likely_spam';
  const mild = (all: Signals) => ({ ...all, mark: null, reports: [], words: spamSignal(0.8) });
  fc.assert(fc.property(signals, (all) => isKnown(all) && score(mild(all)).verdict !== 'likely_spam'));
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
