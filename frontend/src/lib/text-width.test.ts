import { expect, test } from 'vitest';

import { ellipsis, textWidth, wrapName, wrapText } from '#frontend/lib/text-width.ts';

test('a wide script is wider than a narrow one', () => {
  expect(textWidth('長谷川', 10)).toBe(30);
  expect(textWidth('illi', 10)).toBeLessThan(textWidth('mmmm', 10));
  expect(textWidth('é', 10)).toBe(textWidth('e\u0301', 10));
});

test('a name is wrapped between words', () => {
  expect(wrapText('Ruth Hale', 14, 120)).toEqual(['Ruth Hale']);
  expect(wrapText('Wilhelmina Featherstone', 14, 120)).toEqual(['Wilhelmina', 'Featherstone']);
});

test('text that does not fit is cut, and no line is too wide', () => {
  const long = 'Wolfeschlegelsteinhausen Bergerdorff-Featherstonehaugh of Somewhere';
  for (const name of [long, '長谷川まどか東海林寿限無寿限無五劫の擦り切れ', 'عبد الرحمن بن محمد الفارسي الأندلسي']) {
    const lines = wrapText(name, 14, 110);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(textWidth(line, 14)).toBeLessThanOrEqual(110);
  }
  expect(ellipsis(long, 14, 60)).toMatch(/…$/);
});

test.each([
  ['Tamsin Ruth Okafor', ['Tamsin R.', 'Okafor']],
  ['Tamsin Okafor', ['Tamsin', 'Okafor']],
  ['Bartholomew Augustus Quimbarrow', ['B.', 'Quimbarrow']],
  ['Maria Ana Luisa Featherst', ['Maria A. L.', 'Featherst']],
  ['Maximilian Anton Featherst', ['Maximilian', 'Featherst']],
  ['عبد الرحمن بن محمد الفارسي', wrapText('عبد الرحمن بن محمد الفارسي', 15, 90)],
])('%s is shortened before it is cut', (name, lines) => expect(wrapName(name, 15, 90)).toEqual(lines));
