import { expect, test } from 'vitest';

import type { RawRecord } from '#functions/people/import/record.ts';
import { scorePair } from '#functions/people/import/resolve/score.ts';
import { parseRecord, toPerson } from '#functions/people/import/to-person.ts';

const asOf = '2026-03-01';
const from = (source: string, record: RawRecord) => toPerson(parseRecord({ id: '1', ...record }), { source, asOf });
const compared = (one: RawRecord, other: RawRecord, setting = {}) =>
  scorePair(from('One', one), from('Other', other), {
    sameSource: false,
    namesakes: 1,
    holders: () => 2,
    ...setting,
  });
const verdict = (...pair: Parameters<typeof compared>) => compared(...pair).verdict;

const mobile = (number: string) => ({ number, phone_type: 'mobile' as const });
const landline = (number: string) => ({ number, phone_type: 'landline' as const });
const home = { street: '12 Elm Street', city: 'Everett', state: 'WA', postal_code: '98201' };

test('joins people with a compatible name and a shared mailbox, mobile or account', () => {
  const name = { full_name: 'Runa Vestergaard' };
  expect(verdict({ ...name, emails: ['r@example.com'] }, { ...name, emails: ['R@example.com'] })).toBe('same');
  expect(verdict({ ...name, phones: [mobile('425 555 0100')] }, { ...name, phones: [mobile('4255550100')] })).toBe(
    'same',
  );
  const account = (username: string) => ({ ...name, social_profiles: [{ network: 'Example', username }] });
  expect(verdict(account('@runa'), account('Runa'))).toBe('same');
});

test('keeps people apart who share a contact, but no compatible name', () => {
  const emails = ['family@example.com'];
  expect(verdict({ full_name: 'Runa Vestergaard', emails }, { full_name: 'Ole Vestergaard', emails })).toBe(
    'different',
  );
});

test('ignores contacts shared by many, office and fax numbers, and role mailboxes', () => {
  const name = { full_name: 'Runa Vestergaard' };
  const emails = ['r@example.com'];
  expect(verdict({ ...name, emails }, { ...name, emails }, { holders: () => 5 })).not.toBe('same');
  for (const phone_type of ['office', 'fax'] as const) {
    const phones = [{ number: '425 555 0100', phone_type }];
    expect(verdict({ ...name, phones }, { ...name, phones })).not.toBe('same');
  }
  expect(verdict({ ...name, emails: ['info@example.com'] }, { ...name, emails: ['info@example.com'] })).not.toBe(
    'same',
  );
});

test('joins by a rare name and birth date, but not by a common name', () => {
  const birth = { birth_date: '1961-05' };
  expect(verdict({ full_name: 'Runa Vestergaard', ...birth }, { full_name: 'Runa Vestergaard', ...birth })).toBe(
    'same',
  );
  const smith = { full_name: 'James Smith', ...birth };
  expect(verdict(smith, smith)).toBe('maybe');
  expect(verdict({ ...smith, addresses: [home] }, { ...smith, addresses: [home] })).toBe('same');
});

test('never joins by name alone', () => {
  expect(verdict({ full_name: 'Runa Vestergaard' }, { full_name: 'Runa Vestergaard' })).not.toBe('same');
});

test('keeps father and son apart with the same name, house and landline', () => {
  const both = { full_name: 'Runar Vestergaard', addresses: [home], phones: [landline('425 555 0100')] };
  expect(verdict({ ...both, birth_date: '1941-05' }, { ...both, birth_date: '1970-02' })).toBe('different');
  expect(verdict(both, both)).toBe('maybe');
  expect(verdict({ ...both, birth_date: '1941-05' }, both)).toBe('maybe');
  const named = (full_name: string) => ({ ...both, full_name });
  expect(verdict(named('Runar Vestergaard Sr.'), named('Runar Vestergaard Jr.'))).toBe('different');
  const son = { ...both, family_members: [{ full_name: 'Runar Vestergaard', relation: 'parent' as const }] };
  expect(verdict(son, both)).toBe('different');
});

test('keeps twins apart, even with similar names', () => {
  const twin = (full_name: string): RawRecord => ({
    full_name,
    birth_date: '1984-03',
    addresses: [home],
    phones: [landline('425 555 0100')],
    family_members: [{ full_name: 'Inga Vestergaard', relation: 'parent' }],
  });
  expect(verdict(twin('Karl Vestergaard'), twin('Runa Vestergaard'))).toBe('different');
  expect(verdict(twin('Jon Vestergaard'), twin('John Vestergaard'))).not.toBe('same');
});

test('a different gender or age outweighs a shared contact', () => {
  const one = { full_name: 'Kim Vestergaard', emails: ['kim@example.com'] };
  expect(verdict({ ...one, gender: 'f' }, { ...one, gender: 'm' })).toBe('different');
  expect(verdict({ ...one, birth_date: '1961' }, { ...one, birth_date: '1964' })).toBe('different');
});

test('requires more evidence for two ids of one source', () => {
  const one = { full_name: 'Runa Vestergaard', birth_date: '1961-05' };
  expect(verdict(one, one, { sameSource: true })).toBe('maybe');
});

test('scores symmetrically, as the sum of the evidence', () => {
  const one = { full_name: 'Runa Vestergaard', birth_date: '1961', addresses: [home], gender: 'f' as const };
  const other = { full_name: 'Runa K. Vestergaard', birth_date: '1961-05', phones: [mobile('425 555 0100')] };
  const there = compared(one, other);
  expect(compared(other, one)).toMatchObject({ verdict: there.verdict, score: there.score });
  expect(there.evidence.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(there.score, 1);
  expect(JSON.stringify(there)).not.toMatch(/Vestergaard|1961|Elm|555/);
});
