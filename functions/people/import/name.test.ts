import { expect, test } from 'vitest';

import { joinName, splitName } from '#functions/people/import/name.ts';

test.for([
  ['Maria Cantwell', 'Maria', null, 'Cantwell'],
  ['Ada  Mary Lovelace', 'Ada', 'Mary', 'Lovelace'],
  ['Ludwig van Beethoven', 'Ludwig', null, 'van Beethoven'],
  ['Vincent Willem van der Berg', 'Vincent', 'Willem', 'van der Berg'],
  ['Mohammed bin Salman', 'Mohammed', null, 'bin Salman'],
  ['José Ortega y Gasset', 'José', null, 'Ortega y Gasset'],
  ['Van Morrison', 'Van', null, 'Morrison'],
  ['Lovelace, Ada Mary', 'Ada', 'Mary', 'Lovelace'],
  ['Martin King, Jr.', 'Martin', null, 'King'],
  ['Dr. Martin Luther King Jr.', 'Martin', 'Luther', 'King'],
  ['Иван Петров', 'Иван', null, 'Петров'],
  ['Петров Иван Сергеевич', 'Иван', 'Сергеевич', 'Петров'],
  ['山田 太郎', '太郎', null, '山田'],
  ['山田太郎', '太郎', null, '山田'],
  ['高橋みなみ', 'みなみ', null, '高橋'],
  ['李小龙', '小龙', null, '李'],
  ['诸葛亮', '亮', null, '诸葛'],
  ['김민준', '민준', null, '김'],
  ['أحمد بن علي', 'أحمد', null, 'بن علي'],
  ['ジョン・スミス', 'ジョン', null, 'スミス'],
  ['バーニー・サンダース', 'バーニー', null, 'サンダース'],
  ['バーニー サンダース', 'バーニー', null, 'サンダース'],
  ['マリア・フォン・デア・ベルク', 'マリア', null, 'フォン デア ベルク'],
  ['ジャン･ピエール･デュポン', 'ジャン', 'ピエール', 'デュポン'],
  ['サトウ タロウ', 'タロウ', null, 'サトウ'],
  ['ケン サトウ', 'ケン', null, 'サトウ'],
  ['サトウタロウ', 'タロウ', null, 'サトウ'],
  ['さとう はなこ', 'はなこ', null, 'さとう'],
  ['田中マリア', 'マリア', null, '田中'],
  ['石川茂', '茂', null, '石川'],
  ['菅直太', '直太', null, '菅'],
  ['長谷川潤', '潤', null, '長谷川'],
  ['小泉純二郎', '純二郎', null, '小泉'],
  ['王小明', '小明', null, '王'],
  ['マドンナ', null, null, null],
  ['علي عبد الله صالح', 'علي', 'عبد الله', 'صالح'],
  ['عبد الرحمن حداد', 'عبد الرحمن', null, 'حداد'],
  ['سلمى أبو زيد', 'سلمى', null, 'أبو زيد'],
  ['John Ben Smith', 'John', 'Ben', 'Smith'],
  ['Robert La Follette', 'Robert', null, 'La Follette'],
  ['Cher', null, null, null],
] as const)('%s', ([full, first_name, middle_name, last_name]) => {
  expect(splitName(full)).toEqual({ first_name, middle_name, last_name });
});

test('joins name parts in the order of the script', () => {
  expect(joinName({ first_name: 'Ada', middle_name: null, last_name: 'Lovelace' })).toBe('Ada Lovelace');
  expect(joinName({ first_name: '太郎', last_name: '山田' })).toBe('山田 太郎');
  expect(joinName({ first_name: 'タロウ', last_name: 'サトウ' })).toBe('サトウ タロウ');
  expect(joinName({ first_name: 'バーニー', last_name: 'サンダース' })).toBe('バーニー・サンダース');
});
