import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { directory, keys, names, postings } from '#functions/platform/table/keys.ts';
import { addSpan, type Life, retention, type Span } from '#shared/values/retention.ts';

test('every kind of item has exactly one life', () => {
  const prefixes = ['moneyOf', 'everythingOf'];
  const kinds = [keys, postings, names(1), directory].flatMap(Object.keys).filter((kind) => !prefixes.includes(kind));
  expect(
    Object.values(retention)
      .flatMap((rule): readonly string[] => rule.kinds)
      .toSorted(),
  ).toEqual(kinds.toSorted());
});

test.each([
  ['2026-01-31T10:00:00Z', { months: 1 }, '2026-02-28T10:00:00.000Z'],
  ['2024-02-29T00:00:00Z', { years: 1 }, '2025-02-28T00:00:00.000Z'],
  ['2026-11-23T14:00:00Z', { years: 7 }, '2033-11-23T14:00:00.000Z'],
  ['2026-11-23T14:00:00Z', { days: 1 }, '2026-11-24T14:00:00.000Z'],
  ['2026-11-23T14:00:00Z', { hours: 1 }, '2026-11-23T15:00:00.000Z'],
] as const)('%s and %o is %s', (from, span, end) => {
  expect(addSpan(from, span).toISOString()).toBe(end);
});

test('a calendar span never ends in a later month', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.nat(36),
      (from, months) => {
        const end = addSpan(from, { months });
        const passed = (end.getUTCFullYear() - from.getUTCFullYear()) * 12 + end.getUTCMonth() - from.getUTCMonth();
        expect(passed).toBe(months);
      },
    ),
  );
});

const spanWords = (span: Span) => {
  const [unit = '', count] = Object.entries(span)[0] ?? [];
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
};
const endWords = {
  'account-deleted': 'until the account is deleted',
  'removed-by-owner': 'until its owner removes it',
  'person-removed': 'until the person is removed',
  withdrawn: 'until the consumer withdraws',
  'start-reply': 'until the number replies START',
  'suppression-lifted': 'until the suppression is lifted',
  'number-retired': 'until the number is retired',
  'vendor-deleted': 'until the telephone company has deleted it',
  never: 'always',
};
function lifeWords(life: Life): string {
  if (life.is === 'until') return endWords[life.end];
  return life.is === 'fixed'
    ? `${spanWords(life.span)} from ${life.from}`
    : `at most ${spanWords(life.most)} from ${life.from}`;
}

test('docs/data-model.md states the same lives', () => {
  const [, section = ''] =
    /## How long items are kept\n([\s\S]*?)\n## /.exec(readFileSync('docs/data-model.md', 'utf8')) ?? [];
  const documented = [...section.matchAll(/^\| `.*$/gm)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const expected = Object.entries(retention).map(([name, { kinds, life, why }]) => [
    `\`${name}\``,
    kinds.map((kind: string) => `\`${kind}\``).join(', '),
    lifeWords(life),
    why,
  ]);
  expect(documented).toEqual(expected);
});
