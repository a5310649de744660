import { expect, test } from 'vitest';

import { changesOf } from '#frontend/features/legal/changes-of.ts';
import type { LegalText } from '#frontend/lib/legal-text.ts';
import type { Structure } from '#shared/legal/structure.ts';

type Words = Record<string, Record<string, string>>;
const text = (structure: Structure, words: Words, kept: LegalText['kept'] = []): LegalText => ({
  slug: 'web-flow-privacy-policy',
  version: 1,
  since: '2026-11-22',
  title: '',
  news: undefined,
  structure,
  titleOf: (id) => `Title of ${id}`,
  sentence: (section, key) => words[section]?.[key] ?? '',
  kept,
});
const row = (how: string) => [{ name: 'account' as const, what: 'Account', how }];

test('sentences that are new, gone or reworded, by section; a moved one is the same', () => {
  const before = text([{ id: 'a', blocks: [['one', 'two'], { list: ['three'] }] }], {
    a: { one: 'One.', two: 'Two.', three: 'Three.' },
  });
  const after = text([{ id: 'a', blocks: [['three'], ['one', 'four']] }], {
    a: { one: 'One!', three: 'Three.', four: 'Four.' },
  });
  expect(changesOf(before, after)).toEqual([
    {
      id: 'a',
      title: 'Title of a',
      is: 'changed',
      changes: [
        { id: 'a.one', before: 'One.', after: 'One!' },
        { id: 'a.four', before: undefined, after: 'Four.' },
        { id: 'a.two', before: 'Two.', after: undefined },
      ],
    },
  ]);
});

test('a section that is new, and one that is gone', () => {
  const before = text([{ id: 'old', blocks: [['x']] }], { old: { x: 'X.' } });
  const after = text([{ id: 'new', blocks: [['y']] }], { new: { y: 'Y.' } });
  expect(changesOf(before, after).map(({ id, is }) => [id, is])).toEqual([
    ['new', 'new'],
    ['old', 'gone'],
  ]);
});

test('how long data are kept', () => {
  const structure: Structure = [{ id: 'kept', blocks: ['retention'] }];
  expect(changesOf(text(structure, {}, row('1 year')), text(structure, {}, row('2 years')))).toMatchObject([
    { changes: [{ id: 'kept.account', before: 'Account: 1 year', after: 'Account: 2 years' }] },
  ]);
  expect(changesOf(text(structure, {}, row('1 year')), text(structure, {}, row('1 year')))).toEqual([]);
});
